import type { User } from "@caseload/contract/accounts/accounts";
import type { OwnProfile, PublicProfile, ShownProfile } from "@caseload/contract/profiles/profiles";
import { errorMessages } from "@caseload/contract/error-messages";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makePerson, makeProfile } from "../../../demo/factories.ts";
import { type Announcements, topicsFor } from "../../../testkit/announcements.ts";
import { type Member, openProfileSite, type ProfileSite } from "../../../testkit/profile-site.ts";
import type { Caller, Site } from "../../../testkit/site.ts";

let site: Site;
let heard: Announcements;
let paralegal: Member;
let attorney: Member;

const creation = {
  location: "Philadelphia, PA",
  bio: "Runs review teams from first pass to clawback.",
  yearsExperience: "senior",
  hourlyRate: 54.5,
  workPreference: "remote",
  availability: "part-time",
  education: "BA, Paralegal Studies",
  certifications: ["Notary Public"],
  specialties: ["litigation", "corporate_law", "litigation"],
  skills: [],
};
const edit = {
  experience: "expert",
  specialties: ["Litigation"],
  location: "Newark, NJ",
  availability: "full-time",
  education: "BA, Paralegal Studies",
  workType: "on-site",
};

let profiles: ProfileSite;
beforeAll(async () => {
  profiles = await openProfileSite();
  ({ site, heard, attorney } = profiles);
});
beforeEach(async () => {
  paralegal = await profiles.joinParalegal();
});
afterAll(() => profiles.close());

const create = (body: object = creation) => paralegal.call("createParalegalProfile", { body });
const seenBy = (viewer: Caller, id: number | string) =>
  viewer.call("getParalegalProfile", { params: { id } });

describe("a paralegal's profile", () => {
  test("before there is one", async () => {
    const own = await paralegal.call("getOwnParalegalProfile");
    expect([own.statusCode, own.body]).toEqual([404, errorMessages.ownProfileNotFound]);
    const edited = await paralegal.call("updateParalegalProfile", { body: edit });
    expect([edited.statusCode, edited.body]).toEqual([404, errorMessages.ownProfileNotFound]);
    const seen = await seenBy(attorney, paralegal.id);
    expect([seen.statusCode, seen.body]).toEqual([404, errorMessages.profileNotFound]);
    expect((await paralegal.ask<User>("me")).hasProfile).toBe(false);
  });

  test("is created, and read by its owner and by members under the names that the spec gives", async () => {
    const created = await create();
    expect(created.statusCode).toBe(201);
    const own = await paralegal.ask<OwnProfile>("getOwnParalegalProfile");
    expect(created.json()).toEqual(own);
    expect(own).toMatchObject({
      id: paralegal.id,
      name: "Daniel Reyes",
      experience: "senior",
      workType: "remote",
      description: creation.bio,
      hourlyRate: 54.5,
      specialties: ["litigation", "corporate_law"],
      isPublic: false,
    });
    expect((await seenBy(attorney, paralegal.id)).json<ShownProfile>()).toEqual({
      id: paralegal.id,
      reviews: null,
      name: "Daniel Reyes",
      photo: null,
      emailConfirmed: true,
      credentials: [],
      declarations: [],
      specialties: ["litigation", "corporate_law"],
      skills: [],
      bio: creation.bio,
      education: creation.education,
      certifications: ["Notary Public"],
      yearsExperience: "senior",
      location: "Philadelphia, PA",
      availability: "part-time",
      workPreference: "remote",
      hourlyRate: 54.5,
      languages: [],
      courts: [],
      efilingSystems: [],
      hoursPerWeek: null,
      workingHours: null,
      availableFrom: null,
      shortlisted: false,
    });
    const announced = await heard.take();
    expect(topicsFor(announced, paralegal.id)).toEqual(["jobs", "people", "profile"]);
    expect(topicsFor(announced, attorney.id)).toEqual(["people"]);
    expect((await paralegal.ask<User>("me")).hasProfile).toBe(true);
  });

  test("is created once, also when the form is sent five times at once", async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => create()));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409, 409,
    ]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.body).toBe(errorMessages.profileExists);
  });

  test.each([
    ["location", "", "Location is required"],
    ["location", undefined, "Location is required"],
    ["bio", "123456789", "Bio must be at least 10 characters"],
    ["bio", undefined, "Bio must be at least 10 characters"],
    ["yearsExperience", "", "Experience level is required"],
    ["hourlyRate", undefined, "Hourly rate is required"],
    ["hourlyRate", "54", "Hourly rate is required"],
    ["hourlyRate", null, "Hourly rate is required"],
    ["hourlyRate", -1, "Hourly rate cannot be negative"],
    ["workPreference", " ", "Work type preference is required"],
    ["availability", 3, "Availability is required"],
    ["education", "", "Education information is required"],
    ["education", "NUL \u0000", "Please remove the control characters"],
    ["specialties", [], "Select at least one specialty"],
    ["specialties", "litigation", "Select at least one specialty"],
    ["certifications", [7], "Please enter a value"],
  ])("%s = %j is refused with the spec's sentence, and nothing is stored", async (field, value, sentence) => {
    const answer = await create({ ...creation, [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(`${sentence} (${field}`);
    expect((await paralegal.call("getOwnParalegalProfile")).statusCode).toBe(404);
  });

  test("skills, languages, courts, filing systems, hours and the first day are kept, edited and emptied", async () => {
    const facts = {
      skills: ["Relativity"],
      languages: ["Spanish", "Spanish"],
      courts: ["D. N.J."],
      efilingSystems: ["CM/ECF"],
      hoursPerWeek: 25,
      workingHours: "Weekdays 9 to 3 Eastern",
      availableFrom: "2026-12-01",
    };
    await create({ ...creation, ...facts });
    const stored = { ...facts, languages: ["Spanish"] };
    expect(await paralegal.ask("getOwnParalegalProfile")).toMatchObject({ ...stored, showRate: true });
    expect((await seenBy(attorney, paralegal.id)).json()).toMatchObject(stored);
    expect(await paralegal.ask("updateParalegalProfile", { body: edit })).toMatchObject(stored);
    const emptied = {
      ...facts,
      skills: [],
      languages: [],
      courts: [],
      efilingSystems: [],
      hoursPerWeek: null,
    };
    const body = { ...edit, ...emptied, workingHours: "", availableFrom: "" };
    expect(await paralegal.ask("updateParalegalProfile", { body })).toMatchObject({
      ...emptied,
      workingHours: null,
      availableFrom: null,
    });
  });

  test.each([
    ["hoursPerWeek", 0, "Please enter hours from 1 to 80"],
    ["hoursPerWeek", 81, "Please enter hours from 1 to 80"],
    ["hoursPerWeek", "20", "Please enter hours from 1 to 80"],
    ["availableFrom", "soon", "Please enter a date"],
    ["workingHours", "x".repeat(121), "Please use at most 120 characters"],
    ["skills", [""], "Please enter a value"],
    ["languages", Array.from({ length: 31 }, (_, at) => `L${at}`), "Please choose at most 30"],
  ])("%s = %j is refused when creating and when editing", async (field, value, sentence) => {
    const created = await create({ ...creation, [field]: value });
    expect([created.statusCode, created.body]).toEqual([
      400,
      expect.stringContaining(`${sentence} (${field}`),
    ]);
    await create();
    const body = { ...edit, [field]: value };
    const edited = await paralegal.call("updateParalegalProfile", { body });
    expect([edited.statusCode, edited.body]).toEqual([400, expect.stringContaining(`${sentence} (${field}`)]);
  });

  test("a hidden rate is the owner's own: others read none", async () => {
    await create({ ...creation, showRate: false });
    expect((await paralegal.ask<OwnProfile>("getOwnParalegalProfile")).hourlyRate).toBe(54.5);
    expect((await seenBy(attorney, paralegal.id)).json<PublicProfile>().hourlyRate).toBeNull();
    await paralegal.ask("updateParalegalProfile", { body: { ...edit, showRate: true } });
    expect((await seenBy(attorney, paralegal.id)).json<PublicProfile>().hourlyRate).toBe(54.5);
  });

  test.each([
    ["skill", "relat", "Relativity"],
    ["skill", "privilege r", "Privilege review and logs"],
    ["language", "span", "Spanish"],
    ["language", "espa", "Spanish"],
    ["court", "bankr", /bankruptcy/i],
    ["efilingSystem", "ecf", "CM/ECF"],
  ])("words of the matching vocabulary: %s %s suggests %s", async (kind, q, expected) => {
    const words = await paralegal.ask<string[]>("suggestProfileWords", { query: { kind, q } });
    expect(words.length).toBeLessThanOrEqual(8);
    expect(words).toContainEqual(typeof expected === "string" ? expected : expect.stringMatching(expected));
  });

  test("its owner sees what others see: every field that a firm, a paralegal or a visitor reads, and no other", async () => {
    await create({ ...creation, skills: ["Relativity"] });
    const more = { ...edit, languages: ["Spanish"], hoursPerWeek: 20, showRate: false };
    await paralegal.ask("updateParalegalProfile", { body: { ...more, isPublic: true } });
    const preview = (await seenBy(paralegal, paralegal.id)).json<ShownProfile>();
    expect(preview).toMatchObject({ hourlyRate: null, languages: ["Spanish"], skills: ["Relativity"] });
    const other = await profiles.joinParalegal();
    for (const viewer of [attorney, other, site.anonymous]) {
      const seen = (await seenBy(viewer, paralegal.id)).json<ShownProfile>();
      // The shortlist is the firm's own.
      expect({ ...seen, shortlisted: null }).toEqual(preview);
    }
  });

  test("no word is suggested that matching does not know", async () => {
    expect(await paralegal.ask("suggestProfileWords", { query: { kind: "skill", q: "qqqq" } })).toEqual([]);
    expect((await paralegal.call("suggestProfileWords", { query: { kind: "spell" } })).statusCode).toBe(400);
  });

  test("the least that the form takes: ten characters, nothing an hour, no certification", async () => {
    const { certifications: _, ...rest } = creation;
    expect((await create({ ...rest, bio: "1234567890", hourlyRate: 0 })).statusCode).toBe(201);
    expect((await seenBy(attorney, paralegal.id)).json<PublicProfile>()).toMatchObject({
      bio: "1234567890",
      hourlyRate: 0,
      certifications: [],
    });
  });

  test("scripts are words like others, and no browser takes the answer for a page", async () => {
    const script = "</script><script>alert(1)</script>";
    const { body } = await create({ ...creation, bio: script, skills: [script], location: script });
    expect(JSON.parse(body)).toMatchObject({ description: script, skills: [script], location: script });
    const seen = await seenBy(attorney, paralegal.id);
    expect(seen.headers["content-type"]).toContain("application/json");
    expect(seen.headers["x-content-type-options"]).toBe("nosniff");
  });

  test("two megabytes are refused with 413", async () => {
    expect((await create({ ...creation, bio: "x".repeat(2_000_000) })).statusCode).toBe(413);
  });

  test("an edit changes what it names and leaves the rest", async () => {
    await create();
    await heard.take();
    const edited = await paralegal.ask<OwnProfile>("updateParalegalProfile", { body: edit });
    expect(edited).toMatchObject({
      experience: "expert",
      location: "Newark, NJ",
      availability: "full-time",
      workType: "on-site",
      description: creation.bio,
      hourlyRate: 54.5,
      certifications: ["Notary Public"],
      isPublic: false,
    });
    const announced = await heard.take();
    expect(topicsFor(announced, paralegal.id)).toEqual(["jobs", "people", "profile"]);
    expect(topicsFor(announced, attorney.id)).toEqual(["people"]);
    const cleared = { ...edit, description: "", hourlyRate: null, certifications: [], isPublic: true };
    expect(await paralegal.ask<OwnProfile>("updateParalegalProfile", { body: cleared })).toMatchObject({
      description: "",
      hourlyRate: null,
      certifications: [],
      isPublic: true,
    });
    expect((await seenBy(attorney, paralegal.id)).json<PublicProfile>().hourlyRate).toBeNull();
  });

  test.each([
    ["experience", "", "Experience is required"],
    ["experience", undefined, "Experience is required"],
    ["specialties", [], "At least one specialty is required"],
    ["specialties", undefined, "At least one specialty is required"],
    ["location", "", "Location is required"],
    ["location", undefined, "Location is required"],
    ["availability", undefined, "Availability is required"],
    ["availability", " ", "Availability is required"],
    ["education", "", "Education is required"],
    ["education", undefined, "Education is required"],
    ["workType", "", "Work type is required"],
    ["workType", undefined, "Work type is required"],
    ["hourlyRate", -5, "Hourly rate cannot be negative"],
    ["description", "x".repeat(10_001), "Please use at most 10000 characters"],
  ])("an edit with a wrong %s is refused with the spec's sentence", async (field, value, sentence) => {
    await create();
    const answer = await paralegal.call("updateParalegalProfile", { body: { ...edit, [field]: value } });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(`${sentence} (${field}`);
    expect((await paralegal.ask<OwnProfile>("getOwnParalegalProfile")).location).toBe(creation.location);
  });

  test("signed-out visitors see it only while it is public", async () => {
    await create();
    const hidden = await seenBy(site.anonymous, paralegal.id);
    expect([hidden.statusCode, hidden.body]).toEqual([404, errorMessages.profileNotFound]);
    await paralegal.ask("updateParalegalProfile", { body: { ...edit, isPublic: true } });
    expect((await seenBy(site.anonymous, paralegal.id)).statusCode).toBe(200);
    await paralegal.ask("updateParalegalProfile", { body: { ...edit, isPublic: false } });
    expect((await seenBy(site.anonymous, paralegal.id)).statusCode).toBe(404);
  });

  test("the public form names neither the address nor the switch", async () => {
    await create();
    const { body } = await seenBy(attorney, paralegal.id);
    expect(body).not.toMatch(/@example\.com|isPublic/);
  });

  test("unknown and odd ids, wrong people", async () => {
    expect((await seenBy(attorney, 2_000_000_000)).statusCode).toBe(404);
    expect((await seenBy(attorney, attorney.id)).statusCode).toBe(404);
    for (const id of ["abc", "0", "1.5"]) expect((await seenBy(attorney, id)).statusCode).toBe(400);
    for (const [caller, status, sentence] of [
      [site.anonymous, 401, errorMessages.signInFirst],
      [attorney, 403, errorMessages.paralegalsOnly],
    ] as const)
      for (const answer of [
        await caller.call("getOwnParalegalProfile"),
        await caller.call("createParalegalProfile", { body: creation }),
        await caller.call("updateParalegalProfile", { body: edit }),
      ])
        expect([answer.statusCode, answer.body]).toEqual([status, sentence]);
  });
});

test("featured talent: three public profiles with the lowest ids, to everyone", async () => {
  const ids: number[] = [];
  for (const isPublic of [true, false, true, true, true]) {
    const { id } = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
    await makeProfile(site.db, site.time.now, { userId: id, isPublic });
    if (isPublic) ids.push(id);
  }
  const earlier = await site.anonymous.ask<PublicProfile[]>("featuredTalent");
  expect(earlier).toHaveLength(3);
  expect(earlier.map(({ id }) => id)).toEqual(earlier.map(({ id }) => id).toSorted((a, b) => a - b));
  const [seen] = earlier;
  expect((await seenBy(site.anonymous, seen?.id ?? 0)).json()).toEqual({ ...seen, reviews: null });
  expect(earlier.every(({ id }) => id <= (ids[2] ?? 0))).toBe(true);
});
