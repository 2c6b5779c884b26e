import { randomUUID } from "node:crypto";
import { registerOverWeb } from "@caseload/server/testkit/web-caller";
import { expect, test } from "./stage/test.ts";

const unsafeCharacters = `<b>"bold"</b>' & </title></script><!--`;

test("a page's HTML encodes what people typed, in text, attributes, titles and scripts (ASVS 1.2.1)", async ({
  site,
}) => {
  const attorney = await registerOverWeb(() => site.server.url, {
    email: `${randomUUID()}@example.com`,
    userType: "attorney",
    firstName: "Mallory",
    lastName: "Typed",
  });
  const { id } = await attorney.ask<{ id: number }>("postJob", {
    body: {
      title: `Zq8 ${unsafeCharacters}`,
      location: `Zq8 ${unsafeCharacters}`,
      workArrangement: "Remote",
      hoursPerWeek: "10 hrs/week",
      duration: "4 weeks",
      specialties: [`Zq8 ${unsafeCharacters}`],
      description: `Zq8 ${unsafeCharacters} of twenty characters and more.`,
      firmName: "Typed & Sons LLP",
    },
  });
  const html = await (await fetch(`${site.server.url}/jobs/${id}`)).text();
  const uses = html.split("Zq8 ").slice(1);
  expect(uses.length).toBeGreaterThan(5);
  for (const use of uses) expect(use.slice(0, 12)).not.toMatch(/^<b>/);
  expect(html).not.toContain(`</title></script><!--`);
  expect(html.match(/<title>/g)).toHaveLength(1);
});

test("debugging is off: no sources, no development server, and no stack in a page (ASVS 13.4.2)", async ({
  site,
}) => {
  const { url } = site.server;
  const page = await (await fetch(url)).text();
  const script = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? "";
  const code = await (await fetch(url + script)).text();
  expect(code.length).toBeGreaterThan(100);
  expect(code).not.toContain("sourceMappingURL");
  const hidden = [
    `${script}.map`,
    "/@vite/client",
    "/@id/react",
    "/@fs/etc/passwd",
    "/node_modules/.vite/deps/react.js",
  ];
  for (const path of [...hidden, "/app/root.tsx", "/.env", "/.git/config", "/package.json"])
    expect((await fetch(url + path)).status, path).toBe(404);
  for (const path of ["/nowhere", "/jobs/999999", "/api/jobs/abc", "/api/jobs?limit=x"]) {
    const text = await (await fetch(url + path)).text();
    expect(text, path).not.toMatch(/\bat [\w.<>]+ \(|node_modules|\.tsx?:\d+|ZodError/);
  }
  const traced = await fetch(url, { method: "OPTIONS" });
  expect(traced.status).toBe(404);
});

test("after logging out, nothing of the member is left in the page, its history or its storage (ASVS 14.3.1)", async ({
  enter,
  site,
}) => {
  const visitor = await enter();
  visitor.consoleErrors.expect(/console error: .*status of 401 /);
  const email = `${randomUUID()}@example.com`;
  const name = { firstName: "Zenobia", lastName: "Quillfeather" };
  await visitor.carry(
    await registerOverWeb(() => site.server.url, { email, userType: "paralegal", ...name }),
  );
  const { page } = visitor;
  await page.goto("/settings");
  await expect(page.getByText(name.lastName).first()).toBeVisible();
  await visitor.logOut();
  const answer = await page.request.get("/settings");
  expect(answer.url()).toContain("/auth");
  await expect.poll(() => page.content()).not.toContain(name.lastName);
  await page.goBack();
  await expect(page).toHaveURL(/\/auth/);
  const left = await page.evaluate<string>(`(async () => JSON.stringify([
    document.documentElement.outerHTML,
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    document.cookie,
    await caches.keys(),
    await indexedDB.databases(),
  ]))()`);
  for (const own of [email, name.firstName, name.lastName]) expect(left).not.toContain(own);
});

const attack = `<script>window.hacked=1</script>`;
const attackByImage = `</script><img src=x onerror="window.hacked=1">`;

test("every page has a policy with a nonce of its own, and no inline script without it", async ({ site }) => {
  const nonces = new Set<string>();
  for (const path of ["/", "/", "/auth", "/nowhere"]) {
    const answer = await fetch(site.server.url + path);
    const policy = answer.headers.get("content-security-policy") ?? "";
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(nonce, `${path}: ${policy}`).toBeDefined();
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    nonces.add(nonce ?? "");
    const scripts = (await answer.text()).match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
  }
  expect(nonces.size).toBe(4);
});

test("pages, files and calls carry the security headers, and none is shown in a frame (ASVS 3.4.6)", async ({
  site,
}) => {
  const page = await (await fetch(site.server.url)).text();
  const [script = "", style = ""] = [/\/assets\/[\w.-]+\.js/, /\/assets\/[\w.-]+\.css/].map(
    (pattern) => pattern.exec(page)?.[0],
  );
  const files = [script, style, "/push-worker.js", "/favicon.svg", "/assets/none.js"];
  expect(script + style).toMatch(/\.js.*\.css$/);
  for (const path of ["/", "/nowhere", "/api/jobs", "/health/live", ...files]) {
    const { headers } = await fetch(site.server.url + path);
    const policy = headers.get("content-security-policy")?.split("; ") ?? [];
    expect.soft(policy, path).toContain("frame-ancestors 'none'");
    expect.soft(policy, path).toContain("base-uri 'none'");
    expect.soft(policy, path).toContain("object-src 'none'");
    expect.soft(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect.soft(headers.get("x-frame-options"), path).toBe("DENY");
    expect.soft(headers.get("referrer-policy"), path).toBe("strict-origin-when-cross-origin");
    expect.soft(headers.get("cross-origin-opener-policy"), path).toBe("same-origin");
  }
});

test("scripts in names and titles are shown as text, on the first load and afterwards (ASVS 3.2.2)", async ({
  enter,
  site,
}) => {
  const register = (lastName: string) =>
    registerOverWeb(() => site.server.url, {
      email: `${randomUUID()}@example.com`,
      userType: "attorney",
      firstName: "Mallory",
      lastName,
    });
  await expect(register(attack)).rejects.toThrow("without symbols");
  const attorney = await register('O\'Typed & "Sons"');
  const job = await attorney.ask<{ id: number }>("postJob", {
    body: {
      title: `Title ${attackByImage}`,
      location: attack,
      workArrangement: "Remote",
      hoursPerWeek: "10 hrs/week",
      duration: "4 weeks",
      specialties: [attack],
      description: `Twenty characters and more. ${attack}${attackByImage}`,
      firmName: 'Typed & "Sons" LLP',
    },
  });
  const reader = await enter();
  await reader.page.goto(`/jobs/${job.id}`);
  await expect(reader.page.getByRole("heading", { level: 1 })).toHaveText(`Title ${attackByImage}`);
  const author = await enter();
  await author.carry(attorney);
  for (const path of ["/dashboard/attorney", "/jobs", `/jobs/${job.id}`]) {
    await author.page.goto(path);
    await expect(author.page.getByText(attackByImage).first(), path).toBeVisible();
  }
  for (const { page } of [reader, author]) expect(await page.evaluate("window.hacked")).toBeUndefined();
});
