import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { collectionOf } from "../src/features/collection.ts";
import { pairFeatures } from "../src/features/pair.ts";
import { parseJob, parsePerson } from "../src/features/parse.ts";
import { chanceOf, MODEL } from "../src/model/model.ts";
import type { PersonInput } from "../src/match-input.ts";
import { JUDGED_ON, loadJudgementSet } from "./judgement-set.ts";

/** Scores every graded pair again with personal details exchanged. */
describe("all graded pairs keep their chance", () => {
  const set = loadJudgementSet(fileURLToPath(new URL("../judgements", import.meta.url)));
  const market = collectionOf(set.jobs, set.people);
  const postings = set.jobs.map((job) => parseJob(job, market));
  const chancesOf = (people: readonly PersonInput[]): number[] => {
    const profiles = people.map((person) => parsePerson(person, market, JUDGED_ON));
    return set.pairs.map((pair) => {
      const [posting, profile] = [postings[pair.job], profiles[pair.person]];
      if (posting === undefined || profile === undefined) throw new RangeError("A pair names nobody");
      return chanceOf(MODEL, pairFeatures(posting, profile));
    });
  };
  const before = chancesOf(set.people);
  const swaps: readonly (readonly [string, (person: PersonInput) => PersonInput])[] = [
    ["names", (person) => ({ ...person, name: "Aaliyah Nguyen-O'Brien", id: "x" })],
    ["pronouns", (person) => ({ ...person, bio: `${person.bio ?? ""} She says of herself: her hers.` })],
    ["other pronouns", (person) => ({ ...person, bio: `${person.bio ?? ""} He says of himself: his his.` })],
    [
      "schools",
      (person) => ({
        ...person,
        education: (person.education ?? "").replace(
          /, [^,.]*(?:College|University)[^,.]*/g,
          ", Yale University",
        ),
      }),
    ],
    [
      "years of graduation",
      (person) => ({ ...person, education: `${person.education ?? ""}, class of 1981` }),
    ],
  ];
  test.each(swaps)("%s", (name, swap) => {
    const after = chancesOf(set.people.map(swap));
    if (!name.endsWith("pronouns")) expect(after).toEqual(before);
    else {
      const neutral = chancesOf(
        set.people.map((person) => ({
          ...person,
          bio: `${person.bio ?? ""} They say of themselves: their theirs.`,
        })),
      );
      expect(after).toEqual(neutral);
    }
  });
});
