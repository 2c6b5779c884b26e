/** One person's acts, repeated at once, do not fill a mailbox; the notifications in the app stay. */
import type { OwnApplication } from "@caseload/contract/hiring/applications";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { attempts } from "../../../platform/db/schema/accounts.ts";
import { notifications } from "../../../platform/db/schema/notifications.ts";
import { type Cast, createHiringFirm, createPosting } from "../../../testkit/hiring.ts";
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

test("applying and withdrawing again and again sends three emails an hour, whatever the jobs", async () => {
  const jobs = [
    await createPosting(site, cast),
    await createPosting(site, cast),
    await createPosting(site, cast),
  ];
  for (const { id } of jobs) for (let round = 0; round < 4; round += 1) await applyAndWithdraw(id);
  expect(await received()).toHaveLength(24);
  expect(await emailed()).toHaveLength(3);
});

test("another person's application is emailed all the same", async () => {
  const { id: jobId } = await createPosting(site, cast);
  for (let round = 0; round < 3; round += 1) await applyAndWithdraw(jobId);
  await emailed();
  await cast.leila.ask("apply", { body: { jobId, coverLetter } });
  expect(await emailed()).toEqual([`${cast.leila.name} applied`]);
});

test("messages of the same person count with the applications, and no one else's do", async () => {
  const { id: jobId } = await createPosting(site, cast);
  await cast.partner.ask("updateAccountSettings", { body: { notifications: { message: { email: true } } } });
  const write = () =>
    cast.daniel.ask("sendMessage", { body: { receiverId: cast.partner.id, content: "Did you see it?" } });
  await cast.daniel.ask("apply", { body: { jobId, coverLetter } });
  for (let sent = 0; sent < 4; sent += 1) await write();
  expect(await emailed()).toHaveLength(3);
  await cast.leila.ask("apply", { body: { jobId, coverLetter } });
  expect(await emailed()).toHaveLength(1);
});
