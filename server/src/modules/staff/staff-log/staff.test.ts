import type { User } from "@caseload/contract/accounts/accounts";
import type { StaffAction } from "@caseload/contract/staff/staff-actions";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeContactMessage, makePerson } from "../../../demo/factories.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { createClerk } from "../../../testkit/staff.ts";
import { setStaff } from "./set-staff.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** The live connection forgets remembered people a moment after the change is committed. */
const patience = { timeout: 2_000, interval: 20 };

test("access changes at once for existing sessions", async () => {
  const person = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
  const caller = await site.signIn(person.email);
  const status = async () => (await caller.call("listContactMessages")).statusCode;
  expect(await status()).toBe(404);
  expect((await caller.ask<User>("me")).staff).toBe(false);

  expect(await setStaff(site.db, ` ${person.email.toUpperCase()}`, true, site.time.now)).toBe(true);
  await expect.poll(status, patience).toBe(200);
  expect((await caller.ask<User>("me")).staff).toBe(true);

  expect(await setStaff(site.db, person.email, false, site.time.now)).toBe(true);
  await expect.poll(status, patience).toBe(404);
});

test("an unconfirmed address makes no one staff", async () => {
  const { email } = await makePerson(site.db, site.time.now, {
    primaryRole: "freelance_paralegal",
    emailVerified: false,
  });
  expect(await setStaff(site.db, email, true, site.time.now)).toBe(false);
  expect(await setStaff(site.db, "nobody@example.com", true, site.time.now)).toBe(false);
});

test("every grant and revocation is in the audit log, which the database protects from edits", async () => {
  const clerk = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal", staff: true });
  const reader = await site.signIn(clerk.email);
  const person = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
  await setStaff(site.db, person.email, true, site.time.now);
  await setStaff(site.db, person.email, false, site.time.now);
  await setStaff(site.db, "nobody@example.com", true, site.time.now);
  const log = await reader.ask<StaffAction[]>("listStaffActions", { query: { subject: "user", limit: 2 } });
  const row = { staffName: "Command line", subject: "user", subjectId: person.id, note: null };
  expect(log).toMatchObject([
    { ...row, action: "staff_revoked" },
    { ...row, action: "staff_granted" },
  ]);
  for (const change of [
    "update staff_actions set staff_name = 'Nobody'",
    "delete from staff_actions",
    "truncate staff_actions",
  ])
    await expect(site.db.execute(sql.raw(change))).rejects.toThrow();
  expect(
    await reader.ask<StaffAction[]>("listStaffActions", { query: { subject: "user", limit: 2 } }),
  ).toEqual(log);
});

test("what staff do with contact messages is there too", async () => {
  const caller = await createClerk(site);
  const { id } = await makeContactMessage(site.db, site.time.now);
  const params = { id };
  await caller.ask("answerContactMessage", { params, body: { text: "Yes, we do." } });
  await caller.ask("closeContactMessage", { params });
  await caller.ask("reopenContactMessage", { params });
  const log = await caller.ask<StaffAction[]>("listStaffActions", { query: { subject: "contact_message" } });
  expect(log.map(({ action, note }) => [action, note])).toEqual([
    ["contact_reopened", null],
    ["contact_closed", null],
    ["contact_answered", "Yes, we do."],
  ]);
  expect(log.map(({ staffName, subjectId }) => [staffName, subjectId])).toContainEqual(["Cleo Clerk", id]);
});
