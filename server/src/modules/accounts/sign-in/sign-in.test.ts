import type { User } from "@caseload/contract/accounts/accounts";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../../../platform/db/schema/accounts.ts";
import { securityEvents } from "../../../platform/db/schema/sign-in-safety.ts";
import { demoPassword, makePerson } from "../../../demo/factories.ts";
import { addressKey, rateLimits, consume } from "../../../platform/http/rate-limits.ts";
import { type Browser, openBrowser } from "../../../testkit/browser.ts";
import { cpuTimeRatio } from "../../../testkit/processor-time.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const paralegal = (input: { email?: string; emailVerified?: boolean } = {}) =>
  makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal", ...input });

const registration = (email: string, password = "brief-2-file!") => ({
  body: { email, password, firstName: "Robin", lastName: "Hale", userType: "paralegal" },
});

/** Tries wrong passwords, and returns the statuses. */
async function guess(browser: Browser, email: string, tries: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let made = 0; made < tries; made += 1)
    statuses.push((await browser.signIn(email, `wrong guess ${made}!`)).statusCode);
  return statuses;
}

describe("a wrong pair", () => {
  test("gets the same response with and without an account", async () => {
    const { email } = await paralegal();
    for (const address of [email, "nobody.here@example.com"]) {
      const answer = await openBrowser(site).signIn(address, "wrong-guess-1!");
      expect([answer.statusCode, answer.body, answer.cookies]).toEqual([
        401,
        errorMessages.wrongCredentials,
        [],
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

  test("takes the same time with no account, one, and several", async () => {
    const { email } = await paralegal();
    const crowded = await paralegal();
    for (let more = 0; more < 3; more += 1)
      await openBrowser(site).call("register", registration(crowded.email));
    const attempt = (address: string) => (round: number) =>
      openBrowser(site, { address: `198.51.100.${round}` }).signIn(address, "wrong-guess-1!");
    // A second hash, or none, would be a factor of two and more.
    expect(await cpuTimeRatio(["nobody@example.com", email, crowded.email].map(attempt))).toBeLessThan(1.6);
  }, 60_000);
});

describe("an address with several accounts", () => {
  test("each password opens its own account", async () => {
    const owner = await paralegal();
    const second = (await openBrowser(site).ask<User>("register", registration(owner.email))).id;
    expect((await openBrowser(site).signIn(owner.email)).json<User>().id).toBe(owner.id);
    expect((await openBrowser(site).signIn(owner.email, "brief-2-file!")).json<User>().id).toBe(second);
    expect((await openBrowser(site).signIn(owner.email, "neither-1!")).statusCode).toBe(401);
  });

  test("with one password for both, the verified account is used", async () => {
    const owner = await paralegal();
    await openBrowser(site).ask("register", registration(owner.email, demoPassword));
    expect((await openBrowser(site).signIn(owner.email)).json<User>().id).toBe(owner.id);
  });

  test("the database prevents verifying an address twice", async () => {
    const owner = await paralegal();
    const { id } = await paralegal({ email: owner.email, emailVerified: false });
    const proving = site.db.update(users).set({ emailVerified: true }).where(eq(users.id, id));
    await expect(proving).rejects.toThrow();
  });
});

describe("twenty wrong passwords", () => {
  test("lock out the guesser, not the owner", async () => {
    const { id, email } = await paralegal();
    const home = openBrowser(site, { address: "203.0.113.1" });
    expect((await home.signIn(email)).statusCode).toBe(200);
    await home.call("logout");

    const guesser = openBrowser(site, { address: "203.0.113.1" });
    const { max } = rateLimits.failedSignInsFromAddress;
    const statuses = await guess(guesser, email, 20);
    expect(statuses).toEqual([...Array(max).fill(401), ...Array(20 - max).fill(429)]);
    const right = await guesser.signIn(email);
    expect([right.statusCode, right.body]).toEqual([429, errorMessages.tooManyAttempts]);
    expect(right.headers["retry-after"]).toBeDefined();

    expect((await home.signIn(email)).statusCode).toBe(200);
    expect((await openBrowser(site, { address: "203.0.113.2" }).signIn(email)).statusCode).toBe(200);
    const events = await site.db.select().from(securityEvents).where(eq(securityEvents.userId, id));
    expect(events).toMatchObject([{ kind: "sign_in_limit_reached", address: "203.0.113.1" }]);
  }, 60_000);

  test("behind a trusted proxy the owner can sign in from another address", async () => {
    const proxied = await openSite({ TRUSTED_PROXY: "10.0.0.0/8" });
    try {
      const { email } = await makePerson(proxied.db, site.time.now, { primaryRole: "freelance_paralegal" });
      const from = (forwardedFor: string) => openBrowser(proxied, { address: "10.1.2.3", forwardedFor });
      expect((await guess(from("192.0.2.77"), email, 20)).at(-1)).toBe(429);
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
    const { max } = rateLimits.failedSignInsFromAddress;
    expect(answers.filter(({ statusCode }) => statusCode !== 429).length).toBeLessThanOrEqual(max + 1);
  }, 60_000);

  test("from many addresses reach the account's limit, and a known browser can still sign in", async () => {
    const { email } = await paralegal();
    const home = openBrowser(site, { address: "203.0.113.20" });
    await home.ask("login", { body: { email, password: demoPassword } });
    for (let made = 0; made < rateLimits.failedSignInsOfAccount.max; made += 1)
      await consume(site.db, "failedSignInsOfAccount", email);
    expect((await openBrowser(site, { address: "203.0.113.21" }).signIn(email)).statusCode).toBe(429);
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

  test("cannot be avoided by registering with the owner's address first", async () => {
    const { email } = await paralegal();
    const squatter = openBrowser(site, { address: "203.0.113.30" });
    await squatter.ask("register", registration(email));
    const statuses = await guess(squatter, email, 20);
    expect(statuses.at(-1)).toBe(429);
    expect((await squatter.signIn(email)).statusCode).toBe(429);
    for (let made = 0; made < 3; made += 1)
      await openBrowser(site, { address: "203.0.113.30" }).signIn(email, "brief-2-file!");
    expect((await squatter.signIn(email)).statusCode).toBe(429);
  }, 60_000);
});

describe("IP addresses", () => {
  test("a forged X-Forwarded-For changes nothing without a trusted proxy", async () => {
    for (let made = 0; made < rateLimits.failedSignInsOfAddress.max; made += 1)
      await consume(site.db, "failedSignInsOfAddress", "203.0.113.99");
    const forged = openBrowser(site, { address: "203.0.113.99", forwardedFor: "192.0.2.77" });
    expect((await forged.signIn("nobody@example.com")).statusCode).toBe(429);
    expect(
      (await openBrowser(site, { address: "203.0.113.98" }).signIn("nobody@example.com")).statusCode,
    ).toBe(401);
  });

  test("rotating IPv6 addresses within a /64 changes nothing", async () => {
    const { email } = await paralegal();
    for (let made = 0; made < rateLimits.failedSignInsFromAddress.max; made += 1)
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
