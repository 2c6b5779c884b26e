import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { isFit, loadJudgementSet } from "./judgement-set.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "graded-pairs-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const jobs = [
  {
    id: "N-7",
    title: "Probate paralegal",
    description: "Inventories and accountings.",
    extra: { nested: true },
  },
  {
    id: 8,
    title: "Patent docketing",
    description: "Office actions.",
    specialties: "Intellectual Property, Tax",
  },
];
const people = [
  { id: "a", bio: "Estate administration, inventories and accountings.", hourlyRate: "$45", skills: null },
  { id: "b", bio: "Patent office actions and docketing.", skills: ["Anaqua", 5] },
];
const pairs = [
  { job: "N-7", paralegal: "a", grades: [3, 2], judge: "x" },
  { job: "N-7", paralegal: "b", grades: [0], consensus: 0 },
  { jobId: 8, paralegalId: "b", grade: 2 },
  { job: 8, paralegal: "a", grades: [1, 0, 0], consensus: 0.33 },
];

function store(files: Readonly<Record<string, unknown>>): void {
  for (const [file, rows] of Object.entries({
    "jobs.json": jobs,
    "paralegals.json": people,
    "judgements.json": pairs,
    ...files,
  }))
    if (rows !== undefined)
      writeFileSync(path.join(folder, file), typeof rows === "string" ? rows : JSON.stringify(rows));
}

test("other ids, fields, fewer judges and missing consensus are read", () => {
  store({ "jobs.json": { jobs } });
  const set = loadJudgementSet(folder);
  expect(set.pairs.map(({ consensus }) => consensus)).toEqual([2, 0, 2, 0]);
  expect(set.pairs.map(isFit)).toEqual([true, false, true, false]);
  expect(set.jobs[1]).toMatchObject({
    id: "8",
    specialties: ["Intellectual Property", "Tax"],
    budgetRange: null,
  });
  expect(set.people[0]).toMatchObject({ hourlyRate: 45, skills: [] });
  expect(set.people[1]).toMatchObject({ hourlyRate: null, skills: ["Anaqua", "5"] });
});

describe("what cannot be read is reported with its file and entry", () => {
  test.each<[string, Readonly<Record<string, unknown>>, RegExp]>([
    ["a missing file", { "paralegals.json": undefined }, /paralegals\.json cannot be read/],
    ["broken JSON", { "jobs.json": "[{" }, /jobs\.json is not JSON/],
    ["an empty list", { "jobs.json": [] }, /jobs\.json does not hold a list/],
    ["no list", { "judgements.json": { note: "later" } }, /judgements\.json does not hold a list/],
    ["entries that are no objects", { "jobs.json": ["N-7"] }, /jobs\.json: entry 1 is no object/],
    ["an entry without an id", { "jobs.json": [{ title: "x" }] }, /jobs\.json: entry 1 has no id/],
    ["an id twice", { "paralegals.json": [people[0], people[0]] }, /the id a stands twice/],
    ["an unknown job", { "judgements.json": [{ job: "?", paralegal: "a", grades: [1] }] }, /names job \?/],
    ["an unknown person", { "judgements.json": [{ job: 8, paralegal: "z", grades: [1] }] }, /paralegal z/],
    ["a grade of 5", { "judgements.json": [{ job: 8, paralegal: "a", grades: [5] }] }, /have grade 5/],
    ["no grade", { "judgements.json": [{ job: 8, paralegal: "a", grades: [] }] }, /have no grade/],
    ["no names", { "judgements.json": [{ grades: [1] }] }, /entry 1 does not name a job and a paralegal/],
  ])("%s", (_, files, message) => {
    store(files);
    expect(() => loadJudgementSet(folder)).toThrow(message);
  });
});

describe("npm run evaluate -- --data DIR", () => {
  const script = fileURLToPath(new URL("evaluate.ts", import.meta.url));
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ["--disable-warning=ExperimentalWarning", script, ...args]);

  test("prints every measure for the engine and each baseline on pairs of other fields", async () => {
    store({});
    const { stdout } = await run("--data", folder, "--draws", "3");
    expect(stdout).toContain("4 pairs of 2 jobs and 2 people, 2 fits");
    expect(stdout).toContain("applied unchanged");
    for (const word of ["engine", "BM25", "spec's score", "specialties overlap", "chance", "weighted kappa"])
      expect(stdout).toContain(word);
    expect(stdout).toMatch(/^AUC {10,}1\.000/m);
  }, 60_000);

  test("fails with one clear line", async () => {
    await expect(run("--data", path.join(folder, "nowhere"))).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^\S*nowhere\/jobs\.json cannot be read[^\n]*\n$/),
    });
  }, 60_000);
});
