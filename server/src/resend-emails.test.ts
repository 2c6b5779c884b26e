import type { StaffAction } from "@caseload/contract/staff/staff-actions";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePerson } from "./demo/factories.ts";
import { accountEmailTask } from "./modules/accounts/account-emails/account-email-task.ts";
import { sendAccountEmail } from "./modules/accounts/account-emails/send-account-email.ts";
import { accountEmails } from "./platform/db/schema/sign-in-safety.ts";
import { listFailedTasks, requeueTasks } from "./platform/tasks/failed-tasks.ts";
import { requeueFailedTasks } from "./requeue-failed-tasks.ts";
import { resendEmails } from "./resend-emails.ts";
import { quietLog } from "./testkit/quiet-log.ts";
import { createClerk } from "./testkit/staff.ts";
import { openSite, type Site } from "./testkit/site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const boss = () => ({ connectionString: site.connectionString, log: quietLog });

/** An email whose task has used up its attempts. */
async function failEmail(person: { id: number; email: string }): Promise<number> {
  const emailId = await site.db.transaction((tx) =>
    sendAccountEmail(tx, { kind: "password_changed", userId: person.id, email: person.email }, site.time.now),
  );
  await site.db.execute(sql`
    update tasks.job set state = 'failed', retry_count = retry_limit, completed_on = now(),
      output = '{"message": "connect ECONNREFUSED"}'
    where name = ${accountEmailTask.name} and (data->>'emailId')::int = ${emailId}`);
  return emailId;
}

const failedIds = async () => (await listFailedTasks(site.db)).map(({ data }) => data["emailId"]);

test("failed emails of one account are sent again, and a verification email to an unconfirmed one", async () => {
  const role = { primaryRole: "freelance_paralegal" } as const;
  const person = await makePerson(site.db, site.time.now, { ...role, emailVerified: false });
  const other = await makePerson(site.db, site.time.now, role);
  const [own, others] = [await failEmail(person), await failEmail(other)];
  expect(await listFailedTasks(site.db)).toMatchObject([
    { name: accountEmailTask.name, message: "connect ECONNREFUSED", attempts: 21, data: { emailId: others } },
    { name: accountEmailTask.name, data: { emailId: own } },
  ]);

  expect(await resendEmails(site.db, boss(), person.email, site.time.now)).toEqual({
    verification: true,
    failed: 1,
  });
  expect(await failedIds()).toEqual([others]);
  const emails = await site.db.select().from(accountEmails).where(eq(accountEmails.userId, person.id));
  expect(emails.map(({ kind }) => kind)).toEqual(["password_changed", "prove_address"]);

  expect(await resendEmails(site.db, boss(), other.email, site.time.now)).toEqual({
    verification: false,
    failed: 1,
  });
  expect(await resendEmails(site.db, boss(), "nobody@example.com", site.time.now)).toBeNull();
});

test("a requeued task is due again, once", async () => {
  const person = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
  const emailId = await failEmail(person);
  const [task] = await listFailedTasks(site.db);
  if (!task) throw new Error("No task has failed.");
  await requeueTasks(boss(), [task]);
  await requeueTasks(boss(), [task]);
  const { rows } = await site.db.execute(sql`
    select state, retry_limit - retry_count as left, start_after <= now() as due from tasks.job
    where (data->>'emailId')::int = ${emailId}`);
  expect(rows).toEqual([{ state: "retry", left: 1, due: true }]);
});

test("requeuing is in the staff log, with the tasks that were meant", async () => {
  const role = { primaryRole: "freelance_paralegal" } as const;
  for (const _ of [1, 2]) await failEmail(await makePerson(site.db, site.time.now, role));
  const chosen = await listFailedTasks(site.db);
  await requeueFailedTasks(site.db, boss(), chosen, site.time.now);
  expect(await listFailedTasks(site.db)).toEqual([]);
  const clerk = await createClerk(site);
  const [newest] = await clerk.ask<StaffAction[]>("listStaffActions");
  expect(newest).toMatchObject({
    action: "tasks_requeued",
    staffName: "Command line",
    subject: "task",
    subjectId: null,
    note: `${accountEmailTask.name}: ${chosen.length}`,
  });
});
