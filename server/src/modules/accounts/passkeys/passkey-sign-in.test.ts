import type { User } from "@caseload/contract/accounts/accounts";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { waitingTime } from "../../../platform/http/waiting-time.ts";
import { sessions, users } from "../../../platform/db/schema/accounts.ts";
import { passkeyChallenges, passkeys } from "../../../platform/db/schema/passkeys.ts";
import { securityEvents } from "../../../platform/db/schema/sign-in-safety.ts";
import { rateLimits } from "../../../platform/http/rate-limits.ts";
import { openBrowser } from "../../../testkit/browser.ts";
import {
  addPasskey,
  createPasskeyMember,
  givePasskey,
  openAuthenticator,
  type Output,
  signInWithPasskey,
  tryPasskey,
} from "../../../testkit/passkeys.ts";
import { openSite, type Site, unknownBrowser } from "../../../testkit/site.ts";
import { advanceTime, createTwoFactorMember, currentPassword } from "../../../testkit/two-factor.ts";
import { lockAccount, unlockAccount } from "../account-lock/lock-account.ts";
import { startSession } from "../sign-in/start-session.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const refused = [401, errorMessages.passkeyRefused];
const expired = [401, errorMessages.passkeyExpired];
const unknown = [401, errorMessages.passkeyUnknown];

const counterOf = async (id: number) => {
  const [row] = await site.db.select().from(passkeys).where(eq(passkeys.id, id));
  return row?.counter;
};

describe("signing in", () => {
  test("needs neither address nor password, and records the use", async () => {
    const { id, authenticator, passkey, browser: home } = await createPasskeyMember(site);
    expect(passkey.lastUsedAt).toBeNull();
    const now = advanceTime(site);
    const browser = openBrowser(site);
    const answer = await signInWithPasskey(browser, authenticator);
    expect([answer.statusCode, answer.json<User>().id]).toEqual([200, id]);
    expect((await browser.ask<User>("me")).id).toBe(id);
    expect(browser.cookies.has("caseload_passkey")).toBe(false);
    expect(await home.ask<Output<"listPasskeys">>("listPasskeys")).toMatchObject([
      { id: passkey.id, lastUsedAt: now.toISOString() },
    ]);
  });

  test("offers a challenge of 32 bytes that names no account", async () => {
    const browser = openBrowser(site);
    const answer = await browser.call("beginPasskeySignIn");
    expect(answer.json()).toEqual({
      rpId: "localhost",
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      timeout: 600_000,
      userVerification: "required",
    });
    expect(answer.cookies).toMatchObject([
      { name: "caseload_passkey", httpOnly: true, sameSite: "Lax", path: "/", maxAge: 600 },
    ]);
  });

  test("ASVS 6.3.3: counts as both factors, so no code follows", async () => {
    const { id, email, browser: home } = await createTwoFactorMember(site);
    const { authenticator } = await givePasskey(site, home);
    const browser = openBrowser(site);
    const answer = await signInWithPasskey(browser, authenticator);
    expect([answer.statusCode, answer.json<User>().id]).toEqual([200, id]);
    // The passkey does not make the browser one that needs no code after the password.
    expect((await browser.signIn(email)).json()).toEqual({ twoFactorRequired: true });
  });

  test("ASVS 6.3.3: is refused without user verification, which is the second of the factors", async () => {
    const { authenticator } = await createPasskeyMember(site);
    expect(await tryPasskey(site, authenticator, { userVerified: false })).toEqual(refused);
    expect(await tryPasskey(site, authenticator)).toEqual([200, ""]);
  });

  test("replaces the session that the browser had", async () => {
    const { id, authenticator } = await createPasskeyMember(site);
    const { browser } = await createPasskeyMember(site);
    const before = browser.cookies.get("caseload_session");
    await signInWithPasskey(browser, authenticator);
    expect((await browser.ask<User>("me")).id).toBe(id);
    browser.cookies.set("caseload_session", before ?? "");
    expect((await browser.call("me")).statusCode).toBe(401);
  });

  test("keeps the session only while the browser is open, when asked", async () => {
    const { authenticator } = await createPasskeyMember(site);
    const browser = openBrowser(site);
    const options = await browser.ask<Output<"beginPasskeySignIn">>("beginPasskeySignIn");
    const credential = authenticator.get(options);
    const answer = await browser.call("signInWithPasskey", { body: { credential, rememberMe: false } });
    const session = answer.cookies.find(({ name }) => name === "caseload_session");
    expect(session?.value).toBeTruthy();
    expect(session?.maxAge).toBeUndefined();
  });
});

describe("a response is refused", () => {
  test.each([
    ["of another origin", { origin: "https://caseload.example" }],
    ["of another port of the host", { origin: "http://localhost:1" }],
    ["of another relying party", { rpId: "caseload.example" }],
    ["for another account", { userHandle: "A".repeat(43) }],
  ])("%s", async (_name, deviation) => {
    const { authenticator } = await createPasskeyMember(site);
    expect(await tryPasskey(site, authenticator, deviation)).toEqual(refused);
    expect(await tryPasskey(site, authenticator)).toEqual([200, ""]);
  });

  test("with another signature", async () => {
    const { authenticator } = await createPasskeyMember(site);
    const { authenticator: other } = await createPasskeyMember(site);
    const browser = openBrowser(site);
    const options = await browser.ask<Output<"beginPasskeySignIn">>("beginPasskeySignIn");
    const credential = authenticator.get(options);
    const { signature } = other.get(options).response;
    const response = { ...credential.response, signature };
    const answer = await browser.call("signInWithPasskey", {
      body: { credential: { ...credential, response } },
    });
    expect([answer.statusCode, answer.body]).toEqual(refused);
  });

  test("when its challenge was used already, in concurrent requests too", async () => {
    const { authenticator } = await createPasskeyMember(site);
    const browser = openBrowser(site);
    const options = await browser.ask<Output<"beginPasskeySignIn">>("beginPasskeySignIn");
    const cookie = browser.cookies.get("caseload_passkey") ?? "";
    const body = { credential: authenticator.get(options) };
    const browsers = [1, 2, 3].map(() => openBrowser(site));
    for (const one of browsers) one.cookies.set("caseload_passkey", cookie);
    const answers = await Promise.all(browsers.map((one) => one.call("signInWithPasskey", { body })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
    const late = await browser.call("signInWithPasskey", { body });
    expect([late.statusCode, late.body]).toEqual(expired);
  });

  test("when its challenge failed once", async () => {
    const { authenticator } = await createPasskeyMember(site);
    const browser = openBrowser(site);
    const options = await browser.ask<Output<"beginPasskeySignIn">>("beginPasskeySignIn");
    const send = (userVerified: boolean) =>
      browser.call("signInWithPasskey", {
        body: { credential: authenticator.get(options, { userVerified }) },
      });
    expect((await send(false)).body).toBe(errorMessages.passkeyRefused);
    expect((await send(true)).body).toBe(errorMessages.passkeyExpired);
  });

  test("when its challenge expired after ten minutes", async () => {
    const { authenticator } = await createPasskeyMember(site);
    for (const [seconds, expected] of [
      [599, [200, errorMessages.passkeyExpired]],
      [601, expired],
    ] as const) {
      const browser = openBrowser(site);
      const options = await browser.ask<Output<"beginPasskeySignIn">>("beginPasskeySignIn");
      const { now } = site.time;
      advanceTime(site, seconds);
      const body = { credential: authenticator.get(options) };
      const answer = await browser.call("signInWithPasskey", { body });
      site.time.now = now;
      expect(answer.statusCode).toBe(expected[0]);
      if (answer.statusCode !== 200) expect(answer.body).toBe(expected[1]);
    }
  });

  test("when its challenge is another browser's, or none of ours", async () => {
    const { authenticator } = await createPasskeyMember(site);
    const victim = openBrowser(site);
    await victim.ask("beginPasskeySignIn");
    const attacker = openBrowser(site);
    const options = await attacker.ask<Output<"beginPasskeySignIn">>("beginPasskeySignIn");
    const answer = await victim.call("signInWithPasskey", {
      body: { credential: authenticator.get(options) },
    });
    expect([answer.statusCode, answer.body]).toEqual(expired);
    expect(await tryPasskey(site, authenticator, { challenge: "A".repeat(43) })).toEqual(expired);
    expect(await tryPasskey(site, authenticator, { challenge: "short" })).toEqual(expired);
  });

  test("when its challenge was made to add a passkey", async () => {
    const { authenticator, browser } = await createPasskeyMember(site);
    const { challenge } = await browser.ask<Output<"beginPasskey">>("beginPasskey", currentPassword);
    expect((await signInWithPasskey(browser, authenticator, { challenge })).body).toBe(
      errorMessages.passkeyExpired,
    );
  });

  test("when the site does not know the passkey", async () => {
    const { browser, authenticator, passkey } = await createPasskeyMember(site);
    await browser.ask("removePasskey", { params: { id: passkey.id }, ...currentPassword });
    expect(await tryPasskey(site, authenticator)).toEqual(unknown);
  });

  test("when the counter has not increased, as that of a copied authenticator", async () => {
    const { authenticator, passkey } = await createPasskeyMember(site, { counter: 7 });
    expect(await tryPasskey(site, authenticator, { counter: 9 })).toEqual([200, ""]);
    for (const counter of [9, 8, 0])
      expect(await tryPasskey(site, authenticator, { counter })).toEqual(refused);
    expect(await counterOf(passkey.id)).toBe(9);
    expect(await tryPasskey(site, authenticator, { counter: 10 })).toEqual([200, ""]);
  });
});

describe("accounts that may not sign in, or not yet", () => {
  test("a locked account is refused, and only a valid passkey reveals the lock", async () => {
    const { id, email, authenticator } = await createPasskeyMember(site);
    await lockAccount(site.db, email, "Stolen phone", site.time.now);
    expect(await tryPasskey(site, authenticator)).toEqual([403, errorMessages.accountLocked]);
    expect(await tryPasskey(site, authenticator, { userVerified: false })).toEqual(refused);
    expect(await site.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
    await unlockAccount(site.db, email, "Owner called back", site.time.now);
    expect(await tryPasskey(site, authenticator)).toEqual([200, ""]);
  });

  test("a deactivated account becomes active again", async () => {
    const { id, browser, authenticator } = await createPasskeyMember(site);
    await browser.ask("deactivateAccount", currentPassword);
    expect(await tryPasskey(site, authenticator)).toEqual([200, ""]);
    const [row] = await site.db.select().from(users).where(eq(users.id, id));
    expect(row?.deactivatedAt).toBeNull();
  });

  test("a deleted account's passkeys are gone", async () => {
    const { id, browser, authenticator } = await createPasskeyMember(site);
    await browser.ask("beginPasskey", currentPassword);
    await browser.ask("deleteAccount", currentPassword);
    expect(await tryPasskey(site, authenticator)).toEqual(unknown);
    expect(await site.db.select().from(passkeys).where(eq(passkeys.userId, id))).toEqual([]);
    expect(await site.db.select().from(passkeyChallenges).where(eq(passkeyChallenges.userId, id))).toEqual(
      [],
    );
  });

  test("a sign-in that began before the passkey was removed opens no session", async () => {
    const { id, browser, passkey } = await createPasskeyMember(site);
    await browser.ask("removePasskey", { params: { id: passkey.id }, ...currentPassword });
    const before = await site.db.select().from(sessions).where(eq(sessions.userId, id));
    const signIn = {
      userId: id,
      passkeyId: passkey.id,
      rememberMe: false,
      client: unknownBrowser,
      headers: new Headers(),
    };
    await expect(startSession(site.deps, signIn, site.time.now)).rejects.toThrow(
      errorMessages.wrongCredentials,
    );
    expect(await site.db.select().from(sessions).where(eq(sessions.userId, id))).toHaveLength(before.length);
  });
});

describe("limits", () => {
  test("failed attempts of an address are refused and recorded; a valid passkey passes", async () => {
    const { authenticator } = await createPasskeyMember(site);
    const foreign = openAuthenticator(site);
    const { browser } = await createPasskeyMember(site);
    await addPasskey(browser, foreign);
    const guesser = openBrowser(site, { address: "198.51.100.7" });
    const { max } = rateLimits.failedSignInsOfAddress;
    const statuses = new Set<number>();
    for (let made = 0; made < max; made += 1)
      statuses.add((await signInWithPasskey(guesser, foreign, { userVerified: false })).statusCode);
    expect([...statuses]).toEqual([401]);
    const last = await signInWithPasskey(guesser, foreign, { userVerified: false });
    expect([last.statusCode, last.body]).toEqual([
      429,
      errorMessages.tooManyAttempts(waitingTime(Number(last.headers["retry-after"]))),
    ]);
    expect(Number(last.headers["retry-after"])).toBeGreaterThan(0);
    const events = await site.db
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.address, "198.51.100.7"));
    expect(events.map(({ kind }) => kind)).toEqual(["sign_in_limit_reached"]);
    expect((await signInWithPasskey(guesser, authenticator)).statusCode).toBe(200);
  });
});
