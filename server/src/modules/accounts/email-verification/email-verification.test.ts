import type { User } from "@caseload/contract/accounts/accounts";
import type { AccountSecurity } from "@caseload/contract/accounts/account-security";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountEmails, emailTokens } from "../../../platform/db/schema/sign-in-safety.ts";
import { demoPassword, makePerson } from "../../../demo/factories.ts";
import { type Browser, openBrowser } from "../../../testkit/browser.ts";
import { startTestMailer, type TestMailer, tokenIn, tokensIn } from "../../../testkit/test-mailer.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { createTwoFactorMember, currentPassword } from "../../../testkit/two-factor.ts";
import { rateLimits } from "../../../platform/http/rate-limits.ts";
import { waitingTime } from "../../../platform/http/waiting-time.ts";
import { deriveToken } from "../account-emails/link-token.ts";

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

const password = "brief-2-file!";
let people = 0;
const newAddress = () => `address.${(people += 1)}@example.com`;

async function register(email: string): Promise<{ browser: Browser; id: number }> {
  const browser = openBrowser(site);
  const body = { email, password, firstName: "Robin", lastName: "Hale", userType: "paralegal" };
  return { browser, id: (await browser.ask<User>("register", { body })).id };
}
const verify = (token: string, input = password) =>
  site.anonymous.call("verifyEmail", { body: { token, password: input } });
const isVerified = async (browser: Browser) => (await browser.ask<User>("me")).emailVerified;
const security = (browser: Browser) => browser.ask<AccountSecurity>("getAccountSecurity");
const expired = [410, errorMessages.linkExpired];

describe("verifying an address", () => {
  test("registration sends an email whose link works once", async () => {
    const email = newAddress();
    const { browser } = await register(email);
    const [message, ...more] = await mailer.deliver();
    expect(more).toEqual([]);
    expect(message).toMatchObject({ to: { address: email }, subject: "Confirm your email address" });
    expect(message?.text).toContain("Robin Hale, paralegal, registered on");
    expect(message?.text).toContain("http://localhost:3000/verify-email?token=");
    expect(await isVerified(browser)).toBe(false);
    const token = tokenIn(message);
    expect((await verify(token)).json()).toEqual({ success: true });
    expect(await isVerified(browser)).toBe(true);
    const again = await verify(token);
    expect([again.statusCode, again.body]).toEqual(expired);
  });

  test("of concurrent uses of one link exactly one succeeds", async () => {
    await register(newAddress());
    const token = tokenIn((await mailer.deliver())[0]);
    const statuses = (await Promise.all([1, 2, 3, 4].map(() => verify(token)))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410]);
  });

  test("the link expires after 24 hours", async () => {
    const { browser } = await register(newAddress());
    const token = tokenIn((await mailer.deliver())[0]);
    const now = site.time.now;
    site.time.now = new Date(now.getTime() + 24 * 3_600_000 + 1_000);
    expect((await verify(token)).statusCode).toBe(410);
    site.time.now = now;
    expect(await isVerified(browser)).toBe(false);
    expect((await verify(token)).statusCode).toBe(200);
  });

  test("a second email voids the first; a verified address gets none; the third within an hour is rejected", async () => {
    const { browser } = await register(newAddress());
    const first = tokenIn((await mailer.deliver())[0]);
    await browser.ask("sendVerification");
    const second = tokenIn((await mailer.deliver())[0]);
    expect((await verify(first)).statusCode).toBe(410);
    const answer = await browser.call("sendVerification");
    expect([answer.statusCode, answer.body]).toEqual([
      429,
      "We've already emailed this address. Check its spam folder, or try again in 65 minutes.",
    ]);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(3_500);
    expect(await mailer.deliver()).toEqual([]);
    expect((await verify(second)).statusCode).toBe(200);
    const proven = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
    await (await site.signIn(proven.email)).ask("sendVerification");
    expect(await mailer.deliver()).toEqual([]);
  });

  test("requires the account's session or password", async () => {
    const { browser } = await register(newAddress());
    const token = tokenIn((await mailer.deliver())[0]);
    const other = await site.signIn(
      (await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" })).email,
    );
    for (const caller of [site.anonymous, other]) {
      const answer = await caller.call("verifyEmail", { body: { token } });
      expect([answer.statusCode, answer.body]).toEqual([401, errorMessages.confirmWithPassword]);
    }
    const guess = await site.anonymous.call("verifyEmail", { body: { token, password: "wrong-guess-1!" } });
    expect([guess.statusCode, guess.body]).toEqual([401, `${errorMessages.wrongPassword} (password)`]);
    expect(await isVerified(browser)).toBe(false);
    expect((await browser.call("verifyEmail", { body: { token } })).statusCode).toBe(200);
    expect(await isVerified(browser)).toBe(true);
  });

  test("guessing the password with a link is limited like signing in", async () => {
    await register(newAddress());
    const token = tokenIn((await mailer.deliver())[0]);
    const guess = () => site.anonymous.call("verifyEmail", { body: { token, password: "wrong-guess-1!" } });
    const max = rateLimits.failedSignInsFromAddress.max + rateLimits.failedSignInsWithoutCookie.max;
    for (let made = 0; made < max; made += 1) expect((await guess()).statusCode).toBe(401);
    expect((await guess()).statusCode).toBe(429);
  }, 60_000);

  test.each([
    ["an unknown token", "a".repeat(43), 410],
    ["half a token", "a".repeat(20), 400],
    ["a number", 7, 400],
  ])("%s verifies nothing", async (_what, token, status) => {
    const answer = await site.anonymous.call("verifyEmail", { body: { token } });
    expect(answer.statusCode).toBe(status);
  });

  test("the database and the queue contain no token", async () => {
    const { id } = await register(newAddress());
    const token = tokenIn((await mailer.deliver())[0]);
    const [row] = await site.db.select().from(emailTokens).where(eq(emailTokens.userId, id));
    expect(row && deriveToken(site.deps.secret, row)).toBe(token);
    expect(row && deriveToken("another secret", row)).not.toBe(token);
    expect(JSON.stringify(row)).not.toContain(token);
    const { rows } = await site.db.execute("select data from tasks.job where name = 'send-account-letter'");
    const [message] = await site.db.select().from(accountEmails).where(eq(accountEmails.userId, id));
    expect(rows).toContainEqual({ data: { emailId: message?.id } });
    expect(JSON.stringify(rows)).not.toMatch(/@|token/);
  });
});

describe("changing the address", () => {
  const member = async () => {
    const person = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
    const browser = openBrowser(site);
    await browser.ask("login", { body: { email: person.email, password: demoPassword } });
    return { ...person, browser };
  };
  const change = (browser: Browser, email: string, input = demoPassword) =>
    browser.call("changeEmail", { body: { email, password: input } });

  test("takes effect with the link, notifies the old address, and keeps the password", async () => {
    const { browser, email } = await member();
    const next = newAddress();
    expect((await change(browser, next)).statusCode).toBe(200);
    expect(await security(browser)).toMatchObject({ email, newEmail: next, emailVerified: true });
    const messages = await mailer.deliver();
    expect(new Map(messages.map(({ to, subject }) => [to.address, subject]))).toEqual(
      new Map([
        [next, "Confirm your new email address"],
        [email, "Your email address is about to change"],
      ]),
    );
    expect((await openBrowser(site).signIn(next)).statusCode).toBe(401);
    const token = tokenIn(messages.find(({ to }) => to.address === next));
    expect((await verify(token, demoPassword)).statusCode).toBe(200);
    expect(await security(browser)).toMatchObject({ email: next, newEmail: null, emailVerified: true });
    expect((await openBrowser(site).signIn(next)).statusCode).toBe(200);
    expect((await openBrowser(site).signIn(email)).statusCode).toBe(401);
    expect((await verify(token, demoPassword)).statusCode).toBe(410);
  });

  test("can be canceled, and a later request replaces an earlier one", async () => {
    const { browser, email } = await member();
    await change(browser, newAddress());
    const [first] = (await mailer.deliver()).flatMap(tokensIn);
    await change(browser, newAddress());
    const [second] = (await mailer.deliver()).flatMap(tokensIn);
    expect((await verify(first ?? "", demoPassword)).statusCode).toBe(410);
    await browser.ask("cancelEmailChange");
    await browser.ask("cancelEmailChange");
    expect((await verify(second ?? "", demoPassword)).statusCode).toBe(410);
    expect(await security(browser)).toMatchObject({ email, newEmail: null });
  });

  test("to another account's address is refused; an address taken in the meantime cannot be confirmed", async () => {
    const { browser, email } = await member();
    const owner = await member();
    const answer = await change(browser, owner.email);
    expect([answer.statusCode, answer.body]).toEqual([409, `${errorMessages.addressProven} (email)`]);
    const next = newAddress();
    await change(browser, next);
    const token = tokenIn((await mailer.deliver()).find(({ to }) => to.address === next));
    await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal", email: next });
    expect((await verify(token, demoPassword)).statusCode).toBe(409);
    expect(await security(browser)).toMatchObject({ email });
  });

  test("requires the correct password and a different address", async () => {
    const { browser, email } = await member();
    const wrong = await change(browser, newAddress(), "wrong-guess-1!");
    expect([wrong.statusCode, wrong.body]).toEqual([401, `${errorMessages.wrongPassword} (password)`]);
    const same = await change(browser, email.toUpperCase());
    expect([same.statusCode, same.body]).toEqual([400, `${errorMessages.sameAddress} (email)`]);
    const malformed = await change(browser, "not an address");
    expect([malformed.statusCode, malformed.body]).toEqual([
      400,
      "Please enter a valid email address (email)",
    ]);
    expect(await mailer.deliver()).toEqual([]);
  });

  test("and other changes of security settings bring the owner three emails an hour", async () => {
    const person = await createTwoFactorMember(site);
    const { browser, email } = person;
    expect((await change(browser, newAddress())).statusCode).toBe(200);
    expect((await browser.call("renewRecoveryCodes", currentPassword)).statusCode).toBe(200);
    for (const refused of [
      await change(browser, newAddress()),
      await browser.call("renewRecoveryCodes", currentPassword),
      await browser.call("removeTwoFactor", currentPassword),
    ]) {
      const wait = waitingTime(Number(refused.headers["retry-after"]));
      expect([refused.statusCode, refused.body]).toEqual([429, errorMessages.tooManySecurityChanges(wait)]);
    }
    const subjects = (await mailer.deliver()).filter(({ to }) => to.address === email);
    expect(subjects).toHaveLength(rateLimits.securityChangesOfMember.max);
    expect(await security(browser)).toMatchObject({ twoFactor: true });
  });

  test("changing the password voids the pending link", async () => {
    const { browser } = await member();
    await change(browser, newAddress());
    const [token] = (await mailer.deliver()).flatMap(tokensIn);
    await browser.ask("changePassword", { body: { password: demoPassword, newPassword: password } });
    expect((await verify(token ?? "", demoPassword)).statusCode).toBe(410);
  });
});
