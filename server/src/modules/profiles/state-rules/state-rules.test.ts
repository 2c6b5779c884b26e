import type { PublicProfile } from "@caseload/contract/profiles/profiles";
import {
  stateRules,
  type StateCourse,
  type StateRules,
  type StateStanding,
} from "@caseload/contract/profiles/state-rules";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { notifications } from "../../../platform/db/schema/notifications.ts";
import { stateCourses, stateDeclarations } from "../../../platform/db/schema/state-rules.ts";
import { type Cast, createHiringFirm } from "../../../testkit/hiring.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { educationPeriod } from "./education-period.ts";
import { listedStates } from "./find-state-rules.ts";
import { remindOfEducation } from "./remind-education.ts";

let site: Site;
let cast: Cast;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.delete(stateCourses);
  await site.db.delete(stateDeclarations);
  await site.db.delete(notifications);
});

const rulesOf = (state: string) => cast.partner.ask<StateRules>("getStateRules", { params: { state } });
const california = { state: "CA" };
const declaration = { basis: "aba_certificate", name: "Daniel Reyes", consent: true };
const declare = (body: object = {}, params = california) =>
  cast.daniel.call("declareForState", { params, body: { ...declaration, ...body } });
const course = {
  state: "CA",
  title: "Confidentiality in remote work",
  provider: "Bay Area Paralegal Institute",
  completedOn: "2026-02-03",
  ethicsMinutes: 120,
  generalMinutes: 60,
};
const add = (body: object = {}) => cast.daniel.call("addStateCourse", { body: { ...course, ...body } });
const standing = () => cast.daniel.ask<StateStanding>("getStateDeclaration", { params: california });

describe("the table of state rules", () => {
  test("lists the first eight states, each rule with its source and day", async () => {
    expect(listedStates).toEqual(["CA", "NY", "IL", "TX", "FL", "WA", "AZ", "UT"]);
    for (const state of listedStates) {
      const answer = stateRules.parse(await rulesOf(state));
      expect(answer).toMatchObject({ state, isListed: true, note: null });
      expect(answer.rules.map(({ kind }) => kind)).toContain("paralegals");
      for (const { source, asOf } of answer.rules) {
        expect(source.url).toMatch(/^https:\/\//);
        expect(asOf).toMatch(/^2026-/);
      }
    }
  });

  test.each([
    ["NY", 80_000, "Freelance Isn't Free Act"],
    ["IL", 50_000, "Freelance Worker Protection Act"],
    ["CA", 25_000, "Freelance Worker Protection Act"],
  ])("%s has a freelance act from %i cents", async (state, thresholdCents, name) => {
    const { freelanceAct, rules } = await rulesOf(state);
    expect(freelanceAct).toMatchObject({ thresholdCents, name, withinDays: 120 });
    expect(freelanceAct?.clauses).toHaveLength(4);
    expect(rules.find(({ kind }) => kind === "freelance_act")?.title).toBe(name);
  });

  test("has a note for a state that is not listed, and refuses what is no state", async () => {
    expect(await rulesOf("OH")).toMatchObject({
      isListed: false,
      rules: [],
      note: expect.stringContaining("haven't listed Ohio's rules"),
    });
    const { statusCode, body: text } = await cast.partner.call("getStateRules", { params: { state: "ZZ" } });
    expect([statusCode, text]).toEqual([400, "Please choose a state (state)"]);
  });
});

describe("California's declaration", () => {
  test("is signed with the account's name, replaced, shown on the profile, and withdrawn", async () => {
    expect((await standing()).declaration).toBeNull();
    expect((await declare()).statusCode).toBe(200);
    await declare({ basis: "degree_and_experience", attorneyName: "Ruth Calder" });
    expect((await standing()).declaration).toMatchObject({
      basis: "degree_and_experience",
      attorneyName: "Ruth Calder",
      name: "Daniel Reyes",
    });
    const params = { id: cast.daniel.id };
    const profile = await cast.partner.ask<PublicProfile>("getParalegalProfile", { params });
    expect(profile.declarations).toMatchObject([
      { state: "CA", section: "Cal. Bus. & Prof. Code § 6450(c)", isEducationComplete: false },
    ]);
    expect(JSON.stringify(profile)).not.toContain("Ruth Calder");
    await cast.daniel.ask("withdrawStateDeclaration", { params: california });
    expect((await standing()).declaration).toBeNull();
  });

  test.each([
    ["a qualification outside the list", { basis: "good_will" }, "basis"],
    ["a missing qualification", { basis: "" }, "basis"],
    ["experience without the attorney", { basis: "degree_and_experience" }, "attorneyName"],
    ["another person's name", { name: "Priya Raman" }, "name"],
    ["no confirmation", { consent: false }, "consent"],
  ])("refuses %s", async (_what, given, field) => {
    const { statusCode, body: text } = await declare(given);
    expect(statusCode).toBe(400);
    expect(text).toContain(`(${field})`);
  });

  test("is not asked for by other states", async () => {
    const { statusCode, body: text } = await declare({}, { state: "NY" });
    expect([statusCode, text]).toEqual([400, "This state requires no declaration (state)"]);
  });
});

describe("continuing education", () => {
  test.each([
    ["2006-12-31", "2005-01-01", "2006-12-31"],
    ["2007-01-01", "2007-01-01", "2008-12-31"],
    ["2026-12-31", "2025-01-01", "2026-12-31"],
    ["2027-01-01", "2027-01-01", "2028-12-31"],
  ])("%s is in the period from %s to %s", (day, from, to) => {
    expect(educationPeriod({ firstDay: "2007-01-01", years: 2 }, day)).toEqual({ from, to });
  });

  test("adds up the hours of the current period, and is complete with four and four", async () => {
    await add();
    await add({ completedOn: "2024-12-31", ethicsMinutes: 240, generalMinutes: 240 });
    expect((await standing()).continuingEducation).toEqual({
      from: "2025-01-01",
      to: "2026-12-31",
      ethicsMinutes: 120,
      generalMinutes: 60,
      isComplete: false,
    });
    await add({ ethicsMinutes: 120, generalMinutes: 180 });
    expect((await standing()).continuingEducation?.isComplete).toBe(true);
  });

  test("is listed page by page, saved as CSV, and removed by its owner alone", async () => {
    const first = await cast.daniel.ask<StateCourse>("addStateCourse", { body: course });
    await add({ title: "=Privilege", completedOn: "2026-01-20" });
    const list = await cast.daniel.call("listStateCourses", { query: { limit: "1" } });
    expect(list.json<StateCourse[]>().map(({ title }) => title)).toEqual([course.title]);
    const cursor = /cursor=([\w-]+)/.exec(String(list.headers["link"]))?.[1] ?? "";
    const next = await cast.daniel.ask<StateCourse[]>("listStateCourses", { query: { limit: "1", cursor } });
    expect(next.map(({ title }) => title)).toEqual(["=Privilege"]);
    const csv = (await cast.daniel.call("stateCoursesCsv")).body;
    expect(csv).toContain(
      "CA,Confidentiality in remote work,Bay Area Paralegal Institute,2026-02-03,120,60,",
    );
    expect(csv).toContain("'=Privilege");
    const params = { id: first.id };
    expect((await cast.priya.call("removeStateCourse", { params })).statusCode).toBe(404);
    expect((await cast.daniel.call("removeStateCourse", { params })).statusCode).toBe(200);
    expect((await cast.daniel.call("removeStateCourse", { params })).statusCode).toBe(404);
  });

  test.each([
    ["a day in the future", { completedOn: "2199-01-01" }, "completedOn"],
    ["no hours at all", { ethicsMinutes: 0, generalMinutes: 0 }, "ethicsMinutes"],
    ["ten minutes", { ethicsMinutes: 10 }, "ethicsMinutes"],
    ["a state without the duty", { state: "TX" }, "state"],
    ["no title", { title: "" }, "title"],
  ])("refuses %s", async (_what, given, field) => {
    const { statusCode, body: text } = await add(given);
    expect(statusCode).toBe(400);
    expect(text).toContain(`(${field})`);
  });

  test("reminds 90, 30 and 7 days before the period ends, each once, while hours are missing", async () => {
    await declare();
    await add();
    const reminders = async (instant: string) => {
      await remindOfEducation(site.db, new Date(instant));
      const rows = await site.db.select().from(notifications).where(eq(notifications.userId, cast.daniel.id));
      return rows.length;
    };
    expect(await reminders("2026-10-01T12:00:00Z")).toBe(0);
    expect(await reminders("2026-10-02T12:00:00Z")).toBe(1);
    expect(await reminders("2026-10-03T12:00:00Z")).toBe(1);
    expect(await reminders("2026-12-01T12:00:00Z")).toBe(2);
    expect(await reminders("2026-12-24T12:00:00Z")).toBe(3);
    expect(await reminders("2026-12-25T12:00:00Z")).toBe(3);
    const [last] = await site.db.select().from(notifications).orderBy(notifications.id).offset(2);
    expect(last).toMatchObject({
      title: "California continuing education",
      message:
        "Record 2.0 hours of legal ethics and 3.0 hours of general or specialized law by December 31, 2026 (Cal. Bus. & Prof. Code § 6450(d)).",
    });
    await add({ ethicsMinutes: 120, generalMinutes: 180, completedOn: "2026-02-05" });
    expect(await reminders("2028-10-02T12:00:00Z")).toBe(4);
  });

  test("sends no reminder once the hours are complete, nor without a declaration", async () => {
    await add({ ethicsMinutes: 240, generalMinutes: 240 });
    const end = new Date("2026-12-28T12:00:00Z");
    expect(await remindOfEducation(site.db, end)).toBe(0);
    await declare();
    expect(await remindOfEducation(site.db, end)).toBe(0);
  });
});
