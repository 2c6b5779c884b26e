import { expect, it } from "vitest";
import { matchFacts } from "./match-facts.ts";

const job = {
  specialties: ["litigation", "ediscovery", "class-action"],
  location: "Philadelphia, PA",
  budgetRange: "$48–58/hr",
};
const stranger = { specialties: [], preferredLocation: null, hourlyRate: null };

it("says what posting and account share", () => {
  const person = {
    specialties: ["Litigation", "E-Discovery"],
    preferredLocation: "philadelphia, PA",
    hourlyRate: 54,
  };
  expect(matchFacts(job, person)).toEqual([
    "Litigation and E-Discovery, two of your specialties",
    "Your rate of $54, inside the $48–58 budget",
    "Your own location, Philadelphia, PA",
  ]);
});

it("says nothing that is not so", () => {
  expect(matchFacts(job, stranger)).toEqual([]);
  expect(matchFacts(job, { ...stranger, hourlyRate: 59, specialties: ["Tax Law"] })).toEqual([]);
  expect(matchFacts({ ...job, budgetRange: "Negotiable" }, { ...stranger, hourlyRate: 54 })).toEqual([]);
});

it("names two specialties and counts the rest", () => {
  const person = { ...stranger, specialties: ["class-action", "E-Discovery", "litigation"] };
  expect(matchFacts(job, person)).toEqual(["Litigation and E-Discovery, among three of your specialties"]);
});

it("reads the budget out of a sentence", () => {
  const wordy = { ...job, budgetRange: "Between $40 and $60 per hour, plus travel" };
  expect(matchFacts(wordy, { ...stranger, hourlyRate: 44 })).toEqual([
    "Your rate of $44, inside the $40–60 budget",
  ]);
});

it("speaks of one shared specialty and of a rate below the budget", () => {
  expect(matchFacts(job, { ...stranger, specialties: ["Litigation"], hourlyRate: 40 })).toEqual([
    "Litigation, one of your specialties",
    "Your rate of $40, below the $48–58 budget",
  ]);
});
