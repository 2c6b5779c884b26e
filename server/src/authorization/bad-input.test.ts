/** Invalid input is answered with a readable 4xx in time and changes nothing. Generated from the contract. */
import { allEndpoints, type NamedEndpoint } from "@caseload/contract/endpoints";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { payloadOf, type SentFile } from "../testkit/payload.ts";
import { openSite, type Site } from "../testkit/site.ts";
import { createCast, type Cast, type Relation } from "./actors.ts";
import { prepareCall } from "./records.ts";

/** Inputs per call; the longer run of QUALITY sets FUZZ_RUNS=1000. */
const runs = Number(process.env.FUZZ_RUNS ?? 60);

let site: Site;
let cast: Cast;
beforeAll(async () => {
  site = await openSite();
  cast = await createCast(site);
});
afterAll(() => site.close());

const withBody = allEndpoints.filter((endpoint) => endpoint.body);
const withQuery = allEndpoints.filter((endpoint) => endpoint.query);

const badValue = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "\u0000",
    "\ud800",
    "x".repeat(200_000),
    "<script>alert(1)</script>",
    "'; drop table users; --",
  ),
  fc.constantFrom(-1, 0, 1.5, 2_147_483_648, Number.MAX_SAFE_INTEGER, null, [], {}),
);

const rowsOf = async (): Promise<unknown> => {
  const { rows } = await site.db.execute(sql`select
    (select count(*) from users) users, (select count(*) from jobs) jobs,
    (select count(*) from applications) applications, (select count(*) from contracts) contracts,
    (select count(*) from contract_events) events, (select count(*) from messages) messages,
    (select count(*) from notifications) notifications, (select max(updated_at) from paralegal_profiles) edited`);
  return rows[0];
};

const callerOf = ({ access }: NamedEndpoint): Exclude<Relation, "signedOut"> => {
  const paralegal = access.userType === "paralegal" || access.record?.sides.at(-1) === "paralegal";
  return paralegal ? "owningParalegal" : "owningAttorney";
};

const addressOf = ({ path }: NamedEndpoint, params: Record<string, number | string> = {}): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name]));

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
      const fields = Object.keys(good);
      const url = addressOf(endpoint, made.params);
      const invalid = fc
        .tuple(fc.constantFrom(...fields), badValue)
        .map(([field, value]) => ({ ...good, [field]: value }));
      const incomplete = fc.constantFrom(...fields).map((field) => ({ ...good, [field]: undefined }));
      const before = await rowsOf();
      let changed = false;
      await fc.assert(
        fc.asyncProperty(fc.oneof(badValue, invalid, incomplete), async (body) => {
          const { answer, ms } = await send(endpoint, url, body, made.file);
          expect(answer.statusCode, `${JSON.stringify(body).slice(0, 300)} -> ${answer.body}`).toBeLessThan(
            500,
          );
          expect(ms).toBeLessThan(5_000);
          if (answer.statusCode < 300) changed = true;
          else expect(answer.body.length).toBeGreaterThan(5);
        }),
        { numRuns: runs },
      );
      if (!changed) expect(await rowsOf()).toEqual(before);
    });
  },
);

describe.each(withQuery.map((endpoint) => [endpoint.name, endpoint] as const))(
  "the query of %s",
  (_name, endpoint) => {
    test("may hold anything", async () => {
      const made = await prepareCall(endpoint, site, cast, callerOf(endpoint));
      const url = addressOf(endpoint, made.params);
      const query = fc.dictionary(
        fc.constantFrom("limit", "cursor", "status", "priority", "q", "jobId", "other"),
        fc.oneof(
          fc.string({ unit: "binary" }),
          fc.constantFrom("-1", "0", "1e9", "bnVsbHww", "' or 1=1", "open", "a & | !"),
        ),
      );
      await fc.assert(
        fc.asyncProperty(query, async (input) => {
          const { answer } = await send(endpoint, `${url}?${new URLSearchParams(input).toString()}`);
          expect(answer.statusCode, `${JSON.stringify(input)} -> ${answer.body}`).toBeLessThan(500);
        }),
        { numRuns: runs },
      );
    });
  },
);
