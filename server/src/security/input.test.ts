/** What is sent is data: it neither becomes code nor says who one is. */
import { allEndpoints } from "@caseload/contract/endpoints";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCast, type Cast } from "../authorization/actors.ts";
import { callerOf } from "../authorization/expectation.ts";
import { prepareCall } from "../authorization/records.ts";
import { makeJob } from "../demo/factories.ts";
import { watchDatabase, type DatabaseChanges } from "../testkit/database-changes.ts";
import { payloadOf } from "../testkit/payload.ts";
import { openSite, type Site } from "../testkit/site.ts";

let site: Site;
let cast: Cast;
let changes: DatabaseChanges;
beforeAll(async () => {
  site = await openSite();
  cast = await createCast(site);
  changes = await watchDatabase(site.db);
});
afterAll(() => site.close());

const statements = [
  "'; drop table jobs; --",
  "' or '1'='1",
  "1); delete from users where (1=1",
  "\\'; select pg_sleep(9); --",
  "%' union select token from sessions --",
  "$1 || (select email from users limit 1)",
];

describe("SQL", () => {
  test.each(statements)("%s is text to be found, and finds nothing else (ASVS 1.2.4)", async (statement) => {
    const { owningAttorney, otherParalegal } = cast.callers;
    await makeJob(site.db, site.time.now, {
      firmId: cast.firmId,
      postedById: cast.people.owningAttorney.id,
      title: `Zq9 ${statement}`,
    });
    const saved = await owningAttorney.ask<{ id: number; name: string }>("saveSearch", {
      body: { name: statement.slice(0, 60), filters: { keyword: "probate" } },
    });
    expect(saved.name).toBe(statement.slice(0, 60).trim());
    await changes.take();
    for (const parameter of ["q", "keyword", "cursor", "status", "sort"]) {
      const query = { [parameter]: statement };
      for (const name of [
        "searchJobs",
        "listJobs",
        "listParalegals",
        "searchEverything",
        "listManagedJobs",
      ] as const) {
        const { statusCode, body } = await owningAttorney.call(name, { query });
        expect([200, 400], `${name} ${JSON.stringify(query)}: ${body}`).toContain(statusCode);
        expect(body).not.toContain(cast.people.otherAttorney.email);
      }
    }
    const found = await otherParalegal.ask<{ title: string }[]>("searchJobs", {
      query: { keyword: `Zq9 ${statement}` },
    });
    expect(found.map(({ title }) => title)).toContain(`Zq9 ${statement}`);
    expect(await changes.take()).toEqual([]);
  });

  test("is put together from strings in five places only, of our own constants (ASVS 1.2.4)", () => {
    const source = join(import.meta.dirname, "..");
    const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
      (file) => file.endsWith(".ts") && !/\.test\.ts$|^(?:testkit|demo|security|authorization)\//.test(file),
    );
    expect(files.length).toBeGreaterThan(300);
    const raw = files.filter((file) =>
      /sql\.raw\(|\.query\(\s*`[^`]*\$\{/.test(readFileSync(join(source, file), "utf8")),
    );
    expect(raw.toSorted()).toEqual([
      // The tables that keep an account's personal data.
      "modules/accounts/account-deletion/erase-account.ts",
      // The version of the facets, and the size of a sitemap.
      "modules/jobs/facets/refresh-facets.ts",
      "modules/site/seo/queries.ts",
      // The name of the embedded database, escaped by the driver.
      "platform/db/embedded/readiness.ts",
      // Time limits in milliseconds, because SET takes no parameters.
      "platform/db/transaction-limits.ts",
    ]);
  });
});

test("each call refuses fields of another type, by the rules of the contract (ASVS 2.2.1)", async () => {
  const accepted: string[] = [];
  for (const endpoint of allEndpoints.filter(({ body }) => body)) {
    const made = await prepareCall(endpoint, site, cast, callerOf(endpoint));
    // Of a file alone.
    if (Object.keys(made.body as object).length === 0) continue;
    const body = Object.fromEntries(Object.keys(made.body as object).map((field) => [field, { $ne: null }]));
    await changes.take();
    const answer = await cast.callers[callerOf(endpoint)].call(endpoint.name, { ...made, body });
    const changed = await changes.take();
    if (answer.statusCode !== 400 || changed.length > 0)
      accepted.push(`${endpoint.name}: ${answer.statusCode} ${answer.body} ${changed.join(", ")}`);
  }
  expect(accepted).toEqual([]);
});

test("a role, account or permission that the client claims changes nothing (ASVS 8.3.1)", async () => {
  const { owningAttorney, staff } = cast.people;
  const claims = {
    userId: staff.id,
    role: "firm_admin",
    staff: true,
    permissions: ["job:approve"],
    firmId: cast.firmId,
  };
  const headers = {
    "x-user-id": String(owningAttorney.id),
    "x-role": "managing_partner",
    "x-original-url": "/health/live",
    "x-http-method-override": "GET",
    authorization: `Bearer ${owningAttorney.id}`,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(claims)) query.set(name, String(value));
  const outcomes: unknown[] = [];
  for (const [who, url] of [
    ["signedOut", "/api/auth/me"],
    ["otherParalegal", "/api/staff/actions"],
    ["colleague", "/api/team/invitations"],
    ["otherAttorney", `/api/team`],
  ] as const) {
    const cookie = `${cast.callers[who].cookie}; role=firm_admin; user=${owningAttorney.id}; staff=true`;
    const plain = await site.app.inject({ url, headers: { cookie: cast.callers[who].cookie } });
    const claimed = await site.app.inject({
      url: `${url}?${query.toString()}`,
      headers: { ...headers, cookie },
    });
    outcomes.push(plain.statusCode);
    expect([url, claimed.statusCode, claimed.body]).toEqual([url, plain.statusCode, plain.body]);
  }
  expect(outcomes).toEqual([401, 404, 403, 200]);
  await changes.take();
  const posted = await cast.callers.colleague.call("changeMember", {
    params: { id: cast.people.colleague.id },
    body: { primaryRole: "firm_admin", ...claims },
  });
  expect(posted.statusCode).toBe(403);
  expect(await changes.take()).toEqual([]);
});

describe("an object's prototype", () => {
  test.each([
    '{"__proto__":{"polluted":true}}',
    '{"email":"a@example.com","password":"x","constructor":{"prototype":{"polluted":true}}}',
    '{"email":"a@example.com","password":{"__proto__":{"polluted":true}}}',
    '{"email":"a@example.com","password":"x","__proto__.polluted":true,"toString":1}',
  ])("is not reached by the body %s (ASVS 15.3.6)", async (payload) => {
    const answer = await site.app.inject({
      method: "POST",
      url: "/api/auth/login",
      headers: { "content-type": "application/json" },
      payload,
    });
    expect([400, 401]).toContain(answer.statusCode);
    expect("polluted" in {}).toBe(false);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });

  test("is not reached by a query, a form or a list's name (ASVS 15.3.6)", async () => {
    for (const name of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
      const url = `/api/jobs?${name}[polluted]=1&${name}=1&status=${name}&sort=${name}`;
      expect([200, 400]).toContain((await site.app.inject(url)).statusCode);
      expect((await site.app.inject(`/api/users/${name}`)).statusCode).toBe(404);
    }
    const upload = allEndpoints.find(({ name }) => name === "submitCredential");
    if (!upload) throw new Error("The contract has no such call.");
    const made = await prepareCall(upload, site, cast, "owningParalegal");
    const form = await payloadOf("submitCredential", {
      ...made,
      body: JSON.parse('{"__proto__":{"polluted":true}}'),
    });
    const sent = await site.app.inject({
      method: "POST",
      url: upload.path,
      headers: { cookie: cast.callers.owningParalegal.cookie, "content-type": form.type ?? "" },
      payload: form.payload ?? "",
    });
    expect(sent.statusCode).toBe(400);
    expect("polluted" in {}).toBe(false);
  });
});

describe("a parameter", () => {
  test("that is repeated is refused where one is expected (ASVS 15.3.7)", async () => {
    for (const pair of [
      "limit=1&limit=50",
      "status=open&status=closed",
      "keyword=a&keyword=b",
      "cursor=a&cursor=b",
    ])
      expect([pair, (await site.app.inject(`/api/jobs/search?${pair}`)).statusCode]).toEqual([pair, 400]);
  });

  test("counts only where the contract has it: body, path and query do not stand in for each other (ASVS 15.3.7)", async () => {
    const { colleague, owningAttorney } = cast.callers;
    const { cookie } = colleague;
    const moved = await site.app.inject({
      method: "POST",
      url: "/api/auth/login?email=a@example.com&password=x",
      headers: { "content-type": "application/json" },
      payload: "{}",
    });
    expect(moved.statusCode).toBe(400);
    const me = await site.app.inject({
      url: `/api/auth/me?id=${cast.people.owningAttorney.id}`,
      headers: { cookie },
    });
    expect(me.json()).toMatchObject({ id: cast.people.colleague.id });
    const job = await makeJob(site.db, site.time.now, {
      firmId: cast.firmId,
      postedById: cast.people.owningAttorney.id,
    });
    const other = await makeJob(site.db, site.time.now, {
      firmId: cast.firmId,
      postedById: cast.people.owningAttorney.id,
    });
    await owningAttorney.ask("changeJobStatus", {
      params: { id: job.id },
      query: { id: other.id, status: "open" },
      body: { status: "closed", id: other.id },
    });
    const statusOf = async (id: number) =>
      (await owningAttorney.ask<{ status: string }>("getJob", { params: { id } })).status;
    expect([await statusOf(job.id), await statusOf(other.id)]).toEqual(["closed", "open"]);
  });
});
