export const readFile = { toolbox: "dev", server: "filesystem", name: "read_file" };
const local = { toolbox: "dev", server: "filesystem", name: "stat" };
export { local as stat };
export const logged = { toolbox: "dev", server: "filesystem", name: "list" };
