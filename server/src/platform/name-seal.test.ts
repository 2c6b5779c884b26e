import { describe, expect, test } from "vitest";
import { createNameSeal, openNameSeal } from "./name-seal.ts";

const [first, second, third] = [
  "a first secret of 32 characters..",
  "a second one, of 32 characters...",
  "a third, also of 32 characters...",
];
const name = "Quillfeather Shipping GmbH";

describe("encryption of names", () => {
  test("opens what it sealed, in any script, and shows nothing of it", () => {
    const seal = createNameSeal([first]);
    for (const text of [name, "株式会社モリカワ", "محمد عبد الرحمن", "", "x".repeat(20_000)]) {
      const sealed = seal.seal(text);
      expect(seal.open(sealed)).toBe(text);
      expect(sealed).toMatch(/^[\w-]{8}\.[\w-]{16}\.[\w-]+$/);
      if (text !== "")
        expect(Buffer.from(sealed.split(".")[2] ?? "", "base64url").toString()).not.toContain(text);
    }
  });

  test("seals the same text differently each time, so that equal names cannot be found", () => {
    const seal = createNameSeal([first]);
    const sealed = Array.from({ length: 200 }, () => seal.seal(name));
    expect(new Set(sealed).size).toBe(200);
    expect(new Set(sealed.map((text) => text.split(".")[1])).size).toBe(200);
  });

  test.each([
    ["the ciphertext", 2],
    ["the nonce", 1],
    ["the key's id", 0],
  ])("refuses a sealed text in which %s was changed", (_what, part) => {
    const seal = createNameSeal([first]);
    const parts = seal.seal(name).split(".");
    const bytes = Buffer.from(parts[part] ?? "", "base64url");
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    const changed = parts.map((text, at) => (at === part ? bytes.toString("base64url") : text)).join(".");
    expect(() => seal.open(changed)).toThrow();
  });

  test("refuses a shortened text, and one that was never sealed", () => {
    const seal = createNameSeal([first]);
    expect(() => seal.open(seal.seal(name).slice(0, -4))).toThrow();
    expect(() => seal.open(name)).toThrow("No key of PARTY_NAMES_KEYS");
    expect(() => seal.open("")).toThrow();
  });
});

describe("a rotation of keys", () => {
  test("reads what former keys sealed, and seals with the first", () => {
    const old = createNameSeal([first]);
    const before = old.seal(name);
    const rotated = createNameSeal([second, first]);
    expect(rotated.open(before)).toBe(name);
    const after = rotated.seal(name);
    expect(after.split(".")[0]).not.toBe(before.split(".")[0]);
    // A process that was not restarted yet cannot read it, and says which key it lacks.
    expect(() => old.open(after)).toThrow(`the id ${after.split(".")[0]}`);
    const twice = createNameSeal([third, second, first]);
    for (const sealed of [before, after]) expect(twice.open(sealed)).toBe(name);
  });

  test("loses what a removed key sealed, and nothing else", () => {
    const before = createNameSeal([first]).seal(name);
    const after = createNameSeal([second, first]).seal(name);
    const without = createNameSeal([second]);
    expect(without.open(after)).toBe(name);
    expect(() => without.open(before)).toThrow("No key");
  });

  test("the secret of sessions is the key until PARTY_NAMES_KEYS names others, and stays readable then", () => {
    const before = openNameSeal({ partyNamesKeys: [] }, first).seal(name);
    const rotated = openNameSeal({ partyNamesKeys: [second] }, first);
    expect(rotated.open(before)).toBe(name);
    // AUTH_SECRET changes: its former value moves into PARTY_NAMES_KEYS.
    const later = openNameSeal({ partyNamesKeys: [second, first] }, third);
    expect(later.open(before)).toBe(name);
    expect(later.open(rotated.seal(name))).toBe(name);
    expect(() => openNameSeal({ partyNamesKeys: [second] }, third).open(before)).toThrow("No key");
  });
});
