import { expect, test } from "vitest";
import { pairFeatures } from "../features/pair.ts";
import { parseJob, parsePerson } from "../features/parse.ts";
import { chanceOf, MODEL } from "../model/model.ts";
import type { PersonInput } from "../match-input.ts";
import { collection, NOW, otherJob, otherParalegal, probateJob, probateParalegal } from "../testkit.ts";
import { personIndex, upsertPerson, removePerson } from "./person-index.ts";
import type { PersonIndex } from "./person-index.ts";
import { rankPeople } from "./rank-people.ts";

const job = parseJob(probateJob, collection);
const parsed = (person: PersonInput) => parsePerson(person, collection, NOW);

function indexOf(people: readonly PersonInput[], firmOf: (at: number) => number = () => 0): PersonIndex {
  const index = personIndex();
  people.forEach((person, at) =>
    upsertPerson(index, { id: at + 1, firmId: firmOf(at), parsed: parsed(person) }),
  );
  return index;
}

const idsFor = (index: PersonIndex): number[] => rankPeople(index, job, { limit: 20 }).map((row) => row.id);

test("the index gives the chances that the pairs have by themselves", () => {
  const people: PersonInput[] = [
    probateParalegal,
    otherParalegal,
    { ...probateParalegal, hourlyRate: 90 },
    { ...probateParalegal, bio: `${probateParalegal.bio ?? ""} I no longer do probate inventories.` },
    {},
  ];
  for (const posting of [{ ...probateJob, location: null }, otherJob]) {
    const side = parseJob(posting, collection);
    const ranked = rankPeople(indexOf(people), side, { limit: 10 });
    expect(ranked).toHaveLength(people.length);
    for (const { id, chance } of ranked) {
      const features = pairFeatures(side, parsed(people[id - 1] ?? {}));
      expect(chance).toBeCloseTo(chanceOf(MODEL, features), 2);
    }
  }
});

test("the work comes first, who is gone is gone, who changed counts as changed", () => {
  const index = indexOf([otherParalegal, probateParalegal]);
  expect(idsFor(index)[0]).toBe(2);
  removePerson(index, 2);
  expect(idsFor(index)).not.toContain(2);
  upsertPerson(index, { id: 1, firmId: 0, parsed: parsed(probateParalegal) });
  expect(idsFor(index)).toEqual([1]);
});

test("work on the spot: people nearby, people who travel and people who name no place", () => {
  const index = indexOf([
    probateParalegal,
    { ...probateParalegal, location: "Miami, FL" },
    { ...probateParalegal, location: "Miami, FL", bio: `${probateParalegal.bio ?? ""} Happy to travel.` },
    { ...probateParalegal, location: null },
  ]);
  expect(idsFor(index).toSorted((a, b) => a - b)).toEqual([1, 3, 4]);
  const remote = parseJob({ ...probateJob, workArrangement: "Remote" }, collection);
  expect(rankPeople(index, remote, { limit: 20 })).toHaveLength(4);
});

test("a further gate goes by rows", () => {
  const index = indexOf([probateParalegal, probateParalegal, probateParalegal]);
  const ranked = rankPeople(index, job, { limit: 20, passes: (row) => row !== 1 });
  expect(ranked.map((row) => row.id)).toEqual([3, 1]);
});

test("equal people keep their order from one call to the next", () => {
  const index = indexOf([probateParalegal, probateParalegal, probateParalegal]);
  expect(idsFor(index)).toEqual([3, 2, 1]);
  expect(idsFor(index)).toEqual([3, 2, 1]);
});

test("at most two of one firm among the first ten; people on their own are not held back", () => {
  const people = Array.from({ length: 16 }, () => probateParalegal);
  const index = indexOf(people, (at) => (at >= 8 ? 7 : 0));
  const firms = rankPeople(index, job, { limit: 10 }).map((row) => row.firmId);
  expect(firms.filter((firm) => firm === 7)).toHaveLength(2);
  expect(firms.filter((firm) => firm === 0)).toHaveLength(8);
});

test("an empty posting ranks no one above the others", () => {
  const empty = parseJob({ title: "", description: "" }, collection);
  const chances = rankPeople(indexOf([probateParalegal, otherParalegal]), empty, { limit: 5 });
  expect(new Set(chances.map((row) => row.chance)).size).toBe(1);
});
