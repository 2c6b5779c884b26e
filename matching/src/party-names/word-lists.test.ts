/** The format of the word lists. */
import { describe, expect, test } from "vitest";
import abbreviations from "./data/abbreviations.json" with { type: "json" };
import dictionary from "./data/dictionary.json" with { type: "json" };
import givenNameForms from "./data/given-name-forms.json" with { type: "json" };
import givenNames from "./data/given-names.json" with { type: "json" };
import legalForms from "./data/legal-forms.json" with { type: "json" };
import surnameForms from "./data/surname-forms.json" with { type: "json" };
import surnames from "./data/surnames.json" with { type: "json" };

const outOfOrder = (words: readonly string[]): string[] =>
  words.filter((word, at) => at > 0 && (words[at - 1] ?? "") >= word);

describe("word lists", () => {
  test.each([
    ["common words", dictionary.common],
    ["rare words", dictionary.rare],
    ["given names", givenNames],
    ["surnames", surnames],
  ])("%s are in order, each once, in plain letters", (_, lines) => {
    const words = lines.flatMap((line) => line.split(" "));
    expect(words.filter((word) => !/^[a-z]{2,}$/.test(word))).toEqual([]);
    expect(outOfOrder(words)).toEqual([]);
  });

  test("forms of given names and surnames are plain letters", () => {
    expect(outOfOrder(givenNameForms.map(({ name }) => name))).toEqual([]);
    const forms = [...givenNameForms.flatMap((row) => [row.name, ...row.forms]), ...surnameForms.flat()];
    expect(forms.filter((form) => !/^[a-z]+$/.test(form))).toEqual([]);
    expect(surnameForms.filter((group) => group.length < 2)).toEqual([]);
  });

  test("legal forms and abbreviations are lower case without dots", () => {
    const words = [...legalForms.flatMap(({ forms }) => forms), ...Object.entries(abbreviations).flat(2)];
    expect(words.filter((word) => !/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(word))).toEqual([]);
    expect(
      legalForms.filter(({ jurisdictions }) => jurisdictions.some((code) => !/^[A-Z]{2}$/.test(code))),
    ).toEqual([]);
  });
});
