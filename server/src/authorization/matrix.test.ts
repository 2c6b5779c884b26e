/**
 * Calls every endpoint of the contract as every kind of caller. Expectations come from the contract, so new endpoints are
 * included automatically.
 */
import type { Endpoint } from "@caseload/contract/endpoint";
import { allEndpoints, type CallName, endpoints } from "@caseload/contract/endpoints";
import { errorMessages } from "@caseload/contract/error-messages";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRegister } from "../platform/http/register-endpoint.ts";
import { makePerson } from "../demo/factories.ts";
import { type Caller, openSite, type Site } from "../testkit/site.ts";
import { createCast, relations, type Cast, type Relation } from "./actors.ts";
import { expectationOf } from "./expectation.ts";
import { prepareCall } from "./records.ts";

let site: Site;
let cast: Cast;
beforeAll(async () => {
  site = await openSite();
  cast = await createCast(site);
});
afterAll(() => site.close());

/** Called with a wrong password, because later tests need the accounts and sessions. */
const requiresPassword: ReadonlySet<CallName> = new Set<CallName>([
  "changePassword",
  "changeEmail",
  "beginTwoFactor",
  "renewRecoveryCodes",
  "removeTwoFactor",
  "deactivateAccount",
  "deleteAccount",
]);

/** Calls whose answer depends on more than access and parties. */
function exceptionOf(name: CallName, relation: Relation): readonly number[] | undefined {
  // The password is wrong for every caller.
  if (name === "login") return [401, 429];
  // No export has been built.
  if (name === "downloadDataExport" && relation !== "signedOut") return [404];
  if (relation !== "signedOut" && requiresPassword.has(name)) return [401];
  // Unknown tokens, and no sign-in that requires a code.
  if (name === "verifyEmail" || name === "resetPassword") return [410];
  if (name === "readInvitation" || name === "joinByInvitation") return [410];
  if (name === "acceptInvitation" && relation !== "signedOut") return [410];
  if (name === "getUnsubscription" || name === "unsubscribe") return [404];
  if (name === "enterSecondFactor") return [401];
  // Paralegals can write only to firms that they are in contact with.
  if (name === "sendMessage" && ["otherParalegal", "staff"].includes(relation)) return [403];
  // The job belongs to another firm.
  if (name === "inviteToJob" && relation === "otherAttorney") return [404];
  return undefined;
}

/** Uses new sessions and members for calls that end a session or a membership. */
async function callerFor(name: CallName, relation: Relation): Promise<Caller> {
  if (relation === "signedOut") return cast.callers[relation];
  const { email, primaryRole, firmId } = cast.people[relation];
  if (name === "logout" || name === "register") return site.signIn(email);
  if (name !== "leaveFirm" || !primaryRole) return cast.callers[relation];
  return site.signIn((await makePerson(site.db, site.time.now, { primaryRole, firmId })).email);
}

describe.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (name, endpoint) => {
  test.each(relations)("as %s", async (relation) => {
    const made = await prepareCall(endpoint, site, cast, relation);
    const caller = await callerFor(name, relation);
    const answer = await caller.call(name, made);
    const expected = exceptionOf(name, relation) ?? expectationOf(endpoint, relation, cast.people);
    expect(
      expected,
      `${name} as ${relation} answered ${answer.statusCode}: ${answer.body.slice(0, 200)}`,
    ).toContain(answer.statusCode);
    if (relation !== "signedOut" && requiresPassword.has(name))
      expect(answer.body).toBe(`${errorMessages.wrongPassword} (password)`);
  });

  if (endpoint.access.record && endpoint.access.record.kind !== "user")
    test("an id that nobody has is not found, for a party's kind too", async () => {
      const side = endpoint.access.record?.sides.includes("attorney") ? "owningAttorney" : "owningParalegal";
      const made = await prepareCall(endpoint, site, cast, side);
      const [first = ""] = Object.keys(made.params ?? {});
      const params = { ...made.params, [first]: 2_000_000_000 };
      expect((await cast.callers[side].call(name, { ...made, params })).statusCode).toBe(404);
    });

  if (endpoint.path.includes(":"))
    test.each(["0", "-1", "abc", "1.5", "99999999999", "%00"])(
      "the id %s is refused with words",
      async (id) => {
        const url = endpoint.path.replace(/:\w+/, id);
        const answer = await site.app.inject({
          method: endpoint.method,
          url,
          headers: { cookie: cast.callers.owningAttorney.cookie },
        });
        expect([400, 403, 404]).toContain(answer.statusCode);
        expect(answer.body.length).toBeGreaterThan(5);
      },
    );
});

test("an endpoint that declares no access cannot be registered", () => {
  const undeclared = { ...endpoints.listJobs, access: undefined } as unknown as Endpoint;
  expect(() =>
    createRegister(site.app, site.deps.config.dataDir)(undeclared, async () => ({ rows: [], next: null })),
  ).toThrow(/declares no access/);
});

test("every call of the contract is served", () => {
  for (const { method, path } of allEndpoints) expect(site.app.hasRoute({ method, url: path })).toBe(true);
});
