import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRedactor } from "../../src/runtime/redact.js";

describe("createRedactor", () => {
  it("for any secrets leaves none of them in any text that holds them", () => {
    const secret = fc
      .string({ minLength: 8, maxLength: 20 })
      .filter((text) => /^\S{8,}$/u.test(text) && !"[redacted]".includes(text));
    fc.assert(
      fc.property(fc.array(secret, { minLength: 1, maxLength: 4 }), fc.string(), (secrets, filler) => {
        const redact = createRedactor(secrets);
        const text = redact(
          secrets.map((one) => `${filler}${one}${encodeURIComponent(one)}${JSON.stringify(one)}`).join(" "),
        );
        for (const one of secrets) expect(text).not.toContain(one);
      }),
    );
  });

  it("takes out the token of a header, also without its scheme, and each line of a key", () => {
    const redact = createRedactor(["Bearer abc123def", "-----BEGIN-----\nMIIEvQIBADAN\n-----END-----"]);
    expect(redact("token abc123def refused; MIIEvQIBADAN")).toBe("token [redacted] refused; [redacted]");
  });

  it("takes out the encoded forms of a secret", () => {
    const redact = createRedactor(["p@ss/word&1"]);
    expect(redact(`url?x=${encodeURIComponent("p@ss/word&1")} ${Buffer.from("p@ss/word&1").toString("base64")}`)).toBe(
      "url?x=[redacted] [redacted]",
    );
  });

  it("leaves everyday words alone", () => {
    expect(createRedactor(["1", "on", "dev", ""])("1 on dev")).toBe("1 on dev");
  });
});
