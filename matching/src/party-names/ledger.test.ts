import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findMatches, prepareLedger } from "./ledger.ts";
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

test.each([
  ["pairs.csv", 260],
  ["fresh-pairs.csv", 325],
  ["frozen-pairs.csv", 191],
  ["second-pairs.csv", 310],
  ["third-pairs.csv", 142],
  ["fourth-pairs.csv", 100],
  ["fifth-pairs.csv", 240],
  ["sixth-pairs.csv", 240],
  ["seventh-pairs.csv", 300],
  ["eighth-pairs.csv", 260],
  ["ninth-pairs.csv", 164],
  ["tuned-pairs.csv", 376],
])("names of %s that conflict share a lookup key", (name, count) => {
  const file = new URL(`../../judgements/conflict-names/${name}`, import.meta.url);
  const pairs = readFileSync(file, "utf8").trim().split("\n").slice(1).map(fieldsOf);
  const lost = pairs.filter(([left = "", right = ""]) => {
    const [one, other] = [prepareName(left), prepareName(right)];
    const keys = lookupKeys(other);
    return namesConflict(one, other) && ![...lookupKeys(one)].some((key) => keys.has(key));
  });
  expect(pairs).toHaveLength(count);
  expect(lost).toEqual([]);
});
