import type { User } from "@caseload/contract/accounts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePerson } from "../../demo/factories.ts";
import { openSite, type Site } from "../../testkit/site.ts";
import { setStaff } from "./set-staff.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** The live connection forgets remembered people a moment after the change is committed. */
const patience = { timeout: 2_000, interval: 20 };

test("the door opens and closes at once for a session that is remembered", async () => {
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

test("an address that nobody has confirmed makes nobody staff", async () => {
  const { email } = await makePerson(site.db, site.time.now, {
    primaryRole: "freelance_paralegal",
    emailVerified: false,
  });
  expect(await setStaff(site.db, email, true, site.time.now)).toBe(false);
  expect(await setStaff(site.db, "nobody@example.com", true, site.time.now)).toBe(false);
});
