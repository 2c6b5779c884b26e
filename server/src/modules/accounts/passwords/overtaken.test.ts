import type { AccountSecurity } from "@caseload/contract/accounts/account-security";
import type { User } from "@caseload/contract/accounts/accounts";
import { errorMessages } from "@caseload/contract/refusals";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sessions } from "../../../platform/db/schema/accounts.ts";
import { knownBrowsers } from "../../../platform/db/schema/sign-in-safety.ts";
import { demoPassword, makePerson } from "../../../demo/factories.ts";
import { openBrowser } from "../../../testkit/browser.ts";
import { overtaking } from "../../../testkit/delay-commit.ts";
import { startTestMailer, type TestMailer, tokenIn } from "../../../testkit/test-mailer.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { codeFor, later, openMember, passwordAgain, protect } from "../../../testkit/two-factor.ts";

/** Somebody who knows the old password is in the middle of a call while the owner resets it. */
let site: Site;
let post: TestMailer;
beforeAll(async () => {
  site = await openSite();
  post = await startTestMailer(site);
});
afterAll(async () => {
  await post.close();
  await site.close();
});

const newPassword = "another-1-file!";

async function resetFor(email: string) {
  await post.deliver();
  await site.anonymous.ask("requestPasswordReset", { body: { email } });
  const token = tokenIn((await post.deliver())[0]);
  return () => site.anonymous.call("resetPassword", { body: { token, password: newPassword } });
}
const rowsOf = async (id: number) => [
  ...(await site.db.select().from(sessions).where(eq(sessions.userId, id))),
  ...(await site.db.select().from(knownBrowsers).where(eq(knownBrowsers.userId, id))),
];

test("a sign-in that a reset overtakes opens nothing", async () => {
  const { id, email } = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
  const thief = openBrowser(site);
  const reset = await resetFor(email);
  const [entered, done] = await overtaking(site, "sessions", () => thief.signIn(email), reset);
  expect(done.statusCode).toBe(200);
  expect([entered.statusCode, entered.body, entered.cookies]).toEqual([
    401,
    errorMessages.wrongCredentials,
    [],
  ]);
  expect(await rowsOf(id)).toEqual([]);
  expect((await openBrowser(site).signIn(email, newPassword)).statusCode).toBe(200);
});

test("a sign-in that waits for its code ends with the password, however late it began to wait", async () => {
  const { id, email } = await protect(site);
  const thief = openBrowser(site);
  const reset = await resetFor(email);
  const [, done] = await overtaking(site, "pending_sign_ins", () => thief.signIn(email), reset);
  expect(done.statusCode).toBe(200);
  const answer = await thief.call("enterSecondFactor", { body: { code: await codeFor(site, id) } });
  expect([answer.statusCode, answer.body]).toEqual([401, errorMessages.signInAgain]);
  expect(await rowsOf(id)).not.toContainEqual(
    expect.objectContaining({ userId: id, token: expect.any(String) }),
  );
});

test("a code that a reset overtakes opens nothing, and trusts no browser", async () => {
  const { id, email } = await protect(site);
  const thief = openBrowser(site);
  await thief.signIn(email);
  const reset = await resetFor(email);
  const body = { code: await codeFor(site, id), trustDevice: true };
  const [entered] = await overtaking(
    site,
    "sessions",
    () => thief.call("enterSecondFactor", { body }),
    reset,
  );
  expect([entered.statusCode, entered.body]).toEqual([401, errorMessages.wrongCredentials]);
  expect((await thief.call("me")).statusCode).toBe(401);
  expect(await rowsOf(id)).toEqual([]);
});

test("a sign-in without a code that the second factor overtakes opens nothing", async () => {
  const { id, email, browser } = await openMember(site);
  await browser.ask("beginTwoFactor", passwordAgain);
  const code = await codeFor(site, id);
  const thief = openBrowser(site);
  const [entered, on] = await overtaking(
    site,
    "sessions",
    () => thief.signIn(email),
    () => browser.call("confirmTwoFactor", { body: { code } }),
  );
  expect([entered.statusCode, on.statusCode]).toEqual([401, 200]);
  later(site);
  expect((await thief.signIn(email)).json()).toEqual({ twoFactorRequired: true });
});

test("a change of address that a reset overtakes waits for no link", async () => {
  const { email, browser: thief } = await openMember(site);
  const reset = await resetFor(email);
  const body = { email: "thief@example.com", password: demoPassword };
  await overtaking(site, "email_tokens", () => thief.call("changeEmail", { body }), reset);
  const sent = (await post.deliver()).find(({ to }) => to.address === "thief@example.com");
  if (sent) {
    const token = tokenIn(sent);
    expect((await site.anonymous.call("verifyEmail", { body: { token } })).statusCode).toBe(410);
  }
  const owner = openBrowser(site);
  await owner.signIn(email, newPassword);
  expect(await owner.ask<User>("me")).toMatchObject({ email });
  expect(await owner.ask<AccountSecurity>("getAccountSecurity")).toMatchObject({ newEmail: null });
});
