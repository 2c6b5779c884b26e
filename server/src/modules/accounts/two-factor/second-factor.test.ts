import type { User } from "@caseload/contract/accounts/accounts";
import type { AccountSecurity } from "@caseload/contract/accounts/account-security";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sessions } from "../../../platform/db/schema/accounts.ts";
import { pendingSignIns } from "../../../platform/db/schema/sign-in-safety.ts";
import { demoPassword } from "../../../demo/factories.ts";
import { rateLimits } from "../../../platform/http/rate-limits.ts";
import { waitingTime } from "../../../platform/http/waiting-time.ts";
import { type Browser, openBrowser, openSignInPage } from "../../../testkit/browser.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import {
  codeFor,
  advanceTime,
  createMember,
  currentPassword,
  createTwoFactorMember,
  wrongCodeFor,
} from "../../../testkit/two-factor.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const enter = (browser: Browser, body: object) => browser.call("enterSecondFactor", { body });
const wrong = [401, errorMessages.wrongCode];

describe("signing in", () => {
  test("opens no session before the code (ASVS 6.3.3)", async () => {
    const { id, email } = await createTwoFactorMember(site);
    const sessionsOf = () => site.db.select().from(sessions).where(eq(sessions.userId, id));
    const before = (await sessionsOf()).length;
    const browser = openBrowser(site);
    const answer = await browser.signIn(email);
    expect([answer.statusCode, answer.json()]).toEqual([200, { twoFactorRequired: true }]);
    expect(answer.cookies).toMatchObject([
      { name: "caseload_pending", httpOnly: true, sameSite: "Lax", path: "/", maxAge: 600 },
    ]);
    expect(await sessionsOf()).toHaveLength(before);
    for (const call of ["me", "listSessions", "getAccountSecurity"] as const)
      expect((await browser.call(call)).statusCode).toBe(401);
    expect((await browser.call("removeTwoFactor", currentPassword)).statusCode).toBe(401);
    // The pending cookie is no session under another name.
    browser.cookies.set("caseload_session", browser.cookies.get("caseload_pending") ?? "");
    expect((await browser.call("me")).statusCode).toBe(401);

    const entered = await enter(browser, { code: await codeFor(site, id) });
    expect([entered.statusCode, entered.json<User>().id]).toEqual([200, id]);
    expect(browser.cookies.has("caseload_pending")).toBe(false);
    expect((await browser.call("me")).statusCode).toBe(200);
  });

  test("keeps the previous session's user until the code is correct", async () => {
    const { id, email } = await createTwoFactorMember(site);
    const { browser, id: first } = await createMember(site);
    expect((await browser.ask<User>("me")).id).toBe(first);
    await browser.signIn(email);
    expect((await browser.ask<User>("me")).id).toBe(first);
    expect((await enter(browser, { code: await wrongCodeFor(site, id) })).statusCode).toBe(401);
    expect((await browser.ask<User>("me")).id).toBe(first);
    await enter(browser, { code: await codeFor(site, id) });
    expect((await browser.ask<User>("me")).id).toBe(id);
  });

  test("accepts a code once, also in concurrent requests", async () => {
    const { id, email } = await createTwoFactorMember(site);
    const browsers = [1, 2, 3].map(() => openBrowser(site));
    for (const browser of browsers) await browser.signIn(email);
    const code = await codeFor(site, id);
    const answers = await Promise.all(browsers.map((browser) => enter(browser, { code })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
    const late = openBrowser(site);
    await late.signIn(email);
    const replayed = await enter(late, { code });
    expect([replayed.statusCode, replayed.body]).toEqual(wrong);
  });

  test("a pending sign-in ends with the fifth wrong code", async () => {
    const { id, email } = await createTwoFactorMember(site);
    const browser = openBrowser(site);
    await browser.signIn(email);
    for (let made = 0; made < 5; made += 1) {
      const answer = await enter(browser, { code: await wrongCodeFor(site, id) });
      expect([answer.statusCode, answer.body]).toEqual(wrong);
    }
    const right = await enter(browser, { code: await codeFor(site, id) });
    expect([right.statusCode, right.body]).toEqual([401, errorMessages.signInAgain]);
  });

  /** Enters wrong codes from fresh browsers until one is refused at once. Returns how many were checked. */
  async function guessFrom(address: string, { id, email }: { id: number; email: string }): Promise<number> {
    for (let checked = 0; ;) {
      const guesser = openBrowser(site, { address });
      openSignInPage(site, guesser);
      await guesser.signIn(email);
      for (let tries = 0; tries < 5; tries += 1) {
        const { statusCode } = await enter(guesser, { code: await wrongCodeFor(site, id) });
        if (statusCode === 429 && tries === 0) return checked;
        if (statusCode === 429) break;
        expect(statusCode).toBe(401);
        checked += 1;
      }
    }
  }
  const ownersFreshBrowser = async (email: string, address: string): Promise<Browser> => {
    const browser = openBrowser(site, { address });
    openSignInPage(site, browser);
    await browser.signIn(email);
    return browser;
  };

  test("wrong codes lock out the guesser's address, and neither a known nor a fresh browser elsewhere", async () => {
    const { id, email, browser: home } = await createTwoFactorMember(site);
    await home.call("logout");
    const address = "203.0.113.5";
    const { wrongCodesFromAddress, wrongCodesOfFreshBrowser, freshBrowsersAtSecondFactor } = rateLimits;
    expect(await guessFrom(address, { id, email })).toBe(
      wrongCodesFromAddress.max + wrongCodesOfFreshBrowser.max * freshBrowsersAtSecondFactor.max,
    );
    const guesser = await ownersFreshBrowser(email, address);
    const refused = await enter(guesser, { code: await codeFor(site, id) });
    const wait = waitingTime(Number(refused.headers["retry-after"]));
    expect([refused.statusCode, refused.body]).toEqual([429, errorMessages.tooManyAttempts(wait)]);
    await home.signIn(email);
    expect((await enter(home, { code: await codeFor(site, id) })).statusCode).toBe(200);
    advanceTime(site);
    const fresh = await ownersFreshBrowser(email, "198.51.100.7");
    expect((await enter(fresh, { code: await codeFor(site, id) })).statusCode).toBe(200);
  }, 60_000);

  test("behind the guesser's address a fresh browser has attempts of its own, and recovery codes work", async () => {
    const { id, email, codes } = await createTwoFactorMember(site);
    const address = "203.0.113.6";
    const guesser = openBrowser(site, { address });
    for (let made = 0; made <= rateLimits.wrongCodesFromAddress.max; made += 1) {
      if (made % 5 === 0) await guesser.signIn(email);
      await enter(guesser, { code: await wrongCodeFor(site, id) });
    }
    const fresh = await ownersFreshBrowser(email, address);
    expect((await enter(fresh, { code: await codeFor(site, id) })).statusCode).toBe(200);
    await guessFrom(address, { id, email });
    const late = await ownersFreshBrowser(email, address);
    expect((await enter(late, { code: await codeFor(site, id) })).statusCode).toBe(429);
    expect((await enter(late, { recoveryCode: codes[0] })).statusCode).toBe(200);
  }, 60_000);

  test("from any number of addresses 240 codes a day are checked, and recovery codes work all the same", async () => {
    const { id, email, codes } = await createTwoFactorMember(site);
    let checked = 0;
    let addresses = 0;
    for (let last = 1; last > 0; addresses += 1) {
      last = await guessFrom(`203.0.113.${20 + addresses}`, { id, email });
      checked += last;
    }
    expect([checked, rateLimits.wrongCodesOfAccount.max]).toEqual([240, 240]);
    const owner = await ownersFreshBrowser(email, "198.51.100.8");
    expect((await enter(owner, { code: await codeFor(site, id) })).statusCode).toBe(429);
    expect((await enter(owner, { recoveryCode: codes[1] })).statusCode).toBe(200);
  }, 120_000);

  test("a pending sign-in ends after ten minutes, and with a changed password", async () => {
    const { id, email, browser: home } = await createTwoFactorMember(site);
    const [slow, outdated] = [openBrowser(site), openBrowser(site)];
    await slow.signIn(email);
    advanceTime(site, 601);
    expect((await enter(slow, { code: await codeFor(site, id) })).body).toBe(errorMessages.signInAgain);
    await outdated.signIn(email);
    await home.ask("changePassword", { body: { password: demoPassword, newPassword: "another-1-file!" } });
    expect((await enter(outdated, { code: await codeFor(site, id) })).body).toBe(errorMessages.signInAgain);
    expect(await site.db.select().from(pendingSignIns).where(eq(pendingSignIns.userId, id))).toEqual([]);
  });

  test("a code without a pending sign-in is rejected", async () => {
    const { id } = await createTwoFactorMember(site);
    const answer = await enter(openBrowser(site), { code: await codeFor(site, id) });
    expect([answer.statusCode, answer.body]).toEqual([401, errorMessages.signInAgain]);
  });

  test("another account's code is rejected", async () => {
    const { email } = await createTwoFactorMember(site);
    const outsider = await createTwoFactorMember(site);
    const browser = openBrowser(site);
    await browser.signIn(email);
    expect((await enter(browser, { code: await codeFor(site, outsider.id) })).statusCode).toBe(401);
    expect((await enter(browser, { recoveryCode: outsider.codes[0] })).statusCode).toBe(401);
  });
});

describe("recovery codes", () => {
  test("work once each, ignoring case and separators", async () => {
    const { email, codes, browser: home } = await createTwoFactorMember(site);
    const [first = ""] = codes;
    const browser = openBrowser(site);
    await browser.signIn(email);
    const typed = ` ${first.toLowerCase().replace("-", " ")}`;
    expect((await enter(browser, { recoveryCode: typed })).statusCode).toBe(200);
    expect(await home.ask<AccountSecurity>("getAccountSecurity")).toMatchObject({ recoveryCodesLeft: 9 });
    const again = openBrowser(site);
    await again.signIn(email);
    const replayed = await enter(again, { recoveryCode: first });
    expect([replayed.statusCode, replayed.body]).toEqual(wrong);
  });

  test("are replaced with the password only, and the old ones end", async () => {
    const { email, codes, browser } = await createTwoFactorMember(site);
    const refused = await browser.call("renewRecoveryCodes", { body: { password: "wrong-guess-1!" } });
    expect(refused.statusCode).toBe(401);
    const renewed = await browser.ask<{ recoveryCodes: string[] }>("renewRecoveryCodes", currentPassword);
    expect(renewed.recoveryCodes).toHaveLength(10);
    const next = openBrowser(site);
    await next.signIn(email);
    expect((await enter(next, { recoveryCode: codes[0] })).statusCode).toBe(401);
    expect((await enter(next, { recoveryCode: renewed.recoveryCodes[0] })).statusCode).toBe(200);
  });

  test("require two-factor authentication", async () => {
    const { browser } = await createMember(site);
    for (const call of ["renewRecoveryCodes", "removeTwoFactor"] as const) {
      const answer = await browser.call(call, currentPassword);
      expect([answer.statusCode, answer.body]).toEqual([409, errorMessages.twoFactorOff]);
    }
  });
});

describe("a trusted browser", () => {
  const trusting = async () => {
    const person = await createTwoFactorMember(site);
    const browser = openBrowser(site);
    await browser.signIn(person.email);
    await browser.ask("enterSecondFactor", {
      body: { code: await codeFor(site, person.id), trustDevice: true },
    });
    await browser.call("logout");
    advanceTime(site);
    return { ...person, trusted: browser };
  };

  test("needs no code for 30 days; other browsers do", async () => {
    const { id, email, trusted } = await trusting();
    expect((await trusted.signIn(email)).json<User>().id).toBe(id);
    expect((await openBrowser(site).signIn(email)).json()).toEqual({ twoFactorRequired: true });
    const now = site.time.now;
    advanceTime(site, 30 * 86_400);
    expect((await trusted.signIn(email)).json()).toEqual({ twoFactorRequired: true });
    site.time.now = now;
  });

  test("is not trusted by another account", async () => {
    const { trusted } = await trusting();
    const other = await createTwoFactorMember(site);
    expect((await trusted.signIn(other.email)).json()).toEqual({ twoFactorRequired: true });
  });

  test("needs a code again after a password change", async () => {
    const { email, browser, trusted } = await trusting();
    const newPassword = "another-1-file!";
    await browser.ask("changePassword", { body: { password: demoPassword, newPassword } });
    expect((await trusted.signIn(email, newPassword)).json()).toEqual({ twoFactorRequired: true });
  });
});
