import { describe, expect, test } from "vitest";
import { findMatches, prepareLedger } from "./ledger.ts";
import { namesConflict } from "./names-conflict.ts";
import { prepareName } from "./prepare-name.ts";

const conflict = (left: string, right: string): boolean =>
  namesConflict(prepareName(left), prepareName(right));

describe("names in five scripts", () => {
  test.each([
    ["Dmitry Volkov", "Дмитрий Волков"],
    ["George Papadopoulos", "Γιώργος Παπαδόπουλος"],
    ["Mohammed Al-Rashidi", "محمد الرشيدي"],
    ["Zhang Weimin", "张伟民"],
    ["Kim Young-mi", "김영미"],
  ])("%s is %s", (latin, other) => {
    expect(conflict(latin, other)).toBe(true);
  });
});

test("a ledger's entry is found by an alias, once", () => {
  const ledger = prepareLedger([
    { id: 1, name: "Brackwater Holdings LLC", aliases: ["Brackwater Foods", "Sable Point Foods"] },
    { id: 2, name: "Ingrid van der Meulen" },
  ]);
  const parties = [{ id: "party", name: "Unrelated Name", aliases: ["Sable Point Foods, Inc."] }];
  expect(findMatches(parties, ledger)).toEqual([{ party: "party", entry: 1, kind: "organization" }]);
});
