/**
 * Calls every endpoint of the contract as every kind of caller. Expectations come from the contract, so new endpoints are
 * included automatically.
 */
import type { Endpoint } from "@caseload/contract/endpoint";
import { allEndpoints, endpoints } from "@caseload/contract/endpoints";
import { tusPath } from "@caseload/contract/engagements/tus-path";
import { errorMessages } from "@caseload/contract/error-messages";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRegister } from "../platform/http/register-endpoint.ts";
import { openSite, type Site } from "../testkit/site.ts";
import { createCast, relations, type Cast, type Relation } from "./actors.ts";
import { expectationOf } from "./expectation.ts";
import { callerFor, expectedAnswers, requiresPassword } from "./expected-answers.ts";
import { prepareCall } from "./records.ts";
import { createRunningContract } from "./time-records.ts";

let site: Site;
let cast: Cast;
beforeAll(async () => {
  site = await openSite();
  cast = await createCast(site);
});
afterAll(() => site.close());

describe.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (name, endpoint) => {
  // Those who are refused, or only read, share one record. A link belongs to its caller.
  let shared: Awaited<ReturnType<typeof prepareCall>>["params"];
  test.each(relations)("as %s (ASVS 8.2.2)", async (relation) => {
    const expected = expectedAnswers(endpoint, relation, cast.people);
    const isRefused = expected.every((status) => status >= 400 && status < 409);
    const shares = (isRefused || endpoint.method === "GET") && !endpoint.path.includes(":link");
    const made = await prepareCall(endpoint, site, cast, relation, shares ? shared : undefined);
    if (shares) shared = made.params;
    const caller = await callerFor(name, relation, { site, cast });
    const answer = await caller.call(name, made);
    expect(
      expected,
      `${name} as ${relation} answered ${answer.statusCode}: ${answer.body.slice(0, 200)}`,
    ).toContain(answer.statusCode);
    if (relation !== "signedOut" && requiresPassword.has(name))
      expect(answer.body).toBe(`${errorMessages.wrongPassword} (password)`);
  });

  if (endpoint.access.record && endpoint.access.record.kind !== "user")
    test("an unused id is not found, for a party's kind too", async () => {
      const side = endpoint.access.record?.sides.includes("attorney") ? "owningAttorney" : "owningParalegal";
      const made = await prepareCall(endpoint, site, cast, side);
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

/** Resumable uploads of a contract's files, which are no endpoints: each answers as an upload by form does. */
describe.each(["POST", "HEAD", "PATCH", "DELETE"] as const)("%s of a resumable upload", (method) => {
  const content = Buffer.from("text");
  const send = (relation: Relation, url: string, sent: "POST" | "HEAD" | "PATCH" | "DELETE") => {
    const { cookie } = cast.callers[relation];
    const headers = {
      ...(cookie && { cookie }),
      "tus-resumable": "1.0.0",
      ...(sent === "POST" && { "upload-length": "4", "upload-metadata": "filename YS50eHQ=" }),
      ...(sent === "PATCH" && { "upload-offset": "0", "content-type": "application/offset+octet-stream" }),
    };
    return site.app.inject({ method: sent, url, headers, ...(sent === "PATCH" && { payload: content }) });
  };

  test.each(relations)("as %s (ASVS 8.2.2)", async (relation) => {
    const url = tusPath(await createRunningContract(site, cast));
    const expected = expectationOf(endpoints.uploadContractFile, relation, cast.people);
    const isParty = expected.includes(201);
    const starter = isParty ? relation : "owningParalegal";
    const started = method === "POST" ? url : String((await send(starter, url, "POST")).headers.location);
    const answer = await send(relation, started, method);
    const success = { POST: 201, HEAD: 200, PATCH: 200, DELETE: 204 }[method];
    expect(isParty ? [success] : expected, answer.body).toContain(answer.statusCode);
  });
});

test("an endpoint that declares no access cannot be registered", () => {
  const undeclared = { ...endpoints.listJobs, access: undefined } as unknown as Endpoint;
  expect(() =>
    createRegister(site.app, site.deps)(undeclared, async () => ({ rows: [], next: null })),
  ).toThrow(/declares no access/);
});

test("every call of the contract is served", () => {
  for (const { method, path } of allEndpoints) expect(site.app.hasRoute({ method, url: path })).toBe(true);
});
