import { expect, test } from "vitest";
import { base32, codeAt, otpauthUri, stepAt, stepOf } from "./one-time-code.ts";

/** The secret of RFC 6238, appendix B, for SHA-1. */
const secret = Buffer.from("12345678901234567890");

// The last six of the RFC's eight digits.
test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("at %i seconds the code is %s", (seconds, code) => {
  const step = stepAt(new Date(seconds * 1_000));
  expect(codeAt(secret, step)).toBe(code);
  expect(stepOf(secret, code, new Date(seconds * 1_000))).toBe(step);
});

test.each([
  [-31, false],
  [-30, true],
  [-1, true],
  [29, true],
  [59, true],
  [61, false],
])("a code checked %i seconds after its step began is valid: %s", (late, counts) => {
  const start = 1_234_567_890;
  expect(stepOf(secret, "005924", new Date((start + late) * 1_000)) !== undefined).toBe(counts);
});

// RFC 4648, section 10.
test.each([
  ["", ""],
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foo", "MZXW6"],
  ["foobar", "MZXW6YTBOI"],
])("%j is %s in base 32", (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});

test("the URI for authenticator apps contains the product and the account", () => {
  const uri = new URL(otpauthUri("Caseload", "robin+law@example.com", secret));
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    "otpauth:",
    "totp",
    "/Caseload:robin+law@example.com",
  ]);
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
    issuer: "Caseload",
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});
