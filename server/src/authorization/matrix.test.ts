/**
 * Every endpoint of the contract as every kind of caller. The expectation is read off the contract, so an endpoint
 * added later is tested the day it appears.
 */
import type { Endpoint } from "@caseload/contract/endpoint";
import { allEndpoints, type CallName, endpoints } from "@caseload/contract/endpoints";
import { errorMessages } from "@caseload/contract/refusals";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRegister } from "../platform/http/register-endpoint.ts";
import { makePerson } from "../demo/factories.ts";
import { type Caller, openSite, type Site } from "../testkit/site.ts";
import { assemble, relations, type Cast, type Relation } from "./actors.ts";
import { expectationOf } from "./expectation.ts";
import { prepare } from "./records.ts";

let site: Site;
let cast: Cast;
beforeAll(async () => {
  site = await openSite();
  cast = await assemble(site);
});
afterAll(() => site.close());

/** Asked with a wrong password, because the cast and its sessions are needed later. */
const asksPassword: ReadonlySet<CallName> = new Set<CallName>([
  "changePassword",
  "changeEmail",
  "beginTwoFactor",
  "renewRecoveryCodes",
  "removeTwoFactor",
  "deactivateAccount",
  "deleteAccount",
]);

/** Calls whose answer depends on more than the contract's door and parties. */
function exceptionOf(name: CallName, relation: Relation): readonly number[] | undefined {
  // A wrong password, whoever asks.
  if (name === "login") return [401, 429];
  // Nobody here has waited for an export to be made.
  if (name === "downloadDataExport" && relation !== "signedOut") return [404];
  if (relation !== "signedOut" && asksPassword.has(name)) return [401];
  // A link that nobody was sent, and no sign-in that awaits a code.
  if (name === "verifyEmail" || name === "resetPassword") return [410];
  if (name === "readInvitation" || name === "joinByInvitation") return [410];
  if (name === "acceptInvitation" && relation !== "signedOut") return [410];
  if (name === "getUnsubscription" || name === "unsubscribe") return [404];
  if (name === "enterSecondFactor") return [401];
  // A paralegal who has nothing to do with the law office has no reason to write to it.
  if (name === "sendMessage" && ["otherParalegal", "staff"].includes(relation)) return [403];
  // The position is another firm's.
  if (name === "inviteToJob" && relation === "otherAttorney") return [404];
  return undefined;
}

/** The cast goes on as it is: sessions that end are fresh ones, and colleagues who leave are others of the same role. */
async function callerFor(name: CallName, relation: Relation): Promise<Caller> {
  if (relation === "signedOut") return cast.callers[relation];
  const { email, primaryRole, firmId } = cast.people[relation];
  if (name === "logout" || name === "register") return site.signIn(email);
  if (name !== "leaveFirm" || !primaryRole) return cast.callers[relation];
  return site.signIn((await makePerson(site.db, site.time.now, { primaryRole, firmId })).email);
}

describe.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (name, endpoint) => {
  test.each(relations)("as %s", async (relation) => {
    const made = await prepare(endpoint, site, cast, relation);
    const caller = await callerFor(name, relation);
    const answer = await caller.call(name, made);
    const expected = exceptionOf(name, relation) ?? expectationOf(endpoint, relation, cast.people);
    expect(
      expected,
      `${name} as ${relation} answered ${answer.statusCode}: ${answer.body.slice(0, 200)}`,
    ).toContain(answer.statusCode);
    if (relation !== "signedOut" && asksPassword.has(name))
      expect(answer.body).toBe(`${errorMessages.wrongPassword} (password)`);
  });

  if (endpoint.access.record && endpoint.access.record.kind !== "user")
    test("an id that nobody has is not found, for a party's kind too", async () => {
      const side = endpoint.access.record?.sides.includes("attorney") ? "owningAttorney" : "owningParalegal";
      const made = await prepare(endpoint, site, cast, side);
      const params = Object.fromEntries(Object.keys(made.params ?? {}).map((key) => [key, 2_000_000_000]));
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
