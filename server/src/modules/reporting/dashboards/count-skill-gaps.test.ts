import fc from "fast-check";
import { expect, test } from "vitest";
import { countSkillGaps } from "./skill-gaps.ts";

test("a skill counts once a posting, in any case of letters, as its first posting writes it", () => {
  expect(
    countSkillGaps([
      ["Relativity", "relativity"],
      ["Privilege logs"],
      ["Privilege Logs", "RELATIVITY"],
      ["Relativity"],
    ]),
  ).toEqual([
    { skill: "Relativity", asking: 3 },
    { skill: "Privilege logs", asking: 2 },
  ]);
});

test("among equals what better matches ask for comes first", () => {
  expect(countSkillGaps([["Forms"], ["Courts"]]).map(({ skill }) => skill)).toEqual(["Forms", "Courts"]);
});

test("nothing is lost or counted twice", () => {
  const skill = fc.constantFrom("A", "a", "B", "c", "C", "toString", "__proto__", "ß");
  fc.assert(
    fc.property(fc.array(fc.array(skill)), (named) => {
      const tally = countSkillGaps(named);
      const distinct = named.map((skills) => new Set(skills.map((each) => each.toLowerCase())));
      for (const { skill: name, asking } of tally)
        expect(asking).toBe(distinct.filter((skills) => skills.has(name.toLowerCase())).length);
      expect(tally).toHaveLength(new Set(distinct.flatMap((skills) => [...skills])).size);
      expect(tally.every(({ asking }, at) => asking <= (tally[at - 1]?.asking ?? Infinity))).toBe(true);
    }),
  );
});
