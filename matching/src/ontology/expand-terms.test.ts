import { describe, expect, it } from "vitest";
import { isAbbreviation, expandTerms } from "./expand-terms.ts";

const partsOf = (query: string) => expandTerms(query).map(({ text }) => text);
const meant = (query: string) =>
  expandTerms(query).flatMap(({ phrases }) => phrases.map((phrase) => phrase.toLowerCase()));

describe("a search's words", () => {
  it("stay together where they name one thing, and part where they do not", () => {
    expect(partsOf("document review Relativity")).toEqual(["document review", "Relativity"]);
    expect(partsOf("zebra giraffe")).toEqual(["zebra", "giraffe"]);
  });

  it.each([
    ["RE closing", "real estate closing"],
    ["PI", "personal injury"],
    ["depo prep", "deposition preparation"],
    ["qdro", "qualified domestic relations order"],
    ["I130", "form i-130"],
  ])("%s also means %s", (typed, phrase) => {
    expect(meant(typed)).toContain(phrase);
  });

  it("are spelled out before their other names", () => {
    expect(expandTerms("med mal")[0]?.phrases[0]).toBe("medical malpractice");
    expect(expandTerms("asylum")[0]?.phrases[0]).toBe("asylum");
  });

  it("leave out what every search for work means, unless there is nothing else", () => {
    expect(partsOf("paralegal jobs in immigration")).not.toContain("jobs");
    expect(partsOf("paralegal jobs in immigration")).not.toContain("in");
    expect(partsOf("job").length).toBe(1);
    expect(partsOf(" ?! ")).toEqual([]);
  });

  it("are not corrected where they are short forms", () => {
    expect(isAbbreviation("msj")).toBe(true);
    expect(isAbbreviation("zebra")).toBe(false);
    expect(isAbbreviation("constructor")).toBe(false);
  });
});
