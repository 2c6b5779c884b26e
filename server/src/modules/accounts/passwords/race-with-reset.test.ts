import type { AccountSecurity } from "@caseload/contract/accounts/account-security";
import type { User } from "@caseload/contract/accounts/accounts";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sessions } from "../../../platform/db/schema/accounts.ts";
import { knownBrowsers } from "../../../platform/db/schema/sign-in-safety.ts";
import { demoPassword, makePerson } from "../../../demo/factories.ts";
import { openBrowser } from "../../../testkit/browser.ts";
import { delayCommit } from "../../../testkit/delay-commit.ts";
import { startTestMailer, type TestMailer, tokenIn } from "../../../testkit/test-mailer.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import {
  codeFor,
  advanceTime,
  createMember,
  currentPassword,
  createTwoFactorMember,
} from "../../../testkit/two-factor.ts";

/** A request with the old password runs while the owner resets it. */
let site: Site;
let mailer: TestMailer;
beforeAll(async () => {
  site = await openSite();
  mailer = await startTestMailer(site);
});
afterAll(async () => {
  await mailer.close();
  await site.close();
});

const newPassword = "another-1-file!";

async function resetFor(email: string) {
  await mailer.deliver();
  await site.anonymous.ask("requestPasswordReset", { body: { email } });
  const token = tokenIn((await mailer.deliver())[0]);
  return () => site.anonymous.call("resetPassword", { body: { token, password: newPassword } });
}
const rowsOf = async (id: number) => [
  ...(await site.db.select().from(sessions).where(eq(sessions.userId, id))),
  ...(await site.db.select().from(knownBrowsers).where(eq(knownBrowsers.userId, id))),
];

test("a sign-in during a reset starts no session", async () => {
  const { id, email } = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
  const thief = openBrowser(site);
  const reset = await resetFor(email);
  const [entered, done] = await delayCommit(site, "sessions", () => thief.signIn(email), reset);
  expect(done.statusCode).toBe(200);
  expect([entered.statusCode, entered.body, entered.cookies]).toEqual([
    401,
    errorMessages.wrongCredentials,
    [],
  ]);
  expect(await rowsOf(id)).toEqual([]);
  expect((await openBrowser(site).signIn(email, newPassword)).statusCode).toBe(200);
});

test("a pending sign-in ends with the password, even if it was created during the reset", async () => {
  const { id, email } = await createTwoFactorMember(site);
  const thief = openBrowser(site);
  const reset = await resetFor(email);
  const [, done] = await delayCommit(site, "pending_sign_ins", () => thief.signIn(email), reset);
  expect(done.statusCode).toBe(200);
  const answer = await thief.call("enterSecondFactor", { body: { code: await codeFor(site, id) } });
  expect([answer.statusCode, answer.body]).toEqual([401, errorMessages.signInAgain]);
  expect(await rowsOf(id)).not.toContainEqual(
    expect.objectContaining({ userId: id, token: expect.any(String) }),
  );
});

test("a code entered during a reset starts no session, and trusts no browser", async () => {
  const { id, email } = await createTwoFactorMember(site);
  const thief = openBrowser(site);
  await thief.signIn(email);
  const reset = await resetFor(email);
  const body = { code: await codeFor(site, id), trustDevice: true };
  const [entered] = await delayCommit(
    site,
    "sessions",
    () => thief.call("enterSecondFactor", { body }),
    reset,
  );
  expect([entered.statusCode, entered.body]).toEqual([401, errorMessages.wrongCredentials]);
  expect((await thief.call("me")).statusCode).toBe(401);
  expect(await rowsOf(id)).toEqual([]);
});

test("a sign-in without a code starts no session when two-factor authentication is turned on concurrently", async () => {
  const { id, email, browser } = await createMember(site);
  await browser.ask("beginTwoFactor", currentPassword);
  const code = await codeFor(site, id);
  const thief = openBrowser(site);
  const [entered, on] = await delayCommit(
    site,
    "sessions",
    () => thief.signIn(email),
    () => browser.call("confirmTwoFactor", { body: { code } }),
  );
  expect([entered.statusCode, on.statusCode]).toEqual([401, 200]);
  advanceTime(site);
  expect((await thief.signIn(email)).json()).toEqual({ twoFactorRequired: true });
});

test("a change of address during a reset leaves no pending link", async () => {
  const { email, browser: thief } = await createMember(site);
  const reset = await resetFor(email);
  const body = { email: "thief@example.com", password: demoPassword };
  await delayCommit(site, "email_tokens", () => thief.call("changeEmail", { body }), reset);
  const sent = (await mailer.deliver()).find(({ to }) => to.address === "thief@example.com");
  if (sent) {
    const token = tokenIn(sent);
    expect((await site.anonymous.call("verifyEmail", { body: { token } })).statusCode).toBe(410);
  }
  const owner = openBrowser(site);
  await owner.signIn(email, newPassword);
  expect(await owner.ask<User>("me")).toMatchObject({ email });
  expect(await owner.ask<AccountSecurity>("getAccountSecurity")).toMatchObject({ newEmail: null });
});
