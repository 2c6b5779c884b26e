import type { User } from "@caseload/contract/accounts/accounts";
import { dishonestName, reservedName } from "@caseload/contract/fields";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { waitingTime } from "../../../platform/http/waiting-time.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { demoPassword, makePerson } from "../../../demo/factories.ts";
import { openBrowser } from "../../../testkit/browser.ts";
import { cookiesOf, openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const registration = (email: string, more: object = {}) => ({
  email,
  password: "brief-2-file!",
  firstName: "Robin",
  lastName: "Hale",
  userType: "paralegal",
  ...more,
});
const register = (email: string, more: object = {}) =>
  site.anonymous.call("register", { body: registration(email, more) });
const me = (cookie: string) => site.app.inject({ url: "/api/auth/me", headers: { cookie } });

describe("registration", () => {
  test("the contact fields alone make a freelance paralegal, signed in", async () => {
    const answer = await register("Robin.Hale@Example.com");
    expect(answer.statusCode).toBe(201);
    expect(answer.json<User>()).toMatchObject({
      email: "robin.hale@example.com",
      userType: "paralegal",
      primaryRole: "freelance_paralegal",
      firmId: null,
      hasProfile: false,
    });
    expect((await me(cookiesOf(answer))).json<User>().firstName).toBe("Robin");
  });

  test("an attorney gets an unnamed firm as managing partner; the rest of the form is stored", async () => {
    const details = { firmName: "Hale & Co", location: "Boise, ID", practiceAreas: ["tax"] };
    const user = (await register("lead@example.com", { userType: "attorney", details })).json<User>();
    expect(user).toMatchObject({ primaryRole: "managing_partner", firmName: null, hasProfile: false });
    expect(user.firmId).toBeTypeOf("number");
    expect(user.registration).toMatchObject(details);
  });

  test.each([
    ["firstName", "R", "First name must be at least 2 characters"],
    ["lastName", "", "Last name must be at least 2 characters"],
    ["email", "not an address", "Please enter a valid email address"],
    ["password", "short1!", "Password must be at least 8 characters"],
    ["password", "no digits here!", "Password must contain at least one number and one special character"],
    ["password", "no symbol 123", "Password must contain at least one number and one special character"],
    ["userType", "judge", "Please choose paralegal or attorney"],
    ["firstName", 7, "First name must be at least 2 characters"],
    ["firstName", "\u200b\u2060", "First name must be at least 2 characters"],
    ["lastName", "Hale\u202eelaH", "Please remove the control characters"],
    ["firstName", "Caseload", reservedName],
    ["firstName", "Moderator", reservedName],
    ["firstName", "Support", reservedName],
    ["firstName", "Ro<b>sa", dishonestName],
    ["lastName", "{{name}}", dishonestName],
    ["firstName", "M\u0430rgaret", dishonestName],
    ["lastName", "Za\u0337\u0322\u031blgo", dishonestName],
    ["details", { firmName: "half \ud83d" }, "Please remove the control characters"],
  ])("%s = %j is refused and nothing is stored (ASVS 2.2.2)", async (field, value, sentence) => {
    const answer = await register("refused@example.com", { [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(`${sentence} (${field}`);
    expect(await site.db.select().from(users).where(eq(users.email, "refused@example.com"))).toEqual([]);
  });

  test("a first and a last name that together name the site are refused", async () => {
    const answer = await register("refused@example.com", { firstName: "Case", lastName: "Load" });
    expect([answer.statusCode, answer.body]).toEqual([400, `${reservedName} (lastName)`]);
    expect(await site.db.select().from(users).where(eq(users.email, "refused@example.com"))).toEqual([]);
  });

  test("role, firm and verification cannot be chosen (ASVS 15.3.3)", async () => {
    const user = await register("sly@example.com", {
      primaryRole: "managing_partner",
      firmId: 1,
      emailVerified: true,
      staff: true,
    });
    expect(user.json<User>()).toMatchObject({ primaryRole: "freelance_paralegal", firmId: null });
  });

  test("an address with an account is refused, in any case, and nothing is stored", async () => {
    const owner = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
    for (const email of [owner.email, owner.email.toUpperCase()]) {
      const answer = await register(email, { userType: "attorney" });
      expect([answer.statusCode, answer.body]).toEqual([409, errorMessages.emailTaken]);
      expect(answer.cookies).toEqual([]);
    }
    const rows = await site.db.select({ id: users.id }).from(users).where(eq(users.email, owner.email));
    expect(rows).toEqual([{ id: owner.id }]);
    expect((await (await site.signIn(owner.email)).ask<User>("me")).id).toBe(owner.id);
  });

  test("of concurrent registrations with one address one succeeds", async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => register("twice@example.com")));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409,
    ]);
  });

  test("a deleted account frees its address", async () => {
    const email = "returns@example.com";
    const browser = openBrowser(site);
    await browser.ask("register", { body: registration(email) });
    await browser.ask("deleteAccount", { body: { password: "brief-2-file!" } });
    expect((await register(email)).statusCode).toBe(201);
  });

  test("registrations that are refused do not keep the owner of the address out", async () => {
    const email = "owner@example.com";
    for (let made = 0; made < 8; made += 1) {
      const body = { ...registration(email), password: "Password1!" };
      expect((await openBrowser(site).call("register", { body })).statusCode).toBe(400);
    }
    expect((await register(email)).statusCode).toBe(201);
  });

  test("the sixth registration of an address in an hour is rejected", async () => {
    const email = "six.times@example.com";
    expect((await register(email)).statusCode).toBe(201);
    for (let made = 1; made < 5; made += 1) expect((await register(email)).statusCode).toBe(409);
    const answer = await register(email);
    expect([answer.statusCode, answer.body]).toEqual([
      429,
      errorMessages.tooManyAttempts(waitingTime(Number(answer.headers["retry-after"]))),
    ]);
  });
});

describe("sessions", () => {
  test("the cookie is HttpOnly and SameSite=Lax, and Secure only behind TLS", async () => {
    const person = await makePerson(site.db, new Date(), { primaryRole: "freelance_paralegal" });
    const signIn = {
      method: "POST" as const,
      url: "/api/auth/login",
      payload: { email: person.email, password: demoPassword },
    };
    const plain = String((await site.app.inject(signIn)).headers["set-cookie"]);
    expect(plain).toMatch(/^caseload_session=.+; Path=\/; HttpOnly; SameSite=Lax/);
    expect(plain).not.toContain("Secure");
    const behindTls = await openSite({ BASE_URL: "https://caseload.example" });
    try {
      const other = await makePerson(behindTls.db, new Date(), { primaryRole: "freelance_paralegal" });
      const answer = await behindTls.app.inject({
        ...signIn,
        payload: { email: other.email, password: demoPassword },
      });
      expect(String(answer.headers["set-cookie"])).toMatch(
        /__Host-caseload_session=.+; Path=\/; HttpOnly; Secure; SameSite=Lax/,
      );
      expect(
        (await behindTls.app.inject({ url: "/api/auth/me", headers: { cookie: cookiesOf(answer) } }))
          .statusCode,
      ).toBe(200);
    } finally {
      await behindTls.close();
    }
  });

  test("signing in again ends the browser's previous session (ASVS 7.2.4)", async () => {
    const person = await makePerson(site.db, new Date(), { primaryRole: "freelance_paralegal" });
    const first = await site.signIn(person.email);
    expect((await me(first.cookie)).statusCode).toBe(200);
    const again = await first.call("login", { body: { email: person.email, password: demoPassword } });
    expect(cookiesOf(again)).not.toBe(first.cookie);
    expect((await me(first.cookie)).statusCode).toBe(401);
    expect((await me(cookiesOf(again))).statusCode).toBe(200);
  });

  test("signing in updates the last activity", async () => {
    const person = await makePerson(site.db, new Date(), {
      primaryRole: "freelance_paralegal",
      lastSeenAt: null,
    });
    await site.signIn(person.email);
    const [row] = await site.db.select({ seen: users.lastSeenAt }).from(users).where(eq(users.id, person.id));
    expect(row?.seen).toEqual(site.time.now);
  });

  test("logging out ends the session at once, and is idempotent (ASVS 7.4.1)", async () => {
    const person = await makePerson(site.db, new Date(), { primaryRole: "freelance_paralegal" });
    const caller = await site.signIn(person.email);
    await caller.ask("me");
    expect((await caller.call("logout")).json()).toEqual({ success: true });
    expect((await caller.call("me")).statusCode).toBe(401);
    expect((await caller.call("logout")).statusCode).toBe(200);
  });

  test("without rememberMe the cookie ends with the browser", async () => {
    const person = await makePerson(site.db, new Date(), { primaryRole: "freelance_paralegal" });
    const enter = (rememberMe?: boolean) =>
      site.anonymous.call("login", { body: { email: person.email, password: demoPassword, rememberMe } });
    const session = (answer: Awaited<ReturnType<typeof enter>>) =>
      answer.cookies.find(({ name }) => name === "caseload_session");
    expect(session(await enter(true))?.maxAge).toBe(30 * 86_400);
    expect(session(await enter())?.maxAge).toBe(30 * 86_400);
    expect(session(await enter(false))?.maxAge).toBeUndefined();
  });

  test.each(["caseload_session=forged", "caseload_session=a.b", "caseload_session=", "other=1"])(
    "the cookie %s is not a session",
    async (cookie) => {
      expect((await me(cookie)).statusCode).toBe(401);
    },
  );
});

describe("request checks", () => {
  test.each([
    ["https://evil.example", undefined, 403],
    ["http://localhost:3000", undefined, 401],
    ["http://127.0.0.1:3000", undefined, 401],
    ["http://localhost:3001", undefined, 403],
    ["https://localhost:3000", undefined, 403],
    // DNS rebinding: the attacker's name resolves to this server, so the Host header equals the Origin.
    ["http://rebound.example:3000", undefined, 403],
    ["null", undefined, 403],
    [undefined, "cross-site", 403],
    [undefined, "same-origin", 401],
    [undefined, undefined, 401],
  ])(
    "a state change with origin %s and sec-fetch-site %s returns %i (ASVS 3.5.1)",
    async (origin, fetchSite, status) => {
      const answer = await site.app.inject({
        method: "POST",
        url: "/api/applications",
        headers: {
          host: origin?.includes("rebound") ? "rebound.example:3000" : "localhost:3000",
          ...(origin && { origin }),
          ...(fetchSite && { "sec-fetch-site": fetchSite }),
        },
        payload: { jobId: 1, coverLetter: "x".repeat(30) },
      });
      expect(answer.statusCode).toBe(status);
    },
  );

  test.each([
    ["{", "application/json", 400],
    ['{"__proto__":{"x":1}}', "application/json", 400],
    ["email=a", "application/x-www-form-urlencoded", 415],
    ["{}", "text/plain", 415],
    ["{}", "\tapplication/json", 400],
    ['"x"', "application/json", 400],
    ["[]", "application/json", 400],
  ])("the body %s as %s is rejected with a message", async (payload, type, status) => {
    const answer = await site.app.inject({
      method: "POST",
      url: "/api/auth/login",
      headers: { "content-type": type },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers["content-type"]).toContain("text/plain");
    expect(answer.body.length).toBeGreaterThan(10);
  });

  test("a body of 2 MB is refused with 413", async () => {
    const answer = await site.anonymous.call("login", {
      body: { email: "a@example.com", password: "x".repeat(2_000_000) },
    });
    expect([answer.statusCode, answer.body]).toEqual([413, errorMessages.tooLarge]);
  });

  test("an unknown call is 404 in plain text", async () => {
    const answer = await site.app.inject("/api/nothing");
    expect([answer.statusCode, answer.body]).toEqual([404, errorMessages.notFound]);
  });
});
