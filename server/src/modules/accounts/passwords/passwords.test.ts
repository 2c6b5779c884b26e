import { randomUUID } from "node:crypto";
import type { User } from "@caseload/contract/accounts/accounts";
import type { AccountSecurity } from "@caseload/contract/accounts/account-security";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { users } from "../../../platform/db/schema/accounts.ts";
import { securityEvents } from "../../../platform/db/schema/sign-in-safety.ts";
import { demoPassword, makePerson } from "../../../demo/factories.ts";
import { rateLimits, consume } from "../../../platform/http/rate-limits.ts";
import { newToken } from "../../../platform/secret-token.ts";
import type { Email } from "../../../platform/email/mailer.ts";
import { type Browser, openBrowser, openSignInPage } from "../../../testkit/browser.ts";
import { openPushBrowser } from "../../../testkit/push/push-browser.ts";
import { probatePosting } from "../../../testkit/market.ts";
import { startTestMailer, type TestMailer, tokenIn } from "../../../testkit/test-mailer.ts";
import { cpuTimeRatio } from "../../../testkit/processor-time.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { turnOnTwoFactor } from "../../../testkit/two-factor.ts";
import { isKnownBrowser } from "../sign-in/known-browsers.ts";

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
beforeEach(async () => void (await mailer.deliver()));

const newPassword = "another-1-file!";
const member = (input: { emailVerified?: boolean } = {}) =>
  makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal", ...input });
const signedIn = async (email: string, password = demoPassword): Promise<Browser> => {
  const browser = openBrowser(site);
  await browser.ask("login", { body: { email, password } });
  return browser;
};
const status = async (browser: Browser) => (await browser.call("me")).statusCode;

/** Creates a calendar feed, and returns a function that reads it without cookies. */
async function openFeed(browser: Browser) {
  const { address } = await browser.ask<{ address: string }>("renewCalendarFeed");
  return () => site.app.inject(new URL(address).pathname);
}

async function emailFor(email: string): Promise<Email | undefined> {
  const answer = await site.anonymous.call("requestPasswordReset", { body: { email } });
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
  return (await mailer.deliver())[0];
}
const reset = (token: string, password = newPassword) =>
  site.anonymous.call("resetPassword", { body: { token, password } });

describe("changing the password", () => {
  test("keeps this session, under a new cookie, and ends the others (ASVS 7.4.3)", async () => {
    const { id, email } = await member();
    const [here, there] = [await signedIn(email), await signedIn(email)];
    const before = here.cookies.get("caseload_session");
    await here.ask("changePassword", { body: { password: demoPassword, newPassword } });
    expect(here.cookies.get("caseload_session")).not.toBe(before);
    expect([await status(here), await status(there)]).toEqual([200, 401]);
    expect((await openBrowser(site).signIn(email)).statusCode).toBe(401);
    expect((await openBrowser(site).signIn(email, newPassword)).statusCode).toBe(200);
    expect(await mailer.deliver()).toMatchObject([
      { to: { address: email }, subject: "Your password was changed" },
    ]);
    const { passwordChangedAt } = await here.ask<AccountSecurity>("getAccountSecurity");
    expect(passwordChangedAt).toBe(site.time.now.toISOString());
    const events = await site.db.select().from(securityEvents).where(eq(securityEvents.userId, id));
    expect(events.map(({ kind }) => kind)).toEqual(["password_changed"]);
  });

  test("ends the calendar feed", async () => {
    const browser = await signedIn((await member()).email);
    const feed = await openFeed(browser);
    expect((await feed()).statusCode).toBe(200);
    await browser.ask("changePassword", { body: { password: demoPassword, newPassword } });
    expect((await feed()).statusCode).toBe(404);
  });

  test("keeps a session-only cookie session-only", async () => {
    const { email } = await member();
    const browser = openBrowser(site);
    await browser.ask("login", { body: { email, password: demoPassword, rememberMe: false } });
    const answer = await browser.call("changePassword", { body: { password: demoPassword, newPassword } });
    expect(answer.cookies.find(({ name }) => name === "caseload_session")?.maxAge).toBeUndefined();
  });

  test.each([
    [{ password: "wrong-guess-1!", newPassword }, 401, `${errorMessages.wrongPassword} (password)`],
    [
      { password: demoPassword, newPassword: "short1!" },
      400,
      "Password must be at least 8 characters (newPassword)",
    ],
    [
      { password: demoPassword, newPassword: "no digits here!" },
      400,
      "Password must contain at least one number and one special character (newPassword)",
    ],
    [{ newPassword }, 400, "Password is required (password)"],
  ])("%j is refused with %i", async (body, code, text) => {
    const browser = await signedIn((await member()).email);
    const answer = await browser.call("changePassword", { body });
    expect([answer.statusCode, answer.body]).toEqual([code, text]);
    expect(await status(browser)).toBe(200);
  });

  test("ten wrong passwords block the session, but not other sessions", async () => {
    const { email } = await member();
    const [thief, owner] = [await signedIn(email), await signedIn(email)];
    const guess = { body: { password: "wrong-guess-1!", newPassword } };
    for (let made = 0; made < rateLimits.wrongPasswordsOfSession.max; made += 1)
      expect((await thief.call("changePassword", guess)).statusCode).toBe(401);
    const right = { body: { password: demoPassword, newPassword } };
    expect((await thief.call("changePassword", right)).statusCode).toBe(429);
    expect((await owner.call("changePassword", right)).statusCode).toBe(200);
  }, 60_000);
});

describe("a long password", () => {
  test.each([64, 128])(
    "of %i characters, spaces and any script among them, counts whole (ASVS 6.2.9)",
    async (length) => {
      const long = `7! ${"wörter und слова ".repeat(9)}`.slice(0, length - 1);
      const { email } = await member();
      const browser = await signedIn(email);
      const body = { password: demoPassword, newPassword: `${long}a` };
      expect((await browser.call("changePassword", { body })).statusCode).toBe(200);
      expect((await openBrowser(site).signIn(email, `${long}b`)).statusCode).toBe(401);
      expect((await openBrowser(site).signIn(email, long)).statusCode).toBe(401);
      expect((await openBrowser(site).signIn(email, `${long}a`)).statusCode).toBe(200);
    },
  );
});

describe("a common password", () => {
  test.each(["p@ssw0rd!1", "Password1!", "2026#Summer", "Monkey!!99", "iloveyou$1", "1qaz@wsx"])(
    "%s is refused wherever one is set (ASVS 6.2.4)",
    async (password) => {
      const refusal = (field: string) => [400, `${errorMessages.commonPassword} (${field})`];
      const registration = { firstName: "Robin", lastName: "Hale", userType: "paralegal", password };
      const registered = await site.anonymous.call("register", {
        body: { ...registration, email: `common.${randomUUID()}@example.com` },
      });
      expect([registered.statusCode, registered.body]).toEqual(refusal("password"));
      const { email } = await member();
      const browser = await signedIn(email);
      const body = { password: demoPassword, newPassword: password };
      const changed = await browser.call("changePassword", { body });
      expect([changed.statusCode, changed.body]).toEqual(refusal("newPassword"));
      const token = tokenIn(await emailFor(email));
      const done = await reset(token, password);
      expect([done.statusCode, done.body]).toEqual(refusal("password"));
      expect((await reset(token)).statusCode).toBe(200);
    },
    60_000,
  );

  test("made of one's own name or address is refused wherever one is set", async () => {
    const refusal = (field: string) => [400, `${errorMessages.commonPassword} (${field})`];
    const email = `kettlewell.${randomUUID()}@example.com`;
    const person = { email, firstName: "Quentin", lastName: "Pemberley", userType: "paralegal" };
    for (const password of ["Quentin-Pemberley1!", "Kettlewell#26"]) {
      const answer = await site.anonymous.call("register", { body: { ...person, password } });
      expect([answer.statusCode, answer.body]).toEqual(refusal("password"));
    }
    const browser = openBrowser(site);
    await browser.ask("register", { body: { ...person, password: demoPassword } });
    await mailer.deliver();
    const body = { password: demoPassword, newPassword: "Pemberley2026!" };
    const changed = await browser.call("changePassword", { body });
    expect([changed.statusCode, changed.body]).toEqual(refusal("newPassword"));
    const done = await reset(tokenIn(await emailFor(email)), "Pemberley2026!");
    expect([done.statusCode, done.body]).toEqual(refusal("password"));
  });

  test.each(["correct horse 1!", "brief-2-file!", "monkeys eat 9 bananas!", "summer8472930475!"])(
    "%s is not one",
    async (password) => {
      const browser = await signedIn((await member()).email);
      const body = { password: demoPassword, newPassword: password };
      expect((await browser.call("changePassword", { body })).statusCode).toBe(200);
    },
  );
});

describe("resetting the password", () => {
  test("ends all sessions, notifies the owner, and the link works once", async () => {
    const { email } = await member();
    const session = await signedIn(email);
    const message = await emailFor(email);
    expect(message).toMatchObject({ to: { address: email }, subject: "Set a new password" });
    const token = tokenIn(message);
    expect((await reset(token)).json()).toEqual({ success: true });
    expect(await status(session)).toBe(401);
    expect((await openBrowser(site).signIn(email)).statusCode).toBe(401);
    expect((await openBrowser(site).signIn(email, newPassword)).statusCode).toBe(200);
    expect(await mailer.deliver()).toMatchObject([{ subject: "Your password was reset" }]);
    const again = await reset(token, "third-1-password!");
    expect([again.statusCode, again.body]).toEqual([410, errorMessages.linkExpired]);
  });

  test("responds identically with and without an account, in the same time, and only an account gets an email (ASVS 6.3.8)", async () => {
    const { email } = await member();
    const ask = (address: string) =>
      site.anonymous.call("requestPasswordReset", { body: { email: address } });
    const answers = [await ask(email), await ask("nobody.here@example.com")];
    expect(
      new Set(answers.map(({ statusCode, body, cookies }) => JSON.stringify([statusCode, body, cookies])))
        .size,
    ).toBe(1);
    expect((await mailer.deliver()).map(({ to }) => to.address)).toEqual([email]);
    const { email: other } = await member();
    const ratio = await cpuTimeRatio([() => ask(other), () => ask("nobody.else@example.com")], 5);
    expect(ratio).toBeLessThan(2);
  });

  test("is limited to five emails in an hour from an IP address, with or without an account", async () => {
    for (const email of [(await member()).email, "nobody.at.all@example.com"]) {
      const ask = async (browser: Browser) =>
        (await browser.call("requestPasswordReset", { body: { email } })).statusCode;
      const answers = [];
      for (let made = 0; made < 6; made += 1) answers.push(await ask(openBrowser(site)));
      expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
      // Others are not kept out: neither at another address nor in a browser that opened the sign-in page at this one.
      expect(await ask(openBrowser(site, { address: "192.0.2.9" }))).toBe(200);
      const neighbor = openBrowser(site);
      neighbor.cookies.set("caseload_browser", newToken());
      expect(await ask(neighbor)).toBe(429);
      openSignInPage(site, neighbor);
      expect([await ask(neighbor), await ask(neighbor), await ask(neighbor), await ask(neighbor)]).toEqual([
        200, 200, 200, 429,
      ]);
    }
  });

  test("of two emails only the newer one's link works, for two hours", async () => {
    const { email } = await member();
    const first = tokenIn(await emailFor(email));
    const second = tokenIn(await emailFor(email));
    expect((await reset(first)).statusCode).toBe(410);
    const now = site.time.now;
    site.time.now = new Date(now.getTime() + 7_200_001);
    expect((await reset(second)).statusCode).toBe(410);
    site.time.now = now;
    expect((await reset(second)).statusCode).toBe(200);
  });

  test("of concurrent uses of one link exactly one succeeds", async () => {
    const { email } = await member();
    const token = tokenIn(await emailFor(email));
    const passwords = ["the first 1!", "the second 2!", "the third 3!"];
    const statuses = (await Promise.all(passwords.map((one) => reset(token, one)))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 410, 410]);
    const opened = await Promise.all(passwords.map((one) => openBrowser(site).signIn(email, one)));
    expect(opened.map(({ statusCode }) => statusCode)).toEqual(
      statuses.map((one) => (one === 200 ? 200 : 401)),
    );
  }, 60_000);

  test("unlocks an account that failed guesses have locked", async () => {
    const { email } = await member();
    for (let made = 0; made < rateLimits.failedSignInsOfAccount.max; made += 1)
      await consume(site.db, "failedSignInsOfAccount", email);
    for (let made = 0; made < rateLimits.failedSignInsFromAddress.max; made += 1)
      await consume(site.db, "failedSignInsFromAddress", [email, "192.0.2.1"]);
    for (let made = 0; made < rateLimits.failedSignInsWithoutCookie.max; made += 1)
      await consume(site.db, "failedSignInsWithoutCookie", [email, "192.0.2.1"]);
    expect((await openBrowser(site).signIn(email)).statusCode).toBe(429);
    await reset(tokenIn(await emailFor(email)));
    expect((await openBrowser(site).signIn(email, newPassword)).statusCode).toBe(200);
  });

  test("gives the address's owner an account that another person registered with it", async () => {
    const email = "hannah.owner@example.com";
    const squatter = openBrowser(site);
    const body = {
      email,
      password: demoPassword,
      firstName: "Hannah",
      lastName: "Owner",
      userType: "paralegal",
    };
    const { id } = await squatter.ask<User>("register", { body });
    const feed = await openFeed(squatter);
    expect((await feed()).statusCode).toBe(200);
    await turnOnTwoFactor(site, { id, browser: squatter });
    await squatter.ask("addPushDevice", { body: openPushBrowser("https://push.example").subscription });
    const device = squatter.cookies.get("caseload_browser") ?? "";
    await mailer.deliver();
    expect((await reset(tokenIn(await emailFor(email)))).statusCode).toBe(200);
    expect(await status(squatter)).toBe(401);
    expect((await feed()).statusCode).toBe(404);
    expect((await squatter.signIn(email)).statusCode).toBe(401);
    const owner = openBrowser(site);
    const answer = await owner.signIn(email, newPassword);
    expect(answer.json<User>()).toMatchObject({ id, emailVerified: true });
    expect(await owner.ask<AccountSecurity>("getAccountSecurity")).toMatchObject({ twoFactor: false });
    expect(await owner.ask("listPushDevices")).toEqual([]);
    expect(await isKnownBrowser(site.db, id, device)).toBe(false);
  });

  test.each([
    ["removes", false, 0],
    ["keeps", true, 1],
  ])("%s the account's drafts and templates: its address is confirmed: %s", async (_, confirmed, left) => {
    const email = `draft.owner.${left}@example.com`;
    const writer = openBrowser(site);
    const body = {
      email,
      password: demoPassword,
      firstName: "Dora",
      lastName: "Owner",
      userType: "attorney",
    };
    const { id } = await writer.ask<User>("register", { body });
    if (confirmed) await site.db.update(users).set({ emailVerified: true }).where(eq(users.id, id));
    await writer.ask("saveDraft", { body: probatePosting });
    await writer.ask("savePostingTemplate", { body: { name: "Probate", content: probatePosting } });
    await mailer.deliver();
    expect((await reset(tokenIn(await emailFor(email)))).statusCode).toBe(200);
    const owner = await signedIn(email, newPassword);
    expect(await owner.ask("listManagedJobs", { query: { tab: "drafts" } })).toHaveLength(left);
    expect(await owner.ask("listPostingTemplates")).toHaveLength(left);
  });

  test.each([
    [{ token: "a".repeat(43), password: newPassword }, 410, errorMessages.linkExpired],
    [{ token: "short", password: newPassword }, 400, "This link is not complete (token)"],
    [
      { token: "a".repeat(43), password: "short1!" },
      400,
      "Password must be at least 8 characters (password)",
    ],
  ])("%j is refused with %i", async (body, code, text) => {
    const answer = await site.anonymous.call("resetPassword", { body });
    expect([answer.statusCode, answer.body]).toEqual([code, text]);
  });
});
