import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizedWords, tokenize } from "../ontology/tokens.ts";
import { withoutPersonalDetails } from "./personal-details.ts";
import { refusedSpans, splitByPolarity } from "./polarity.ts";
import { documentFrequencies, inverseDocumentFrequency } from "./document-frequency.ts";
import { sentencesOf, strengthOf } from "./strength.ts";
import { normalizeText, splitWords, stem } from "./words.ts";

test.each([
  ["I do probate. No bankruptcy work.", "no bankruptcy work."],
  ["I no longer take family law, but estates are fine.", "no longer take family law"],
  ["Patents rather than trademarks", "rather than trademarks"],
  ["I don\u2019t do depositions.", "don't do depositions."],
])("%s", (text, refused) => {
  const [stretch] = refusedSpans(text);
  expect(splitByPolarity(text).refused.replace(/ \. $/, "").trim()).toBe(refused);
  expect(stretch).toBeDefined();
});

test("what is refused does not depend on the text that was read before", () => {
  for (const before of ["I like estates.", "No bankruptcy work, and I mean it because of burnout"]) {
    refusedSpans(before);
    expect(refusedSpans(`Litigation, but evictions are out after "${before.length}" years`)[0]?.start).toBe(
      15,
    );
  }
});

test.each(["Not only leases, deeds too.", "Not just H-1B petitions", "No problem with travel"])(
  "%s",
  (text) => {
    expect(refusedSpans(text)).toEqual([]);
  },
);

test("refused stretches lie in the text, in order, apart", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      const length = normalizeText(text).length;
      let from = 0;
      for (const { start, end } of refusedSpans(text)) {
        expect(start).toBeGreaterThanOrEqual(from);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(length);
        from = end;
      }
    }),
  );
});

test.each([
  ["Relativity is required.", "required"],
  ["Spanish preferred, not required.", "preferred"],
  ["Clio is a plus", "preferred"],
  ["You will use Clio.", "mentioned"],
])("%s", (sentence, strength) => {
  expect(strengthOf(sentence)).toBe(strength);
});

test.each([
  ["petitions", "petit"],
  ["filings", "filing"],
  ["drafting", "draft"],
  ["prosecution", "prosecut"],
  ["prosecuting", "prosecut"],
  ["taxes", "tax"],
  ["entities", "entity"],
  ["lien", "lien"],
])("the stem of %s", (word, root) => {
  expect(stem(word)).toBe(root);
});

test("words are folded", () => {
  expect(splitWords("R\u00e9sum\u00e9s, Mu\u00f1oz's CERCLA")).toEqual(["resumes", "munoz", "cercla"]);
  expect(splitWords("I-589s, H-1Bs and 706s")).toEqual(["i", "589", "h", "1b", "and", "706"]);
});

test("plain text is divided like text with other letters", () => {
  const plain = fc.string({ unit: "binary-ascii", maxLength: 200 });
  fc.assert(
    fc.property(plain, (text) => {
      expect(splitWords(`${text}\nж`)).toEqual([...splitWords(text), "ж"]);
      expect(tokenize(`${text}\nж`).map(({ word }) => word)).toEqual([...normalizedWords(text), "ж"]);
    }),
  );
});

test("sentences", () => {
  expect(sentencesOf("One here. Two there; three.\nFour")).toEqual([
    "One here.",
    "Two there",
    "three.",
    "Four",
  ]);
});

test("rarer words weigh more, unseen ones most", () => {
  const statistics = documentFrequencies([["a", "b"], ["a"], ["a", "a"]]);
  expect(statistics.counts.get("a")).toBe(3);
  expect(inverseDocumentFrequency(statistics, "b")).toBeGreaterThan(
    inverseDocumentFrequency(statistics, "a"),
  );
  expect(inverseDocumentFrequency(statistics, "c")).toBeGreaterThan(
    inverseDocumentFrequency(statistics, "b"),
  );
  expect(inverseDocumentFrequency(statistics, "a")).toBeGreaterThan(0);
});

test("schools and years of graduation fall", () => {
  expect(
    withoutPersonalDetails("Certificate from Loyola University Chicago, class of 1998. Probate."),
  ).not.toMatch(/Loyola|1998/);
  expect(withoutPersonalDetails("Superior Court of California, Section 1983 cases")).toBe(
    "Superior Court of California, Section 1983 cases",
  );
});
