/** What the log says of attempts to get in, and what it never says. */
import { allEndpoints } from "@caseload/contract/endpoints";
import { errorMessages } from "@caseload/contract/error-messages";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCast, type Cast } from "../authorization/actors.ts";
import { prepareCall } from "../authorization/records.ts";
import { demoPassword, makePerson } from "../demo/factories.ts";
import { openBrowser } from "../testkit/browser.ts";
import { openSite, type Site } from "../testkit/site.ts";
import { codeFor, createTwoFactorMember, wrongCodeFor } from "../testkit/two-factor.ts";

let site: Site;
let cast: Cast;
const lines: string[] = [];
beforeAll(async () => {
  site = await openSite({ LOG_LEVEL: "trace" }, undefined, { write: (line) => void lines.push(line) });
  cast = await createCast(site);
});
afterAll(() => site.close());

type Line = Record<string, unknown>;
/** The entries that an attempt adds to the log. */
async function entriesOf(attempt: () => Promise<unknown>): Promise<Line[]> {
  const before = lines.length;
  await attempt();
  return lines.slice(before).map((line) => JSON.parse(line) as Line);
}
const signInsOf = (entries: readonly Line[]) =>
  entries.filter(({ msg }) => msg === "sign-in").map(({ step, outcome, user }) => [step, outcome, user]);

test("each attempt to sign in or out is logged, with its factor, outcome and account (ASVS 16.3.1)", async () => {
  const { id, email } = await createTwoFactorMember(site);
  const browser = openBrowser(site);
  const entries = await entriesOf(async () => {
    await browser.signIn(email, "a-wrong-guess-1!");
    await browser.signIn("nobody@example.com");
    await browser.signIn(email);
    await browser.call("enterSecondFactor", { body: { code: await wrongCodeFor(site, id) } });
    await browser.call("enterSecondFactor", { body: { code: await codeFor(site, id) } });
    await browser.call("logout");
  });
  expect(signInsOf(entries)).toEqual([
    ["password", "refused", id],
    ["password", "refused", null],
    ["password", "accepted", id],
    ["second factor", "refused", id],
    ["second factor", "accepted", id],
    ["sign-out", "accepted", id],
  ]);
  for (const { time, reqId } of entries) {
    expect(new Date(String(time)).toISOString()).toBe(time);
    expect(reqId).toMatch(/^[\da-f-]{36}$/);
  }
});

test("refused access is logged with the call and the account (ASVS 16.3.2)", async () => {
  const { colleague, otherAttorney, staff } = cast.people;
  const contract = allEndpoints.find(({ name }) => name === "getContract");
  if (!contract) throw new Error("The contract has no such call.");
  const { params } = await prepareCall(contract, site, cast, "staff");
  const entries = await entriesOf(async () => {
    expect((await cast.callers.signedOut.call("me")).statusCode).toBe(401);
    expect((await cast.callers.colleague.call("listInvitations")).statusCode).toBe(403);
    expect((await cast.callers.otherAttorney.call("listStaffActions")).statusCode).toBe(404);
    expect((await cast.callers.staff.call("getContract", { params })).statusCode).toBe(404);
  });
  const refused = entries.filter(({ msg }) => msg === "request");
  expect(refused.map(({ status, user }) => [status, user])).toEqual([
    [401, null],
    [403, colleague.id],
    [404, otherAttorney.id],
    [404, staff.id],
  ]);
  for (const { method, route } of refused)
    expect([method, route]).toEqual(["GET", expect.stringMatching(/^\/api\//)]);
});

test("no password, code, token, cookie or address is logged, at any level (ASVS 16.2.5)", async () => {
  const { id, email } = await createTwoFactorMember(site);
  const browser = openBrowser(site, { userAgent: "marker-agent" });
  const code = await codeFor(site, id);
  await browser.signIn(email, "marker-wrong-1!");
  await browser.signIn(email);
  await browser.call("enterSecondFactor", { body: { code } });
  await browser.call("changePassword", { body: { password: "marker-old-1!", newPassword: "marker-new-1!" } });
  await browser.call("requestPasswordReset", { body: { email } });
  await browser.call("resetPassword", { body: { token: "m".repeat(43), password: "marker-reset-1!" } });
  await browser.call("searchJobs", { query: { q: "marker-search" } });
  const registration = {
    firstName: "Marker",
    lastName: "Person",
    userType: "paralegal",
    password: "marker-first-1!",
  };
  await browser.call("register", { body: { ...registration, email: "marker@example.com" } });
  await site.app.inject({ url: "/api/jobs?marker-query=1", headers: { "x-marker": "marker-header" } });
  const log = lines.join("\n");
  expect(log.length).toBeGreaterThan(1_000);
  expect(log.toLowerCase()).not.toContain("marker");
  expect(log).not.toContain(demoPassword);
  expect(log).not.toContain(email);
  expect(log).not.toContain(`"${code}"`);
  for (const value of browser.cookies.values())
    expect(log).not.toContain(decodeURIComponent(value).slice(0, 20));
});

test("a fault is a general sentence to the caller and a stack in the log only (ASVS 16.5.1)", async () => {
  await site.db.execute(sql`alter table saved_searches rename column name to name_away`);
  try {
    const entries = await entriesOf(async () => {
      const answer = await cast.callers.owningParalegal.call("listSavedSearches");
      expect([answer.statusCode, answer.body]).toEqual([500, errorMessages.serverFault]);
      expect(JSON.stringify(answer.headers)).not.toMatch(/saved_searches|select|node_modules/);
    });
    expect(JSON.stringify(entries.find(({ msg }) => msg === "request failed"))).toMatch(/at .*\.ts/);
  } finally {
    await site.db.execute(sql`alter table saved_searches rename column name_away to name`);
  }
});

test("who cannot be identified because of a fault gets nothing, not even as a visitor (ASVS 16.5.3)", async () => {
  const { id } = await makePerson(site.db, site.time.now, {
    primaryRole: "freelance_paralegal",
    staff: true,
  });
  const caller = await site.signInAs(id);
  await site.db.execute(sql`alter table sessions rename to sessions_away`);
  try {
    for (const name of ["listStaffActions", "me", "listJobs", "resetPassword"] as const) {
      const { statusCode, body } = await caller.call(name, name === "resetPassword" ? { body: {} } : {});
      expect([500, 503], name).toContain(statusCode);
      expect(body).toMatch(/^(?:Something went wrong on our side|We can't reach our database)[^{}]+$/);
    }
  } finally {
    await site.db.execute(sql`alter table sessions_away rename to sessions`);
  }
  expect((await caller.call("listStaffActions")).statusCode).toBe(200);
});
