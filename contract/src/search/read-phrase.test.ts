import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jobSearchFilters } from "./job-search.ts";
import natural from "./natural-phrases.json" with { type: "json" };
import { readPhrase } from "./read-phrase.ts";

/** Of the sixty phrases, which were written before the reader. */
const minRight = 54;

const sorted = (finds: object): string =>
  JSON.stringify(Object.entries(finds).toSorted(([one], [other]) => one.localeCompare(other)));

test(`at least ${minRight} of sixty natural phrases are read as meant`, () => {
  expect(natural).toHaveLength(60);
  const results = natural.map(({ phrase, finds }) => {
    const found = readPhrase(phrase);
    return { phrase, isRight: sorted(found) === sorted(finds), found };
  });
  const wrong = results.filter(({ isRight }) => !isRight);
  const lines = results.map(
    ({ phrase, isRight, found }) => `${isRight ? "right" : "WRONG"}  ${phrase}  ->  ${JSON.stringify(found)}`,
  );
  process.stdout.write(`${lines.join("\n")}\n${results.length - wrong.length} of ${results.length} right\n`);
  expect(wrong.length, wrong.map(({ phrase }) => phrase).join("; ")).toBeLessThanOrEqual(
    natural.length - minRight,
  );
});

describe("names that contain the words of a filter stay a keyword", () => {
  test.each([
    "litigation hold notices",
    "Eastern District of Pennsylvania filings",
    "temporary restraining order",
    "expert witness deposition",
    "immigration court hearings",
    "attorney fees motion",
    "tax returns",
    "project management",
    "contract review",
    "remove to federal court",
    "Delaware Court of Chancery",
    "Delaware LLC formation",
    "motions in the Eastern District of Pennsylvania",
    "Ramirez v. Texas",
    "$5,000 bond",
    "responses due in 10 days",
    "August trial calendar",
    "exhibit 19103",
    '"remote witness" testimony',
  ])("%s", (phrase) => {
    expect(readPhrase(phrase)).toEqual({ keyword: phrase });
  });
});

const words = fc.constantFrom(
  ...natural.flatMap(({ phrase }) => phrase.split(" ")),
  ..."privilege log remote part-time in Chicago $50/hr 20 hours a week urgent senior IP near within miles of at least $99,000,000 a year".split(
    " ",
  ),
);

describe("any text", () => {
  test("is read into filters that the search accepts, and never throws", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words).map((all) => all.join(" ")),
        ),
        (phrase) => {
          const found = readPhrase(phrase.slice(0, 200));
          const { error } = jobSearchFilters.safeParse(found);
          expect(error, phrase).toBeUndefined();
        },
      ),
    );
  });

  test("keeps the words of the keyword in their order, and adds none", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("privilege", "log", "depositions", "Relativity", "probate")),
        (all) => {
          const text = all.join(" ");
          expect(readPhrase(`${text} remote part-time`).keyword ?? "").toBe(text);
        },
      ),
    );
  });

  test("a search in plain words loses no more than the words around it", () => {
    const around = fc.array(fc.constantFrom("the", "jobs", "looking", "for", "help", "can", "do"));
    const about = fc.array(fc.constantFrom("privilege", "log", "of", "depositions"));
    fc.assert(
      fc.property(around, about, around, (before, inside, after) => {
        const named = ["privilege", ...inside, "log"].join(" ");
        expect(readPhrase([...before, named, ...after].join(" "))).toEqual({ keyword: named });
      }),
    );
  });

  test.each(["the", "jobs", "of jobs", "attorney"])("%s alone is left as it is", (phrase) => {
    expect(readPhrase(phrase)).toEqual({ keyword: phrase });
  });
});
