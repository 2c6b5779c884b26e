import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { waitingTime } from "../../../platform/http/waiting-time.ts";
import { knownBrowsers, securityEvents } from "../../../platform/db/schema/sign-in-safety.ts";
import { demoPassword, makePerson } from "../../../demo/factories.ts";
import { fingerprint, newToken } from "../../../platform/secret-token.ts";
import { addressKey, rateLimits, consume } from "../../../platform/http/rate-limits.ts";
import { type Browser, openBrowser, openSignInPage } from "../../../testkit/browser.ts";
import { cpuTimeRatio } from "../../../testkit/processor-time.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const paralegal = () => makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });

/** Tries wrong passwords, and returns the statuses. */
async function guess(browser: Browser, email: string, tries: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let made = 0; made < tries; made += 1)
    statuses.push((await browser.signIn(email, `wrong guess ${made}!`)).statusCode);
  return statuses;
}

describe("a wrong pair", () => {
  test("gets the same response with and without an account (ASVS 6.3.8)", async () => {
    const { email } = await paralegal();
    for (const address of [email, "nobody.here@example.com"]) {
      const answer = await openBrowser(site).signIn(address, "wrong-guess-1!");
      expect([answer.statusCode, answer.body]).toEqual([401, errorMessages.wrongCredentials]);
      expect(answer.cookies.map(({ name, maxAge }) => [name, maxAge])).toEqual([
        ["caseload_browser", 86_400],
      ]);
    }
  });

  test.each([
    [{ email: "not an address", password: "x" }, "Please enter a valid email address (email)"],
    [{ email: "robin@example.com", password: "" }, "Password is required (password)"],
    [{ email: "robin@example.com" }, "Password is required (password)"],
  ])("%j is rejected before any lookup", async (body, text) => {
    const answer = await site.anonymous.call("login", { body });
    expect([answer.statusCode, answer.body]).toEqual([400, text]);
  });

  test("takes the same time with and without an account", async () => {
    const { email } = await paralegal();
    const attempt = (address: string) => (round: number) =>
      openBrowser(site, { address: `198.51.100.${round}` }).signIn(address, "wrong-guess-1!");
    // A second hash, or none, would be a factor of two and more.
    expect(await cpuTimeRatio(["nobody@example.com", email].map(attempt))).toBeLessThan(1.6);
  }, 60_000);
});

describe("twenty wrong passwords", () => {
  test("lock out the guesser, not the owner (ASVS 6.3.1)", async () => {
    const { id, email } = await paralegal();
    const home = openBrowser(site, { address: "203.0.113.1" });
    expect((await home.signIn(email)).statusCode).toBe(200);
    await home.call("logout");

    const guesser = openBrowser(site, { address: "203.0.113.1" });
    const max = rateLimits.failedSignInsFromAddress.max + rateLimits.failedSignInsOfFreshBrowser.max;
    const statuses = await guess(guesser, email, 20);
    expect(statuses).toEqual([...Array(max).fill(401), ...Array(20 - max).fill(429)]);
    const right = await guesser.signIn(email);
    expect([right.statusCode, right.body]).toEqual([
      429,
      errorMessages.tooManyAttempts(waitingTime(Number(right.headers["retry-after"]))),
    ]);
    const seconds = Number(right.headers["retry-after"]);
    expect(seconds).toBeGreaterThan(500);
    expect(seconds).toBeLessThanOrEqual(600);

    expect((await home.signIn(email)).statusCode).toBe(200);
    expect((await openBrowser(site, { address: "203.0.113.2" }).signIn(email)).statusCode).toBe(200);
    const events = await site.db.select().from(securityEvents).where(eq(securityEvents.userId, id));
    expect(events).toMatchObject([{ kind: "sign_in_limit_reached", address: "203.0.113.1" }]);
  }, 60_000);

  test("behind a trusted proxy the owner can sign in from another address (ASVS 15.3.4)", async () => {
    const proxied = await openSite({ TRUSTED_PROXY: "10.0.0.0/8" });
    try {
      const { email } = await makePerson(proxied.db, site.time.now, { primaryRole: "freelance_paralegal" });
      const from = (forwardedFor: string) => openBrowser(proxied, { address: "10.1.2.3", forwardedFor });
      expect((await guess(from("192.0.2.77"), email, 20)).at(-1)).toBe(429);
      for (let made = 0; made < rateLimits.failedSignInsWithoutCookie.max; made += 1)
        await from("192.0.2.77").signIn(email, "wrong guess!");
      expect((await from("192.0.2.77").signIn(email)).statusCode).toBe(429);
      expect((await from("192.0.2.78").signIn(email)).statusCode).toBe(200);
    } finally {
      await proxied.close();
    }
  }, 60_000);

  test("sent concurrently are limited like sequential ones", async () => {
    const { email } = await paralegal();
    const address = "203.0.113.9";
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        openBrowser(site, { address }).signIn(email, at === 19 ? demoPassword : `wrong guess ${at}!`),
      ),
    );
    const max = rateLimits.failedSignInsFromAddress.max + rateLimits.failedSignInsWithoutCookie.max;
    expect(answers.filter(({ statusCode }) => statusCode !== 429).length).toBeLessThanOrEqual(max + 1);
  }, 60_000);

  test("from many addresses reach the account's limit, and a known browser can still sign in", async () => {
    const { email } = await paralegal();
    const home = openBrowser(site, { address: "203.0.113.20" });
    await home.ask("login", { body: { email, password: demoPassword } });
    for (let made = 0; made < rateLimits.failedSignInsOfAccount.max; made += 1)
      await consume(site.db, "failedSignInsOfAccount", email);
    const guesser = openBrowser(site, { address: "203.0.113.21" });
    expect((await guess(guesser, email, 8)).at(-1)).toBe(429);
    expect((await home.signIn(email)).statusCode).toBe(200);
  });

  test("in a known browser lock out that browser only", async () => {
    const { email } = await paralegal();
    const home = openBrowser(site);
    await home.ask("login", { body: { email, password: demoPassword } });
    expect((await guess(home, email, 11)).at(-1)).toBe(429);
    expect((await home.signIn(email)).statusCode).toBe(429);
    expect((await openBrowser(site).signIn(email)).statusCode).toBe(200);
  }, 60_000);
});

describe("a fresh browser has a share of its own", () => {
  const { failedSignInsFromAddress, failedSignInsOfAccount, failedSignInsOfFreshBrowser: share } = rateLimits;
  /** Signs in as the web does: once more when refused by the shared limits. */
  async function signInTwice(browser: Browser, email: string) {
    const first = await browser.signIn(email);
    return first.statusCode === 429 ? browser.signIn(email) : first;
  }

  test("behind the address of a guesser without cookies, and of one that keeps them", async () => {
    const { email } = await paralegal();
    const address = "203.0.113.60";
    for (let made = 0; made < 30; made += 1)
      await openBrowser(site, { address }).signIn(email, `wrong guess ${made}!`);
    await guess(openBrowser(site, { address }), email, 10);
    const owner = openBrowser(site, { address });
    openSignInPage(site, owner);
    expect((await owner.signIn(email)).statusCode).toBe(200);
    expect((await signInTwice(openBrowser(site, { address }), email)).statusCode).toBe(200);
  }, 60_000);

  test("at once, also with a first request, where others have used up the account's limit", async () => {
    const { email } = await paralegal();
    for (let made = 0; made < failedSignInsOfAccount.max; made += 1)
      await consume(site.db, "failedSignInsOfAccount", email);
    const address = "203.0.113.65";
    for (let made = 0; made < 5; made += 1)
      expect((await openBrowser(site, { address }).signIn(email)).statusCode).toBe(200);
  });

  test("but not for cookies that this server did not issue, which count as none together", async () => {
    const { email } = await paralegal();
    const address = "203.0.113.66";
    const issued = site.deps.cookies.writeBrowser(newToken(), 60).split(/[=;]/)[1] ?? "";
    const forgeries = [
      () => newToken(),
      () => `${newToken()}.${newToken()}`,
      () => `${newToken()}.${issued.split(".")[1]}`,
      () => "x".repeat(43),
    ];
    const statuses: number[] = [];
    for (let made = 0; made < 40; made += 1) {
      const guesser = openBrowser(site, { address });
      guesser.cookies.set("caseload_browser", forgeries[made % forgeries.length]?.() ?? "");
      statuses.push((await guesser.signIn(email, `wrong guess ${made}!`)).statusCode);
    }
    const max = failedSignInsFromAddress.max + rateLimits.failedSignInsWithoutCookie.max;
    expect(statuses).toEqual([...Array<number>(max).fill(401), ...Array<number>(40 - max).fill(429)]);
    const owner = openBrowser(site, { address });
    openSignInPage(site, owner);
    expect((await owner.signIn(email)).statusCode).toBe(200);
  }, 60_000);

  test("and a browser remembered by an earlier release stays known", async () => {
    const { id, email } = await paralegal();
    const token = newToken();
    const address = "203.0.113.67";
    await site.db
      .insert(knownBrowsers)
      .values({ userId: id, browserHash: fingerprint(token), seenAt: site.time.now });
    for (let made = 0; made < failedSignInsOfAccount.max; made += 1)
      await consume(site.db, "failedSignInsOfAccount", email);
    const home = openBrowser(site, { address });
    home.cookies.set("caseload_browser", token);
    expect((await home.signIn(email)).statusCode).toBe(200);
    expect(home.cookies.get("caseload_browser")?.startsWith(`${token}.`)).toBe(true);
    const planted = openBrowser(site);
    planted.cookies.set("caseload_browser", newToken());
    const before = planted.cookies.get("caseload_browser") ?? "";
    expect((await planted.signIn((await paralegal()).email)).statusCode).toBe(200);
    expect(planted.cookies.get("caseload_browser")).not.toContain(before);
  });

  test("when guesses from everywhere have used up the account's limit", async () => {
    const { email } = await paralegal();
    for (let made = 0; made < failedSignInsOfAccount.max; made += 1)
      await consume(site.db, "failedSignInsOfAccount", email);
    expect((await signInTwice(openBrowser(site, { address: "203.0.113.61" }), email)).statusCode).toBe(200);
  });

  test("when the address has made too many requests, and then a known browser signs in too", async () => {
    const { email } = await paralegal();
    const address = "203.0.113.62";
    const home = openBrowser(site, { address });
    expect((await home.signIn(email)).statusCode).toBe(200);
    for (let made = 0; made < rateLimits.signInsOfAddress.max; made += 500)
      await Promise.all(Array.from({ length: 500 }, () => consume(site.db, "signInsOfAddress", address)));
    expect((await home.signIn(email)).statusCode).toBe(200);
    expect((await signInTwice(openBrowser(site, { address }), email)).statusCode).toBe(200);
  }, 60_000);

  test("of a few attempts, a few browsers for each account and address, and an address's whole number", async () => {
    const { email } = await paralegal();
    const address = "203.0.113.63";
    const exhaust = async (account: string) => {
      for (let made = 0; made < failedSignInsFromAddress.max; made += 1)
        await consume(site.db, "failedSignInsFromAddress", [account, address]);
    };
    await exhaust(email);
    const guessFrom = async (account: string, tries: number) => {
      const browser = openBrowser(site, { address });
      openSignInPage(site, browser);
      return guess(browser, account, tries);
    };
    for (let browser = 0; browser < rateLimits.freshBrowsersAtAccount.max; browser += 1)
      expect(await guessFrom(email, share.max + 2)).toEqual([
        ...Array<number>(share.max).fill(401),
        429,
        429,
      ]);
    expect(await guessFrom(email, 3)).toEqual([429, 429, 429]);
    const { freshBrowsersOfAddress } = rateLimits;
    for (let made = 0; made < freshBrowsersOfAddress.max; made += 1)
      await consume(site.db, "freshBrowsersOfAddress", address);
    const other = (await paralegal()).email;
    await exhaust(other);
    expect(await guessFrom(other, 2)).toEqual([429, 429]);
    for (let made = 0; made < rateLimits.failedSignInsWithoutCookieOfAddress.max; made += 1)
      await consume(site.db, "failedSignInsWithoutCookieOfAddress", address);
    expect((await openBrowser(site, { address }).signIn(other)).statusCode).toBe(429);
  }, 60_000);

  test("which a right password gives back, and which parallel guesses do not exceed", async () => {
    const { email } = await paralegal();
    const address = "203.0.113.64";
    for (let made = 0; made < failedSignInsFromAddress.max; made += 1)
      await consume(site.db, "failedSignInsFromAddress", [email, address]);
    for (let made = 0; made < 5; made += 1)
      expect((await signInTwice(openBrowser(site, { address }), email)).statusCode).toBe(200);
    const guesser = openBrowser(site, { address });
    await guesser.signIn(email, "wrong guess!");
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => guesser.signIn(email, "wrong guess!")),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401).length).toBeLessThanOrEqual(share.max);
  }, 60_000);
});

describe("IP addresses", () => {
  test("a forged X-Forwarded-For changes nothing without a trusted proxy (ASVS 4.1.3)", async () => {
    for (let made = 0; made < rateLimits.failedSignInsOfAddress.max; made += 1)
      await consume(site.db, "failedSignInsOfAddress", "203.0.113.99");
    for (let made = 0; made < rateLimits.failedSignInsWithoutCookieOfAddress.max; made += 1)
      await consume(site.db, "failedSignInsWithoutCookieOfAddress", "203.0.113.99");
    const forged = openBrowser(site, { address: "203.0.113.99", forwardedFor: "192.0.2.77" });
    expect((await forged.signIn("nobody@example.com")).statusCode).toBe(429);
    expect(
      (await openBrowser(site, { address: "203.0.113.98" }).signIn("nobody@example.com")).statusCode,
    ).toBe(401);
  });

  test("rotating IPv6 addresses within a /64 changes nothing", async () => {
    const { email } = await paralegal();
    const max = rateLimits.failedSignInsFromAddress.max + rateLimits.failedSignInsWithoutCookie.max;
    for (let made = 0; made < max; made += 1)
      await openBrowser(site, { address: `2001:db8:7:7::${made + 1}` }).signIn(email, "wrong-guess-1!");
    expect((await openBrowser(site, { address: "2001:db8:7:7::ffff" }).signIn(email)).statusCode).toBe(429);
    expect((await openBrowser(site, { address: "2001:db8:7:8::1" }).signIn(email)).statusCode).toBe(200);
  }, 60_000);

  test("a large firm is not limited: 200 registrations and 1,000 sign-ins from one IP address", async () => {
    const passed = { registrationsOfAddress: 0, signInsOfAddress: 0 };
    for (let made = 0; made < 200; made += 1)
      if (await consume(site.db, "registrationsOfAddress", "192.0.2.50")) passed.registrationsOfAddress += 1;
    for (let made = 0; made < 1_000; made += 1)
      if (await consume(site.db, "signInsOfAddress", "192.0.2.50")) passed.signInsOfAddress += 1;
    expect(passed).toEqual({ registrationsOfAddress: 200, signInsOfAddress: 1_000 });
  }, 120_000);

  test.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8:1:2::9", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
  ])("%s counts as %s", (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});
