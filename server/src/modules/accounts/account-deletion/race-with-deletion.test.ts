import { removedText } from "@caseload/contract/accounts/account-deletion";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { contactMessages } from "../../../platform/db/schema/contact.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";
import { demoPassword as password, makePerson } from "../../../demo/factories.ts";
import { type Cast, createHiringFirm, createPosting } from "../../../testkit/hiring.ts";
import { delayCommit } from "../../../testkit/delay-commit.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";

/** The account is deleted while another request of the user is in progress. */
let site: Site;
let cast: Cast;
beforeEach(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterEach(() => site.close());

const leave = (who: Caller) => () => who.call("deleteAccount", { body: { password } });

test("a concurrent application is withdrawn, and its cover letter removed", async () => {
  const { id: jobId } = await createPosting(site, cast);
  const body = { jobId, coverLetter: "I have a marker in my letter that nobody may find." };
  const apply = () => cast.leila.call("apply", { body });
  const [, left] = await delayCommit(site, "applications", apply, leave(cast.leila));
  expect(left.statusCode).toBe(200);
  const rows = await site.db.select().from(applications).where(eq(applications.paralegalId, cast.leila.id));
  expect(rows).toMatchObject([{ status: "withdrawn", coverLetter: removedText }]);
});

test("a concurrent posting is closed and hidden", async () => {
  const body = {
    title: "Privilege log review",
    location: "Boston, MA",
    workArrangement: "Remote",
    hoursPerWeek: "20",
    duration: "3 months",
    specialties: ["Litigation"],
    description: "Review of a privilege log in a freight matter.",
  };
  const [posted, left] = await delayCommit(
    site,
    "jobs",
    () => cast.partner.call("postJob", { body }),
    leave(cast.partner),
  );
  expect([posted.statusCode, left.statusCode]).toEqual([201, 200]);
  const rows = await site.db.select().from(jobs).where(eq(jobs.postedById, cast.partner.id));
  expect(rows).toMatchObject([{ status: "closed", hidden: true }]);
});

test("a concurrently created profile is deleted with the account", async () => {
  const body = {
    hourlyRate: 50,
    yearsExperience: "3-5 years",
    specialties: ["Litigation"],
    location: "Boston, MA",
    availability: "Full-time",
    workPreference: "remote",
    education: "Paralegal certificate",
    bio: "A marker that nobody may find once I have left this place for good.",
  };
  const [stored] = await delayCommit(
    site,
    "paralegal_profiles",
    () => cast.priya.call("createParalegalProfile", { body }),
    leave(cast.priya),
  );
  expect(stored.statusCode).toBe(201);
  expect(
    await site.db.select().from(paralegalProfiles).where(eq(paralegalProfiles.userId, cast.priya.id)),
  ).toEqual([]);
});

test("a concurrent sign-in leaves no rows", async () => {
  const { id, email } = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
  const here = await site.signIn(email);
  const signIn = () => site.anonymous.call("login", { body: { email, password } });
  const [entered, left] = await delayCommit(site, "sessions", signIn, leave(here));
  expect([entered.statusCode, left.statusCode]).toEqual([401, 200]);
  for (const table of ["sessions", "known_browsers"]) {
    const { rows } = await site.db.$client.query(`select * from ${table} where user_id = $1`, [id]);
    expect(rows, table).toEqual([]);
  }
});

test("deleted staff lose staff access, and contact messages no longer reference the account", async () => {
  await site.db.update(users).set({ staff: true }).where(eq(users.id, cast.priya.id));
  const body = {
    topic: "account",
    name: "Priya Raman",
    email: "priya@example.com",
    message: "Please help me with my account.",
  };
  await cast.priya.ask("sendContactMessage", { body: { ...body, website: "" } });
  await leave(cast.priya)();
  const [row] = await site.db.select().from(users).where(eq(users.id, cast.priya.id));
  expect(row?.staff).toBe(false);
  expect(await site.db.select().from(contactMessages)).toMatchObject([{ userId: null }]);
});
