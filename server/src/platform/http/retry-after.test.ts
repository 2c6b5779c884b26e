/** Every limit of rate-limits.ts: what it refuses says when to come back, and is accepted then. */
import { allEndpoints, type CallName } from "@caseload/contract/endpoints";
import { inArray, sql } from "drizzle-orm";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCast, type Cast } from "../../authorization/actors.ts";
import { callerOf } from "../../authorization/expectation.ts";
import { prepareCall } from "../../authorization/records.ts";
import { demoPassword, makePerson } from "../../demo/factories.ts";
import { openBrowser, openSignInPage } from "../../testkit/browser.ts";
import { openSite, type Site } from "../../testkit/site.ts";
import { createTwoFactorMember, currentPassword, wrongCodeFor } from "../../testkit/two-factor.ts";
import { attempts } from "../db/schema/accounts.ts";
import { type RateLimitName, rateLimits } from "./rate-limits.ts";

let site: Site;
let cast: Cast;
beforeAll(async () => {
  site = await openSite();
  cast = await createCast(site);
});
afterAll(() => site.close());

type Call = () => Promise<LightMyRequestResponse>;

/** Beyond these, what the limit is for goes on without an email, or without a share of its own. */
const neverRefusing: readonly RateLimitName[] = [
  "failedSignInsOfFreshBrowser",
  "freshBrowsersAtAccount",
  "freshBrowsersOfAddress",
  "requestsOfFreshBrowser",
  "freshBrowsersAtSecondFactor",
];

/** Makes a valid call of the contract, of a new record each time. */
const valid =
  (name: CallName): Call =>
  async () => {
    const endpoint = allEndpoints.find((one) => one.name === name);
    if (!endpoint) throw new Error(`There is no call ${name}.`);
    const relation = callerOf(endpoint);
    return cast.callers[relation].call(name, await prepareCall(endpoint, site, cast, relation));
  };

const account = () => makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
const guess = (email: string): Promise<LightMyRequestResponse> =>
  openBrowser(site).signIn(email, "a wrong guess 1!");
const registration = (email: string) =>
  openBrowser(site).call("register", {
    body: { email, password: "brief-2-file!", firstName: "Robin", lastName: "Hale", userType: "paralegal" },
  });

const resetRequest: Call = () =>
  site.anonymous.call("requestPasswordReset", { body: { email: "the.same@example.com" } });

/** Enters wrong codes; `isKnown` in the browser in which the member has signed in before. */
async function codeGuesser({ isKnown = false, recovery = false } = {}): Promise<Call> {
  const { id, email, browser } = await createTwoFactorMember(site);
  const guesser = isKnown ? browser : openBrowser(site);
  if (!isKnown) openSignInPage(site, guesser);
  return async () => {
    await guesser.signIn(email);
    const body = recovery ? { recoveryCode: "AAAAA-BBBBB" } : { code: await wrongCodeFor(site, id) };
    return guesser.call("enterSecondFactor", { body });
  };
}

/** Signs in with a wrong password from a browser without a cookie. */
async function guesser(): Promise<Call> {
  const { email } = await account();
  return () => guess(email);
}

async function knownGuesser(): Promise<Call> {
  const { email } = await account();
  const home = openBrowser(site);
  await home.signIn(email);
  return () => home.signIn(email, "a wrong guess 1!");
}

async function unconfirmed(): Promise<Call> {
  const { id } = await makePerson(site.db, site.time.now, {
    primaryRole: "freelance_paralegal",
    emailVerified: false,
  });
  const caller = await site.signInAs(id);
  return () => caller.call("sendVerification");
}

/** Changes the parties of a posting with an application, to other ones each time. */
async function partyChanger(): Promise<Call> {
  const { owningAttorney: attorney, owningParalegal: applicant } = cast.callers;
  const { id } = (await valid("postJob")()).json<{ id: number }>();
  await applicant.ask("apply", {
    body: { jobId: id, coverLetter: "I have indexed claim files for carriers since 2012." },
  });
  const params = { id };
  return async () => {
    const { version } = await attorney.ask<{ version: string }>("getPosting", { params });
    const parties = [{ name: `Party ${crypto.randomUUID()}`, role: "adverse" }];
    return attorney.call("changeParties", { params, body: { parties, version } });
  };
}

/** Changes a password to another one each time, which ends the session. */
async function passwordChanger(): Promise<Call> {
  const { id } = await account();
  const passwords = [demoPassword, "another-brief-3-file!"];
  return async () => {
    const [password, newPassword] = passwords;
    const answer = await (
      await site.signInAs(id)
    ).call("changePassword", { body: { password, newPassword } });
    if (answer.statusCode === 200) passwords.reverse();
    return answer;
  };
}

async function recoveryCodeRenewer(): Promise<Call> {
  const { browser } = await createTwoFactorMember(site);
  return () => browser.call("renewRecoveryCodes", currentPassword);
}

/** The limits that refuse a call, and the call. */
const refusals: readonly (readonly [readonly RateLimitName[], () => Call | Promise<Call>])[] = [
  [["failedSignInsFromAddress", "failedSignInsWithoutCookie"], guesser],
  [["failedSignInsOfAccount", "failedSignInsWithoutCookie"], guesser],
  [["failedSignInsOfAddress", "failedSignInsWithoutCookieOfAddress"], guesser],
  [["signInsOfAddress", "failedSignInsWithoutCookie"], guesser],
  [["failedSignInsOfBrowser"], knownGuesser],
  [["wrongCodesFromAddress", "wrongCodesOfFreshBrowser"], () => codeGuesser()],
  [["wrongCodesFromAddressInDay", "wrongCodesOfFreshBrowser"], () => codeGuesser()],
  [
    ["wrongRecoveryCodesFromAddress", "wrongRecoveryCodesOfFreshBrowser"],
    () => codeGuesser({ recovery: true }),
  ],
  [["wrongCodesOfAccount"], () => codeGuesser()],
  [["wrongCodesOfBrowser"], () => codeGuesser({ isKnown: true })],
  [["wrongPasswordsOfSession"], () => valid("changePassword")],
  [["passwordChangesOfMember"], passwordChanger],
  [["securityChangesOfMember"], recoveryCodeRenewer],
  [["passkeyChallengesOfAddress"], () => () => site.anonymous.call("beginPasskeySignIn")],
  [["registrationsOfAddress"], () => () => registration(`fresh.${crypto.randomUUID()}@example.com`)],
  [["registrationsOfEmail"], () => () => registration("the.same@example.com")],
  [["resetRequestsOfAddress"], () => resetRequest],
  [["resetRequestsOfEmail"], () => resetRequest],
  [["emailsOfMember"], unconfirmed],
  [["contactMessagesOfAddress"], () => valid("sendContactMessage")],
  [["uploadsOfMember"], () => valid("setPhoto")],
  [["contractUploadsOfMember"], () => valid("uploadContractFile")],
  [["verificationsOfAddress"], () => valid("verifyAgreement")],
  [["partyChangesOfJob"], partyChanger],
  [["reportsOfMember"], () => valid("reportAbuse")],
  ...(
    [
      ["postings", "postJob"],
      ["applications", "apply"],
      ["jobInvites", "inviteToJob"],
      ["interviewProposals", "proposeInterview"],
      ["teamInvitations", "invite"],
      ["messages", "sendMessage"],
      ["joinRequests", "requestToJoin"],
    ] as const
  ).flatMap(([activity, name]) =>
    (["Minute", "Day"] as const).map((period) => [[`${activity}In${period}`], () => valid(name)] as const),
  ),
];

/** Sets the counters of limits that calls have begun: used up, for a number of seconds. */
async function exhaust(limits: readonly RateLimitName[], seconds: number): Promise<number> {
  const { rowCount } = await site.db
    .update(attempts)
    .set({ count: 1_000_000, windowEndsAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(inArray(sql`split_part(${attempts.key}, ':', 1)`, [...limits]));
  return rowCount ?? 0;
}

test.each(refusals)("%j refuses with the seconds until it ends", async (limits, callOf) => {
  await site.db.delete(attempts);
  const call = await callOf();
  // The later counters are begun while the earlier ones are used up.
  for (const limit of limits) {
    const before = await call();
    expect([before.statusCode, before.body]).not.toEqual([429, expect.anything()]);
    expect(await exhaust([limit], 123), limit).toBeGreaterThan(0);
  }
  const refused = await call();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(115);
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(123);
  await exhaust(limits, -1);
  expect((await call()).statusCode).not.toBe(429);
});

test("no limit is missing above", () => {
  const known = [...refusals.flatMap(([limits]) => limits), ...neverRefusing];
  expect(Object.keys(rateLimits).filter((name) => !known.includes(name as RateLimitName))).toEqual([]);
});
