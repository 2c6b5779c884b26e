import { defaultPreferences } from "@caseload/contract/search/search-preference-options";
import type { SearchPreferences } from "@caseload/contract/search/search-preferences";
import { afterAll, beforeAll, expect, test } from "vitest";
import { recordAnnouncements, topicsFor } from "../../../testkit/announcements.ts";
import { createFirmWithPartner, createParalegal } from "../../../testkit/market.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let person: Awaited<ReturnType<typeof createParalegal>>;
beforeAll(async () => {
  site = await openSite();
  person = await createParalegal(site);
});
afterAll(() => site.close());

const load = () => person.ask<SearchPreferences>("getSearchPreferences");
const save = (body: unknown) => person.call("saveSearchPreferences", { body });

test("before anything is saved, the defaults of the specification apply", async () => {
  expect(await load()).toEqual(defaultPreferences);
  expect(defaultPreferences).toMatchObject({
    locationRadius: 25,
    minYearsExperience: null,
    maxYearsExperience: null,
    lawSchoolTier: "any",
    emailAlerts: true,
    pushNotifications: true,
    alertFrequency: "daily",
    maxDistance: 25,
    minSalary: 0,
    maxSalary: 150_000,
    autoNotifications: false,
  });
});

test("what is saved stays, what is left out is not touched, and one's screens are updated", async () => {
  const announcements = await recordAnnouncements(site.connectionString);
  const filters = {
    practiceAreas: ["Litigation", "Litigation"],
    minYearsExperience: 3,
    barCertificationRequired: true,
    specificBarStates: ["PA", "DC"],
    availabilityType: ["Within Week"],
    projectDuration: ["Ongoing"],
    priorityLevel: ["High", "Urgent"],
    alertFrequency: "weekly",
  };
  expect((await save(filters)).json()).toMatchObject({ ...filters, practiceAreas: ["Litigation"] });
  expect(topicsFor(await announcements.take(), person.id)).toEqual(["matches"]);
  await announcements.stop();
  await save({ specialties: ["Health Law"], experienceLevel: "senior", autoNotifications: true });
  expect(await load()).toEqual({
    ...defaultPreferences,
    ...filters,
    practiceAreas: ["Litigation"],
    specialties: ["Health Law"],
    experienceLevel: "senior",
    autoNotifications: true,
  });
});

test("two saves at the same moment both count", async () => {
  await Promise.all([save({ location: "Boise, ID" }), save({ maxDistance: 60 })]);
  expect(await load()).toMatchObject({ location: "Boise, ID", maxDistance: 60 });
});

test.each([
  { specificBarStates: ["XX"] },
  { lawSchoolTier: "t3" },
  { alertFrequency: "hourly" },
  { workArrangement: ["Moon"] },
  { maxDistance: -5 },
  { minSalary: 1.5 },
  { specialties: Array.from({ length: 31 }, (_, n) => `Field ${n}`) },
  { location: "x".repeat(121) },
])("%j is refused and changes nothing", async (body) => {
  const before = await load();
  const answer = await save(body);
  expect(answer.statusCode).toBe(400);
  expect(answer.body.length).toBeGreaterThan(5);
  expect(await load()).toEqual(before);
});

test("each person has a record of their own, and attorneys have one too", async () => {
  const attorney = await createFirmWithPartner(site, "Harrow Street Legal");
  expect(await attorney.ask("getSearchPreferences")).toEqual(defaultPreferences);
  expect((await site.anonymous.call("getSearchPreferences")).statusCode).toBe(401);
  expect((await site.anonymous.call("saveSearchPreferences", { body: {} })).statusCode).toBe(401);
});
