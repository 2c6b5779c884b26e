import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { postingErrorMessages } from "@caseload/contract/jobs/posting-messages";
import type { StoredPosting } from "@caseload/contract/jobs/postings";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { notifications } from "../../../platform/db/schema/notifications.ts";
import {
  createApplication,
  type Cast,
  latestNotification,
  createHiringFirm,
  createPosting,
} from "../../../testkit/hiring.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());

const read = (by: Caller, id: number) => by.ask<StoredPosting>("getPosting", { params: { id } });

/** What the form sends back: everything that was read, with changes. */
function formOf({ budget: _budget, ...stored }: StoredPosting, changes: object) {
  const { id: _id, status: _status, returned: _returned, applicants: _applicants, ...fields } = stored;
  return { ...fields, ...changes };
}
const amend = async (by: Caller, id: number, changes: object) =>
  by.call("amendJob", { params: { id }, body: formOf(await read(by, id), changes) });
const noticesOf = (person: { id: number }) =>
  site.db.select().from(notifications).where(eq(notifications.userId, person.id));

test("undecided applicants are notified which terms changed; rejected ones are not", async () => {
  const { id } = await createPosting(site, cast);
  await createApplication(site, cast.daniel, id);
  const rejected = await createApplication(site, cast.leila, id);
  await cast.partner.ask("decideApplication", { params: { id: rejected }, body: { status: "rejected" } });
  const before = await noticesOf(cast.leila);
  const form = { budgetKind: "hourly", budgetMin: 50, budgetMax: 60, hoursPerWeek: "30 hrs/week" };
  expect((await amend(cast.partner, id, { ...form, positions: 2 })).json()).toMatchObject({
    status: "open",
    applicants: 1,
    budgetRange: "$50-60/hr",
  });
  expect(await latestNotification(site, cast.daniel)).toMatchObject({
    type: "job_update",
    title: "A job you applied for has changed",
    message:
      "Deposition summaries for a freight dispute: hours, pay and positions changed. Your application is still active.",
    actionUrl: `/jobs/${id}`,
  });
  expect(await noticesOf(cast.leila)).toEqual(before);
  const seen = await site.anonymous.ask<JobDetail>("getJob", { params: { id } });
  expect(seen).toMatchObject({ positions: 2, budget: { kind: "hourly", min: 50, max: 60 } });
});

test("a new priority is no new term; the poster is notified of a colleague's change", async () => {
  const { id } = await createPosting(site, cast);
  await createApplication(site, cast.daniel, id);
  const before = await noticesOf(cast.daniel);
  expect((await amend(cast.managing, id, { priority: "urgent" })).statusCode).toBe(200);
  expect(await noticesOf(cast.daniel)).toEqual(before);
  expect(await latestNotification(site, cast.partner)).toMatchObject({
    title: "Ingrid Lindqvist changed your posting",
  });
});

test("outsiders get not found, colleagues without job:edit are refused, and so is a writer past the approval", async () => {
  const { id } = await createPosting(site, cast, { postedById: cast.junior.id });
  const body = formOf(await read(cast.partner, id), { title: "Changed by somebody" });
  const refusalOf = async (by: Caller) => (await by.call("amendJob", { params: { id }, body })).statusCode;
  expect(await refusalOf(cast.rival)).toBe(404);
  expect(await refusalOf(cast.daniel)).toBe(403);
  expect(await refusalOf(cast.associate)).toBe(403);
  expect(await refusalOf(cast.junior)).toBe(403);
  expect(await refusalOf(site.anonymous)).toBe(401);
});

test("of two who change at once one wins; a filled posting stays as it is", async () => {
  const { id } = await createPosting(site, cast);
  const stored = await read(cast.partner, id);
  const answers = await Promise.all(
    [cast.partner, cast.managing].map((by, at) =>
      by.call("amendJob", { params: { id }, body: formOf(stored, { title: `Title number ${at}` }) }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const filled = await createPosting(site, cast, { status: "filled" });
  const refused = await amend(cast.partner, filled.id, { title: "Another title" });
  expect([refused.statusCode, refused.body]).toEqual([409, errorMessages.moveNotPossible]);
});

test("positions cannot fall to those already hired, and a new deadline is not in the past", async () => {
  const { id } = await createPosting(site, cast, { positions: 3 });
  const application = await createApplication(site, cast.daniel, id);
  await cast.partner.ask("decideApplication", { params: { id: application }, body: { status: "accepted" } });
  const fewer = await amend(cast.partner, id, { positions: 1 });
  expect([fewer.statusCode, fewer.body]).toEqual([400, postingErrorMessages.positionsTaken]);
  expect((await amend(cast.partner, id, { positions: 2 })).statusCode).toBe(200);
  const past = await amend(cast.partner, id, { deadline: "2001-01-01" });
  expect([past.statusCode, past.body]).toEqual([400, `${errorMessages.deadlinePast} (deadline)`]);
  // The poster's day, not that of the member who changes it.
  expect((await amend(cast.managing, id, { deadline: "2035-07-01" })).statusCode).toBe(200);
  const [row] = await site.db.select().from(jobs).where(eq(jobs.id, id));
  expect(row?.closesAt?.toISOString()).toBe("2035-07-02T03:59:59.999Z");
});
