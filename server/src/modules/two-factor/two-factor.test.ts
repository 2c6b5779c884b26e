import type { User } from "@caseload/contract/accounts";
import type { AccountSecurity } from "@caseload/contract/sign-in-safety";
import { refusals } from "@caseload/contract/texts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { pendingSignIns, recoveryCodes, twoFactors } from "../../db/schema/sign-in-safety.ts";
import { sessions } from "../../db/schema/accounts.ts";
import { demoPassword, makePerson } from "../../demo/factories.ts";
import { ceilings } from "../../http/limits.ts";
import { type Browser, openBrowser } from "../../testkit/browser.ts";
import { openPostOffice, type PostOffice, tokenIn } from "../../testkit/post-office.ts";
import { openSite, type Site } from "../../testkit/site.ts";
import { codeOf, stepAt } from "./one-time-code.ts";
import { unseal } from "./stored-secret.ts";

let site: Site;
let post: PostOffice;
beforeAll(async () => {
  site = await openSite();
  post = await openPostOffice(site);
});
afterAll(async () => {
  await post.close();
  await site.close();
});
beforeEach(async () => void (await post.deliver()));

const password = { body: { password: demoPassword } };
/** The next step, in which a code is fresh again. */
const later = (seconds = 30) => (site.time.now = new Date(site.time.now.getTime() + seconds * 1_000));

interface Protected {
  id: number;
  email: string;
  browser: Browser;
  codes: string[];
}

async function codeFor(userId: number): Promise<string> {
  const [row] = await site.db.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  if (!row) throw new Error("There is no secret.");
  return codeOf(await unseal(site.deps.secret, row.secret), stepAt(site.time.now));
}

async function member() {
  const { id, email } = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
  const browser = openBrowser(site);
  await browser.ask("login", { body: { email, password: demoPassword } });
  return { id, email, browser };
}

/** Somebody with two-factor authentication on, whose last code is used up. */
async function protect(): Promise<Protected> {
  const { id, email, browser } = await member();
  await browser.ask("beginTwoFactor", password);
  const { recoveryCodes: codes } = await browser.ask<{ recoveryCodes: string[] }>("confirmTwoFactor", {
    body: { code: await codeFor(id) },
  });
  later();
  return { id, email, browser, codes };
}
const enter = (browser: Browser, body: object) => browser.call("enterSecondFactor", { body });
const wrong = [401, refusals.wrongCode];
/** A code that is none of the present ones. */
const wrongCode = async (id: number) => String((Number(await codeFor(id)) + 500_000) % 1_000_000).padStart(6, "0");

describe("turning it on", () => {
  test("takes the password and a first code, gives ten recovery codes and ends other sessions", async () => {
    const { id, email, browser } = await member();
    const other = openBrowser(site);
    await other.ask("login", { body: { email, password: demoPassword } });
    const refused = await browser.call("beginTwoFactor", { body: { password: "wrong-guess-1!" } });
    expect([refused.statusCode, refused.body]).toEqual([401, `${refusals.wrongPassword} (password)`]);

    const begun = await browser.ask<{ uri: string; secret: string }>("beginTwoFactor", password);
    expect(begun.uri).toContain(`otpauth://totp/Caseload:${encodeURIComponent(email)}?secret=${begun.secret}`);
    expect((await openBrowser(site).signIn(email)).json<User>().id).toBe(id);
    const bad = await browser.call("confirmTwoFactor", { body: { code: await wrongCode(id) } });
    expect([bad.statusCode, bad.body]).toEqual([401, `${refusals.wrongCode} (code)`]);

    const code = await codeFor(id);
    const body = { code: `${code.slice(0, 3)} ${code.slice(3)}` };
    const { recoveryCodes: codes } = await browser.ask<{ recoveryCodes: string[] }>("confirmTwoFactor", { body });
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((one) => /^[A-Z2-9]{5}-[A-Z2-9]{5}$/.test(one))).toBe(true);
    expect([(await browser.call("me")).statusCode, (await other.call("me")).statusCode]).toEqual([200, 401]);
    const security = await browser.ask<AccountSecurity>("getAccountSecurity");
    expect(security).toMatchObject({ twoFactor: true, recoveryCodesLeft: 10 });
    expect(await post.deliver()).toMatchObject([{ to: { address: email }, subject: "Two-factor authentication is on" }]);
    for (const call of ["beginTwoFactor", "confirmTwoFactor"] as const) {
      const again = await browser.call(call, { body: { ...password.body, ...body } });
      expect([again.statusCode, again.body]).toEqual([409, refusals.twoFactorOn]);
    }
  });

  test("stores neither secret nor recovery codes in the clear", async () => {
    const { id, codes } = await protect();
    const [factor] = await site.db.select().from(twoFactors).where(eq(twoFactors.userId, id));
    const kept = await site.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id));
    const secret = await unseal(site.deps.secret, factor?.secret ?? "");
    expect(secret).toHaveLength(20);
    const rows = JSON.stringify([factor, kept]);
    for (const form of [secret.toString("hex"), secret.toString("base64"), ...codes]) expect(rows).not.toContain(form);
  });

  test.each([["12345"], ["1234567"], ["abcdef"], [""], [123456]])("the code %j has not six digits", async (code) => {
    const { browser } = await member();
    const answer = await browser.call("confirmTwoFactor", { body: { code } });
    expect([answer.statusCode, answer.body]).toEqual([400, "Please enter the code of six digits (code)"]);
  });

  test("a first code without a secret is refused", async () => {
    const { browser } = await member();
    const answer = await browser.call("confirmTwoFactor", { body: { code: "123456" } });
    expect([answer.statusCode, answer.body]).toEqual([409, refusals.twoFactorOff]);
  });
});

describe("signing in", () => {
  test("opens no session before the code", async () => {
    const { id, email } = await protect();
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
    expect((await browser.call("removeTwoFactor", password)).statusCode).toBe(401);
    // The pending cookie is no session under another name.
    browser.cookies.set("caseload_session", browser.cookies.get("caseload_pending") ?? "");
    expect((await browser.call("me")).statusCode).toBe(401);

    const entered = await enter(browser, { code: await codeFor(id) });
    expect([entered.statusCode, entered.json<User>().id]).toEqual([200, id]);
    expect(browser.cookies.has("caseload_pending")).toBe(false);
    expect((await browser.call("me")).statusCode).toBe(200);
  });

  test("goes on as somebody else until the code is right, and no remembered actor slips through", async () => {
    const { id, email } = await protect();
    const { browser, id: first } = await member();
    expect((await browser.ask<User>("me")).id).toBe(first);
    await browser.signIn(email);
    expect((await browser.ask<User>("me")).id).toBe(first);
    expect((await enter(browser, { code: await wrongCode(id) })).statusCode).toBe(401);
    expect((await browser.ask<User>("me")).id).toBe(first);
    await enter(browser, { code: await codeFor(id) });
    expect((await browser.ask<User>("me")).id).toBe(id);
  });

  test("takes a code once, also when it is sent many times at once", async () => {
    const { id, email } = await protect();
    const browsers = [1, 2, 3].map(() => openBrowser(site));
    for (const browser of browsers) await browser.signIn(email);
    const code = await codeFor(id);
    const answers = await Promise.all(browsers.map((browser) => enter(browser, { code })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401]);
    const late = openBrowser(site);
    await late.signIn(email);
    const replayed = await enter(late, { code });
    expect([replayed.statusCode, replayed.body]).toEqual(wrong);
  });

  test("a pending sign-in ends with the fifth wrong code", async () => {
    const { id, email } = await protect();
    const browser = openBrowser(site);
    await browser.signIn(email);
    for (let made = 0; made < 5; made += 1) {
      const answer = await enter(browser, { code: await wrongCode(id) });
      expect([answer.statusCode, answer.body]).toEqual(wrong);
    }
    const right = await enter(browser, { code: await codeFor(id) });
    expect([right.statusCode, right.body]).toEqual([401, refusals.signInAgain]);
  });

  test("ten wrong codes lock out who guesses, and not the browser that the account knows", async () => {
    const { id, email, browser: home } = await protect();
    await home.call("logout");
    const guesser = openBrowser(site, { address: "203.0.113.5" });
    let last = 0;
    for (let made = 0; made < ceilings.wrongCodesOfAccount.most + 1; made += 1) {
      if (made % 5 === 0) await guesser.signIn(email);
      last = (await enter(guesser, { code: await wrongCode(id) })).statusCode;
    }
    expect(last).toBe(429);
    await home.signIn(email);
    expect((await enter(home, { code: await codeFor(id) })).statusCode).toBe(200);
  }, 60_000);

  test("a pending sign-in ends after ten minutes, and with a changed password", async () => {
    const { id, email, browser: home } = await protect();
    const [slow, outdated] = [openBrowser(site), openBrowser(site)];
    await slow.signIn(email);
    later(601);
    expect((await enter(slow, { code: await codeFor(id) })).body).toBe(refusals.signInAgain);
    await outdated.signIn(email);
    await home.ask("changePassword", { body: { password: demoPassword, newPassword: "another-1-file!" } });
    expect((await enter(outdated, { code: await codeFor(id) })).body).toBe(refusals.signInAgain);
    expect(await site.db.select().from(pendingSignIns).where(eq(pendingSignIns.userId, id))).toEqual([]);
  });

  test("a code without a sign-in that awaits it is refused", async () => {
    const { id } = await protect();
    const answer = await enter(openBrowser(site), { code: await codeFor(id) });
    expect([answer.statusCode, answer.body]).toEqual([401, refusals.signInAgain]);
  });

  test("somebody else's code does not count", async () => {
    const { email } = await protect();
    const stranger = await protect();
    const browser = openBrowser(site);
    await browser.signIn(email);
    expect((await enter(browser, { code: await codeFor(stranger.id) })).statusCode).toBe(401);
    expect((await enter(browser, { recoveryCode: stranger.codes[0] })).statusCode).toBe(401);
  });
});

describe("recovery codes", () => {
  test("work once each, however they are typed", async () => {
    const { email, codes, browser: home } = await protect();
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

  test("are replaced by the password alone, and the old ones end", async () => {
    const { email, codes, browser } = await protect();
    const refused = await browser.call("renewRecoveryCodes", { body: { password: "wrong-guess-1!" } });
    expect(refused.statusCode).toBe(401);
    const renewed = await browser.ask<{ recoveryCodes: string[] }>("renewRecoveryCodes", password);
    expect(renewed.recoveryCodes).toHaveLength(10);
    const next = openBrowser(site);
    await next.signIn(email);
    expect((await enter(next, { recoveryCode: codes[0] })).statusCode).toBe(401);
    expect((await enter(next, { recoveryCode: renewed.recoveryCodes[0] })).statusCode).toBe(200);
  });

  test("cannot be had without two-factor authentication", async () => {
    const { browser } = await member();
    for (const call of ["renewRecoveryCodes", "removeTwoFactor"] as const) {
      const answer = await browser.call(call, password);
      expect([answer.statusCode, answer.body]).toEqual([409, refusals.twoFactorOff]);
    }
  });
});

describe("a trusted browser", () => {
  const trusting = async () => {
    const person = await protect();
    const browser = openBrowser(site);
    await browser.signIn(person.email);
    await browser.ask("enterSecondFactor", { body: { code: await codeFor(person.id), trustDevice: true } });
    await browser.call("logout");
    later();
    return { ...person, trusted: browser };
  };

  test("is spared the code for 30 days; another one is not", async () => {
    const { id, email, trusted } = await trusting();
    expect((await trusted.signIn(email)).json<User>().id).toBe(id);
    expect((await openBrowser(site).signIn(email)).json()).toEqual({ twoFactorRequired: true });
    const now = site.time.now;
    later(30 * 86_400);
    expect((await trusted.signIn(email)).json()).toEqual({ twoFactorRequired: true });
    site.time.now = now;
  });

  test("does not vouch for somebody else's account", async () => {
    const { trusted } = await trusting();
    const other = await protect();
    expect((await trusted.signIn(other.email)).json()).toEqual({ twoFactorRequired: true });
  });

  test("is asked again after the password changed", async () => {
    const { email, browser, trusted } = await trusting();
    const newPassword = "another-1-file!";
    await browser.ask("changePassword", { body: { password: demoPassword, newPassword } });
    expect((await trusted.signIn(email, newPassword)).json()).toEqual({ twoFactorRequired: true });
  });
});

describe("turning it off", () => {
  test("takes the password, and signing in takes no code any more", async () => {
    const { id, email, browser } = await protect();
    await post.deliver();
    expect((await browser.call("removeTwoFactor", { body: { password: "wrong-guess-1!" } })).statusCode).toBe(401);
    await browser.ask("removeTwoFactor", password);
    expect((await openBrowser(site).signIn(email)).json<User>().id).toBe(id);
    expect(await browser.ask<AccountSecurity>("getAccountSecurity")).toMatchObject({
      twoFactor: false,
      recoveryCodesLeft: null,
    });
    expect(await post.deliver()).toMatchObject([{ subject: "Two-factor authentication is off" }]);
  });

  test("a reset password does not turn it off; on an address that was never proven it does", async () => {
    const kept = await protect();
    const unproven = await protectUnproven();
    for (const { email, wants } of [
      { email: kept.email, wants: true },
      { email: unproven, wants: false },
    ]) {
      await site.anonymous.ask("requestPasswordReset", { body: { email } });
      const token = tokenIn((await post.deliver()).find(({ subject }) => subject === "Set a new password"));
      await site.anonymous.ask("resetPassword", { body: { token, password: "another-1-file!" } });
      const answer = (await openBrowser(site).signIn(email, "another-1-file!")).json<object>();
      expect("twoFactorRequired" in answer).toBe(wants);
    }
  });

  /** An account that somebody else may have made on the address, second factor and all. */
  async function protectUnproven(): Promise<string> {
    const email = "unproven@example.com";
    const browser = openBrowser(site);
    const body = { email, password: demoPassword, firstName: "Robin", lastName: "Hale", userType: "paralegal" };
    const { id } = await browser.ask<User>("register", { body });
    await browser.ask("beginTwoFactor", password);
    await browser.ask("confirmTwoFactor", { body: { code: await codeFor(id) } });
    return email;
  }
});
