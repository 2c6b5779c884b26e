/** What all responses and connections have in common, on a site behind TLS. */
import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { allEndpoints } from "@caseload/contract/endpoints";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCast, type Cast } from "../authorization/actors.ts";
import { callerOf } from "../authorization/expectation.ts";
import { prepareCall } from "../authorization/records.ts";
import { demoPassword, makePerson } from "../demo/factories.ts";
import { openBrowser } from "../testkit/browser.ts";
import { watchDatabase } from "../testkit/database-changes.ts";
import { openSite, type Site } from "../testkit/site.ts";
import { codeFor, createTwoFactorMember } from "../testkit/two-factor.ts";

let site: Site;
let cast: Cast;
beforeAll(async () => {
  site = await openSite({ BASE_URL: "https://caseload.example" });
  await site.app.listen({ port: 0, host: "127.0.0.1" });
  cast = await createCast(site);
});
afterAll(() => site.close());

/** Sends bytes that no client library sends. Returns everything that is answered until the connection closes. */
async function sendRaw(request: string): Promise<string> {
  const { port } = site.app.server.address() as AddressInfo;
  const stream = connect(port, "127.0.0.1");
  let answer = "";
  stream.on("data", (part) => (answer += String(part)));
  stream.write(request);
  await once(stream, "close");
  return answer;
}

const requests = {
  "a list": { url: "/api/jobs" },
  "an unknown call": { url: "/api/nothing" },
  "an unknown address": { url: "/nowhere" },
  "a refused call": { url: "/api/auth/me" },
  "a body that is not JSON": { method: "POST", url: "/api/auth/login", payload: "{" },
  "a request from another site": {
    method: "POST",
    url: "/api/auth/login",
    headers: { origin: "https://evil.example" },
  },
  "a URL that cannot be decoded": { url: "/%" },
  "a health check": { url: "/health/live" },
  "the sitemap": { url: "/sitemap.xml" },
  "the robots file": { url: "/robots.txt" },
  "the description of the API": { url: "/api/openapi.json" },
  "the API reference": { url: "/api/docs/" },
  "a script of the API reference": { url: "/api/docs/static/swagger-initializer.js" },
  "a picture": { url: "/share/site.png" },
} as const;

describe.each(Object.entries(requests))("%s", (_what, request) => {
  test("is for TLS only, subdomains included, for a year (ASVS 3.4.1)", async () => {
    const { headers } = await site.app.inject(request);
    expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  });

  test("has a policy without plugins and base addresses (ASVS 3.4.3)", async () => {
    const policy = String((await site.app.inject(request)).headers["content-security-policy"]).split("; ");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy[0]).toMatch(/^default-src '(none|self)'$/);
    expect(policy.filter((one) => /script-src[^;]*unsafe/.test(one))).toEqual([]);
  });

  test("is shown in no frame (ASVS 3.4.6)", async () => {
    const { headers } = await site.app.inject(request);
    expect(String(headers["content-security-policy"]).split("; ")).toContain("frame-ancestors 'none'");
  });

  test("names its type, and the encoding of text (ASVS 4.1.1)", async () => {
    const { headers, body, rawPayload } = await site.app.inject(request);
    const type = String(headers["content-type"]);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    if (type === "image/png") return expect(rawPayload.subarray(1, 4).toString()).toBe("PNG");
    expect(type).toMatch(/^(?:text\/(?:plain|html)|application\/(?:javascript|json|xml)); charset=utf-8$/i);
    if (type.includes("json")) expect(() => void JSON.parse(body)).not.toThrow();
    else expect(body.trimStart().startsWith("<")).toBe(/html|xml/.test(type));
    return undefined;
  });
});

test("a request that is no HTTP gets the same protection, and no words of the framework (ASVS 3.4.1)", async () => {
  const answer = await sendRaw("GET / HTTP/1.1\r\nHost: a\r\nbad header\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain("strict-transport-security: max-age=31536000; includeSubDomains");
  expect(answer).toContain("frame-ancestors 'none'");
  expect(answer).toContain("text/plain; charset=utf-8");
});

const second = "GET /health/live HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
test.each([
  ["a length and chunks", "Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"],
  ["two lengths", `Content-Length: 0\r\nContent-Length: ${second.length}\r\n\r\n`],
  ["chunks under another name", "Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n"],
  ["chunks that are not last", "Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n"],
  ["a blank before the colon", "Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n"],
  ["a folded header", "Transfer-Encoding:\r\n chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n"],
])("%s leave no second request behind the first (ASVS 4.2.1)", async (_what, rest) => {
  const head = "POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";
  const answer = await sendRaw(head + rest + second);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

describe("cookies", () => {
  let set: string[] = [];
  let bodies: string[] = [];
  beforeAll(async () => {
    const { id, email } = await createTwoFactorMember(site);
    const browser = openBrowser(site);
    const plain = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
    const answers = [
      await openBrowser(site).signIn(email, "a-wrong-guess-1!"),
      await openBrowser(site).call("login", {
        body: { email: plain.email, password: demoPassword, rememberMe: false },
      }),
      await browser.signIn(email),
      await browser.call("enterSecondFactor", { body: { code: await codeFor(site, id), trustDevice: true } }),
      await browser.call("logout"),
    ];
    set = answers.flatMap(({ headers }) => [headers["set-cookie"] ?? []].flat());
    bodies = answers.map(({ body }) => body);
  });

  test("are sent over TLS only (ASVS 3.3.1)", () => {
    const names = ["brief", "browser", "data", "pending", "session"].map((name) => `__Host-caseload_${name}`);
    expect(new Set(set.map((one) => one.split("=", 1)[0]))).toEqual(new Set(names));
    expect(set.filter((one) => !/; Secure(;|$)/.test(one))).toEqual([]);
  });

  test("belong to this host alone (ASVS 3.3.3)", () => {
    expect(set.filter((one) => !one.startsWith("__Host-") || !/; Path=\/(;|$)/.test(one))).toEqual([]);
    expect(set.filter((one) => /; Domain=/i.test(one))).toEqual([]);
  });

  test("are hidden from scripts, and no body repeats one (ASVS 3.3.4)", () => {
    expect(set.filter((one) => !/; HttpOnly(;|$)/.test(one) || !/; SameSite=Lax(;|$)/.test(one))).toEqual([]);
    const values = set.map((one) => decodeURIComponent(/=([^;]*)/.exec(one)?.[1] ?? ""));
    const secrets = values.map((value) => value.split(".", 1)[0] ?? "").filter((value) => value.length > 20);
    expect(secrets.length).toBeGreaterThan(4);
    for (const secret of secrets) expect(bodies.join("\n")).not.toContain(secret);
  });
});

test("a session's token is random, and no two are alike (ASVS 7.2.3)", async () => {
  const person = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
  const sessions = await Promise.all(Array.from({ length: 20 }, () => site.signInAs(person.id)));
  const tokens = sessions.map(({ cookie }) => /caseload_session=([^.;%]+)/.exec(cookie)?.[1] ?? "");
  // 32 of 62 letters and digits are 190 bits.
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
  expect(new Set(tokens).size).toBe(20);
  for (const at of Array.from({ length: 32 }, (_, place) => place))
    expect(new Set(tokens.map((token) => token[at])).size).toBeGreaterThan(5);
});

/** What browsers may keep: pictures whose address changes with their content. */
const keptByBrowsers = new Set(["getPhoto"]);

test("no answer to a member is kept by a browser (ASVS 14.3.2)", async () => {
  const kept: string[] = [];
  const refused: string[] = [];
  for (const endpoint of allEndpoints.filter(({ method }) => method === "GET")) {
    const made = await prepareCall(endpoint, site, cast, callerOf(endpoint));
    const { headers, statusCode } = await cast.callers[callerOf(endpoint)].call(endpoint.name, made);
    if (statusCode >= 300) refused.push(endpoint.name);
    if (!String(headers["cache-control"]).includes("no-store")) kept.push(endpoint.name);
  }
  expect(kept.filter((name) => !keptByBrowsers.has(name))).toEqual([]);
  expect(refused.length, refused.join(", ")).toBeLessThan(15);
}, 60_000);

test("what changes something is never done by GET, HEAD or OPTIONS (ASVS 3.5.3)", async () => {
  const changes = await watchDatabase(site.db);
  const done: string[] = [];
  const readable = new Set(allEndpoints.filter(({ method }) => method === "GET").map(({ path }) => path));
  for (const endpoint of allEndpoints.filter(({ method, path }) => method !== "GET" && !readable.has(path))) {
    const caller = callerOf(endpoint);
    const made = await prepareCall(endpoint, site, cast, caller);
    await changes.take();
    const path = endpoint.path.replace(/:(\w+)/g, (_all, key: string) => String(made.params?.[key]));
    const query = new URLSearchParams();
    for (const [key, value] of Object.entries(made.body ?? {})) query.set(key, JSON.stringify(value));
    for (const method of ["GET", "HEAD", "OPTIONS"] as const) {
      const answer = await site.app.inject({
        method,
        url: `${path}?${query.toString()}`,
        headers: { cookie: cast.callers[caller].cookie },
      });
      const changed = await changes.take();
      if (answer.statusCode < 400 || changed.length > 0)
        done.push(`${method} ${path} answered ${answer.statusCode} and changed ${changed.join(", ")}`);
    }
  }
  expect(done).toEqual([]);
}, 60_000);
