import { describe, expect, it } from "vitest";
import { findSecrets } from "../../src/cli/import/find-secrets.js";

/** A text with its secrets blackened. */
function blackened(text: string, key?: string): string {
  let [result, at] = ["", 0];
  for (const { start, end } of findSecrets(text, key)) {
    result += `${text.slice(at, start)}█`;
    at = end;
  }
  return result + text.slice(at);
}

describe("findSecrets", () => {
  it.each([
    ["GITHUB_TOKEN", "plain", "█"],
    ["API_KEY", "plain", "█"],
    ["apiKey", "plain", "█"],
    ["DB_PASSWORD", "123456", "█"],
    ["CLIENT_SECRET", "two words", "█"],
    ["MYSQL_PWD", "x", "█"],
    ["GITHUBTOKEN", "x", "█"],
    ["--api-key", "x", "█"],
    ["X-Api-Key", "x", "█"],
    ["Authorization", "Bearer plain", "Bearer █"],
    ["authorization", "basic YTpi", "basic █"],
    ["AUTH_HEADER", "Bearer plain", "Bearer █"],
    ["Cookie", "sid=1", "█"],
    ["SENTRY_DSN", "https://1234@sentry.example.com/5", "█"],
  ])("hides what is called %s", (key, text, expected) => {
    expect(blackened(text, key)).toBe(expected);
  });

  it.each([
    ["an access token of GitHub", "ghp_A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8", "█"],
    ["a key of OpenAI", "sk-proj-Abcdefghij0123456789", "█"],
    ["a JSON web token", "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.dBjftJeZ4CVP", "█"],
    ["hexadecimal digits", "0123456789abcdef0123456789abcdef", "█"],
    ["a UUID", "123e4567-e89b-12d3-a456-426614174000", "█"],
    ["random text", "aB3xK9pQ2mZ7wL5vN8rT", "█"],
    ["random base64", "q7Xk/2mPz+9Lw4Rt/8Vb3Nc5Hd6Jf==", "█"],
    ["a private key", "-----BEGIN RSA PRIVATE KEY-----\nabc\n-----END RSA PRIVATE KEY-----", "█"],
    [
      "a password in an address",
      "postgresql://ada:hunter2@db.example.com/shop",
      "postgresql://ada:█@db.example.com/shop",
    ],
    ["a password with signs", "redis://:p@ss:word@host:1", "redis://:█@host:1"],
    ["a token as a user's name", "https://ghp_A1b2C3d4E5f6G7h8I9j0@github.com/x", "https://█@github.com/x"],
    ["a key in a query", "https://a.example/mcp?x=1&api_key=plain&y=2", "https://a.example/mcp?x=1&api_key=█&y=2"],
    ["a random part of a path", "https://a.example/s/aB3xK9pQ2mZ7wL5vN8rT/mcp", "https://a.example/s/█/mcp"],
    ["a header", "Authorization: Bearer plain", "Authorization: Bearer █"],
    ["a header without a scheme", "X-Api-Key: plain", "X-Api-Key: █"],
    ["a scheme", "x Bearer plain y", "x Bearer █ y"],
    ["an assignment", "run TOKEN=plain now", "run TOKEN=█ now"],
    ["JSON", '{"region":"eu","apiKey":"two words"}', '{"region":"eu","apiKey":"█"}'],
    ["a known key in a path", "/srv/ghp_A1b2C3d4E5f6G7h8I9j0/x", "/srv/█/x"],
    ["two at once", "TOKEN=plain https://a:b@c.example", "TOKEN=█ https://a:█@c.example"],
  ])("hides %s", (_, text, expected) => {
    expect(blackened(text)).toBe(expected);
  });

  it("does not stop at a very long text", () => {
    for (const text of ["z".repeat(200_000), "z.".repeat(100_000), "z = ".repeat(50_000), " ".repeat(200_000)])
      expect(findSecrets(text)).toEqual([]);
  });

  it.each([
    ["MAX_TOKENS", "4096"],
    ["TOKEN_LIMIT", "100000"],
    ["USE_AUTH", "true"],
    ["AUTH_TYPE", "oauth"],
    ["API_KEY", ""],
    ["OAUTH_CLIENT_ID", "workbench"],
    ["SSH_KEY_PATH", "/home/ada/.ssh/id_ed25519"],
    ["GOOGLE_APPLICATION_CREDENTIALS", "/home/ada/key.json"],
    ["TOKEN_URL", "https://login.example.com/token"],
    ["KEYBOARD", "dvorak"],
    ["AUTHOR", "Ada"],
    ["LOG_LEVEL", "debug"],
    [undefined, "@modelcontextprotocol/server-filesystem"],
    [undefined, "mcp-server-kubernetes-v2-beta1"],
    [undefined, "claude-3-5-sonnet-20241022"],
    [undefined, "x86_64-unknown-linux-gnu"],
    [undefined, "/nix/store/9v1f6s0z8b3k2c5x7q4w1m0n8d6h5j2l-node-20/bin/node"],
    [undefined, "ghcr.io/ada/tool@sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"],
    [undefined, "git+https://github.com/ada/tool@0123456789abcdef0123456789abcdef01234567"],
    [undefined, "ghcr.io/ada/auth:latest"],
    [undefined, "https://api.example.com/v1/mcp?units=metric"],
    [undefined, "export TOKEN=$(cat token); exec server"],
    [undefined, "http://localhost:3000/sse"],
  ])("leaves %s alone: %s", (key, text) => {
    expect(blackened(text, key)).toBe(text);
  });
});
