import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import lists from "../../judgements/conflict-names/lists.json" with { type: "json" };
import { placesOfKey, toKeyLines } from "./key-lines.ts";
import { findMatches, keysOfParty, prepareLedger, prepareWithKeys } from "./ledger.ts";
import { lookupKeys } from "./lookup-keys.ts";
import { namesConflict } from "./names-conflict.ts";
import { sharedWords } from "./shared-words.ts";
import { prepareName } from "./prepare-name.ts";

test("an entry is found by an alias, once", () => {
  const ledger = prepareLedger([
    { id: 1, name: "Brackwater Holdings LLC", aliases: ["Brackwater Foods", "Sable Point Foods"] },
    { id: 2, name: "Ingrid van der Meulen" },
  ]);
  const parties = [{ id: "party", name: "Unrelated Name", aliases: ["Sable Point Foods, Inc."] }];
  expect(findMatches(parties, ledger)).toEqual([{ party: "party", entry: 1, kind: "organization" }]);
});

test("an entry with 300 aliases is found by the last of them", () => {
  const aliases = Array.from({ length: 300 }, (_, at) => `Veltrix Unit${at} Robotics`);
  const ledger = prepareLedger([{ id: 1, name: "Sable Point", aliases: [...aliases, "Ondarovia"] }]);
  expect(findMatches([{ id: 1, name: "Ondarovia Inc." }], ledger)).toHaveLength(1);
});

test.each([
  [["Vantage Components GmbH", "Vantage"], ["Vantage Logistics, Inc."], ["Vantage"]],
  [["The Ångström Group LLC"], ["Angstrom Group, Inc."], ["Ångström"]],
  [["Dr. Peggy Hathcock"], ["Margaret Hathcock", "Dr. M. H."], ["Hathcock"]],
  [["Дмитрий Волков"], ["Dmitri Volkov"], ["Волков"]],
  [["Nitelite Signs LLC"], ["Night Light LLC"], []],
])("the words that %j and %j share are %j", (names, others, words) => {
  expect(sharedWords(names, others)).toEqual(words);
});

/** The fields of a line; names with a comma are quoted. */
const fieldsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? "",
  );

const readPairs = (name: string): string[][] =>
  readFileSync(new URL(`../../judgements/conflict-names/${name}`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map(fieldsOf);

/** As a check does it: the keys of the entries as text, and of the entries only those that share a key with a party. */
function findByStoredKeys(parties: readonly string[], entries: readonly string[]): string[] {
  const named = (names: readonly string[]) => names.map((name, id) => ({ id, name }));
  const lines = toKeyLines(prepareLedger(named(entries)).byKey);
  const keys = new Set(parties.flatMap((name) => [...keysOfParty({ name })]));
  const idsByKey = new Map(Array.from(keys, (key) => [key, placesOfKey(lines, key)]));
  const candidates = new Set([...idsByKey.values()].flat());
  const rows = named(entries).filter(({ id }) => candidates.has(id));
  return findMatches(named(parties), prepareWithKeys(rows, idsByKey))
    .map(({ party, entry }) => `${parties[party]} | ${entries[entry]}`)
    .toSorted();
}

function findByComparingAll(parties: readonly string[], entries: readonly string[]): string[] {
  const prepared = entries.map((name) => ({ name, read: prepareName(name) }));
  return parties
    .flatMap((party) => {
      const read = prepareName(party);
      return prepared
        .filter((entry) => namesConflict(read, entry.read))
        .map(({ name }) => `${party} | ${name}`);
    })
    .toSorted();
}

const developmentNames = [
  ...new Set(readPairs("pairs.csv").flatMap(([left = "", right = ""]) => [left, right])),
];

test("stored keys find what comparing every development name with every other finds", () => {
  const found = findByStoredKeys(developmentNames, developmentNames);
  expect(found.length).toBeGreaterThan(developmentNames.length);
  expect(found).toEqual(findByComparingAll(developmentNames, developmentNames));
}, 60_000);

const developmentWords = [...new Set(developmentNames.flatMap((name) => name.split(" ")))];

test("stored keys find what comparing every word of the development names with every other finds", () => {
  const found = findByStoredKeys(developmentWords, developmentWords);
  expect(found.length).toBeGreaterThan(developmentWords.length);
  expect(found).toEqual(findByComparingAll(developmentWords, developmentWords));
}, 60_000);

test("stored keys find what comparing all finds in names made at random of words of the development names", () => {
  const names = fc.uniqueArray(
    fc
      .array(fc.constantFrom(...developmentWords), { minLength: 1, maxLength: 4 })
      .map((parts) => parts.join(" ")),
    { minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(names, names, (parties, entries) => {
      expect(findByStoredKeys(parties, entries)).toEqual(findByComparingAll(parties, entries));
    }),
    { numRuns: 300 },
  );
}, 60_000);

test("a key is found in stored lines exactly where it was put", () => {
  const key = fc.stringMatching(/^[a-z]:[a-z0-9 ]{0,4}$/);
  const places = fc.array(fc.nat(9_999), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.dictionary(key, places), key, (stored, other) => {
      const lines = toKeyLines(new Map(Object.entries(stored)));
      for (const each of [...Object.keys(stored), other])
        expect(placesOfKey(lines, each)).toEqual(stored[each] ?? []);
    }),
  );
});

test.each(lists.map(({ file, pairs }) => [file, pairs] as const))(
  "names of %s that conflict share a lookup key",
  (name, count) => {
    const pairs = readPairs(name);
    const lost = pairs.filter(([left = "", right = ""]) => {
      const [one, other] = [prepareName(left), prepareName(right)];
      const keys = lookupKeys(other);
      return namesConflict(one, other) && ![...lookupKeys(one)].some((key) => keys.has(key));
    });
    expect(pairs).toHaveLength(count);
    expect(lost).toEqual([]);
  },
);
