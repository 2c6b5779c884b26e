/** Invalid input is answered with a readable 4xx in time and changes nothing. Generated from the contract. */
import { callUrl } from "@caseload/contract/call-url";
import { allEndpoints, type NamedEndpoint } from "@caseload/contract/endpoints";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { watchDatabase, type DatabaseChanges } from "../testkit/database-changes.ts";
import { payloadOf, type SentFile } from "../testkit/payload.ts";
import { openSite, type Site } from "../testkit/site.ts";
import { createCast, type Cast } from "./actors.ts";
import { callerOf } from "./expectation.ts";
import { arbitraryBody, arbitraryQuery } from "./inputs.ts";
import { prepareCall } from "./records.ts";

/** Inputs per call; the longer run of QUALITY sets FUZZ_RUNS=1000. */
const runs = Number(process.env.FUZZ_RUNS ?? 60);

let site: Site;
let cast: Cast;
let changes: DatabaseChanges;
beforeAll(async () => {
  site = await openSite();
  cast = await createCast(site);
  changes = await watchDatabase(site.db);
});
afterAll(() => site.close());

const withBody = allEndpoints.filter((endpoint) => endpoint.body);
const withQuery = allEndpoints.filter((endpoint) => endpoint.query);

async function send(endpoint: NamedEndpoint, url: string, body?: unknown, file?: SentFile) {
  const { type, payload } = await payloadOf(endpoint.name, { body, file });
  const started = performance.now();
  const answer = await site.app.inject({
    method: endpoint.method,
    url,
    headers: {
      cookie: cast.callers[callerOf(endpoint)].cookie,
      ...(type !== undefined && { "content-type": type }),
    },
    ...(payload !== undefined && { payload }),
  });
  return { answer, ms: performance.now() - started };
}

describe.each(withBody.map((endpoint) => [endpoint.name, endpoint] as const))(
  "the body of %s",
  (_name, endpoint) => {
    test("may be anything, or valid except for one field", async () => {
      const made = await prepareCall(endpoint, site, cast, callerOf(endpoint));
      const good = made.body as Record<string, unknown>;
      const url = callUrl(endpoint, { params: made.params });
      await changes.take();
      await fc.assert(
        fc.asyncProperty(arbitraryBody(good), async (body) => {
          const { answer, ms } = await send(endpoint, url, body, made.file);
          expect(answer.statusCode, `${JSON.stringify(body).slice(0, 300)} -> ${answer.body}`).toBeLessThan(
            500,
          );
          expect(ms).toBeLessThan(5_000);
          const changed = await changes.take();
          if (answer.statusCode < 300) return;
          expect(answer.body.length).toBeGreaterThan(5);
          expect(changed, `${JSON.stringify(body).slice(0, 300)} -> ${answer.statusCode}`).toEqual([]);
        }),
        { numRuns: runs },
      );
    });
  },
);

describe.each(withQuery.map((endpoint) => [endpoint.name, endpoint] as const))(
  "the query of %s",
  (_name, endpoint) => {
    test("may hold anything", async () => {
      const made = await prepareCall(endpoint, site, cast, callerOf(endpoint));
      const url = callUrl(endpoint, { params: made.params });
      await fc.assert(
        fc.asyncProperty(arbitraryQuery(endpoint), async (input) => {
          const { answer } = await send(endpoint, `${url}?${new URLSearchParams(input).toString()}`);
          expect(answer.statusCode, `${JSON.stringify(input)} -> ${answer.body}`).toBeLessThan(500);
        }),
        { numRuns: runs },
      );
    });
  },
);
