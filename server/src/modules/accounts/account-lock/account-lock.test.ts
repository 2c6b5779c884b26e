import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePerson } from "../../../demo/factories.ts";
import { pushDevices } from "../../../platform/db/schema/browser-push.ts";
import { sessions, signIns, users } from "../../../platform/db/schema/accounts.ts";
import { staffActions } from "../../../platform/db/schema/staff-actions.ts";
import { openSite, type Site, unknownBrowser } from "../../../testkit/site.ts";
import { startSession } from "../sign-in/start-session.ts";
import { lockAccount, unlockAccount } from "./lock-account.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const member = () => makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
const login = async (email: string, password = "caseload-demo-1!") => {
  const { statusCode, body } = await site.anonymous.call("login", { body: { email, password } });
  return { statusCode, body };
};

test("a locked account is signed out and cannot sign in; the reason is in the staff log (ASVS 7.4.2)", async () => {
  const { id, email } = await member();
  const caller = await site.signIn(email);
  expect(await lockAccount(site.db, ` ${email.toUpperCase()} `, "Stolen password", site.time.now)).toBe(
    "changed",
  );
  await expect.poll(async () => (await caller.call("me")).statusCode, { timeout: 2_000 }).toBe(401);
  expect(await site.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
  expect(await site.db.select().from(pushDevices).where(eq(pushDevices.userId, id))).toEqual([]);
  expect(await login(email)).toEqual({ statusCode: 403, body: errorMessages.accountLocked });
  // A wrong password does not reveal the lock.
  expect(await login(email, "wrong password 1!")).toEqual({
    statusCode: 401,
    body: errorMessages.wrongCredentials,
  });
  expect(await lockAccount(site.db, email, "Again", site.time.now)).toBe("unchanged");

  expect(await unlockAccount(site.db, email, "Owner called back", site.time.now)).toBe("changed");
  expect((await login(email)).statusCode).toBe(200);
  const log = await site.db.select().from(staffActions).where(eq(staffActions.subjectId, id));
  expect(log.map(({ action, note, staffName }) => [action, note, staffName])).toEqual([
    ["account_locked", "Stolen password", "Command line"],
    ["account_unlocked", "Owner called back", "Command line"],
  ]);
});

test("a sign-in that began before the lock opens no session", async () => {
  const { id, email } = await member();
  const [own] = await site.db.select({ hash: signIns.password }).from(signIns).where(eq(signIns.userId, id));
  await lockAccount(site.db, email, "Stolen password", site.time.now);
  const signIn = { userId: id, passwordHash: own?.hash ?? "", rememberMe: false, factorChecked: true };
  const opening = startSession(
    site.deps,
    { ...signIn, client: unknownBrowser, headers: new Headers() },
    site.time.now,
  );
  await expect(opening).rejects.toThrow(errorMessages.wrongCredentials);
  expect(await site.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
});

test("a deleted or unknown account cannot be locked", async () => {
  const { id, email } = await member();
  await site.db.update(users).set({ deletedAt: site.time.now }).where(eq(users.id, id));
  expect(await lockAccount(site.db, email, "Reason", site.time.now)).toBe("unknown");
  expect(await unlockAccount(site.db, "nobody@example.com", "Reason", site.time.now)).toBe("unknown");
});
