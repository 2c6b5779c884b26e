/** One person's acts, repeated at once, do not fill a mailbox; the notifications in the app stay. */
import type { OwnApplication } from "@caseload/contract/hiring/applications";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { attempts } from "../../../platform/db/schema/accounts.ts";
import { notifications } from "../../../platform/db/schema/notifications.ts";
import { type Cast, createHiringFirm, createPosting } from "../../../testkit/hiring.ts";
import { passEmailHour } from "../../../testkit/pass-email-hour.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { startTestMailer, type TestMailer } from "../../../testkit/test-mailer.ts";

let site: Site;
let mailer: TestMailer;
let cast: Cast;
beforeAll(async () => {
  site = await openSite();
  mailer = await startTestMailer(site);
});
beforeEach(async () => {
  await site.db.delete(attempts);
  cast = await createHiringFirm(site);
});
afterAll(async () => {
  await mailer.close();
  await site.close();
});

const coverLetter = "I have run second-pass privilege reviews in two federal matters.";
const applyAndWithdraw = async (jobId: number) => {
  const { id } = await cast.daniel.ask<OwnApplication>("apply", { body: { jobId, coverLetter } });
  await cast.daniel.ask("withdrawApplication", { params: { id } });
};
const received = () => site.db.select().from(notifications).where(eq(notifications.userId, cast.partner.id));
const emailed = async () => (await mailer.deliver()).map(({ subject }) => subject);
async function anHourLater() {
  await passEmailHour(site.db);
  return mailer.deliverDelayed();
}

test("applying and withdrawing again and again sends one email an hour, whatever the jobs", async () => {
  const jobs = [
    await createPosting(site, cast),
    await createPosting(site, cast),
    await createPosting(site, cast),
  ];
  for (const { id } of jobs) for (let round = 0; round < 4; round += 1) await applyAndWithdraw(id);
  expect(await received()).toHaveLength(24);
  expect(await emailed()).toHaveLength(1);
  expect((await anHourLater()).map(({ subject }) => subject)).toEqual([
    "You have 23 new notifications on Caseload",
  ]);
  expect(await anHourLater()).toEqual([]);
});

test("another person's application is named in the email of the next hour", async () => {
  const { id: jobId } = await createPosting(site, cast);
  for (let round = 0; round < 3; round += 1) await applyAndWithdraw(jobId);
  await emailed();
  await cast.leila.ask("apply", { body: { jobId, coverLetter } });
  expect(await emailed()).toEqual([]);
  const [email, ...others] = await anHourLater();
  expect(others).toEqual([]);
  expect(email?.text).toContain(`${cast.leila.name} applied`);
});

test("messages count with the applications, and are combined with them without what they say", async () => {
  const { id: jobId } = await createPosting(site, cast);
  await cast.partner.ask("updateAccountSettings", { body: { notifications: { message: { email: true } } } });
  const write = () =>
    cast.daniel.ask("sendMessage", { body: { receiverId: cast.partner.id, content: "Did you see it?" } });
  await cast.daniel.ask("apply", { body: { jobId, coverLetter } });
  for (let sent = 0; sent < 4; sent += 1) await write();
  expect(await emailed()).toHaveLength(1);
  await cast.leila.ask("apply", { body: { jobId, coverLetter } });
  expect(await emailed()).toEqual([]);
  const [email] = await anHourLater();
  for (const line of [`${cast.daniel.name} sent you a message (4)`, `${cast.leila.name} applied`])
    expect(email?.text).toContain(line);
  expect(email?.text).not.toContain("Did you see it?");
});
