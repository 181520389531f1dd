export const readFile = { toolbox: "dev", server: "filesystem", tool: "read_file" };
const local = { toolbox: "dev", server: "filesystem", tool: "stat" };
export { local as stat };
export const logged = { toolbox: "dev", server: "filesystem", tool: "list" };
