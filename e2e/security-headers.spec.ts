import { randomUUID } from "node:crypto";
import { registerOverWeb } from "@caseload/server/testkit/web-caller";
import { expect, test } from "./stage/test.ts";

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

test("pages and calls carry the security headers", async ({ site }) => {
  for (const path of ["/", "/api/jobs", "/health/live"]) {
    const { headers } = await fetch(site.server.url + path);
    expect.soft(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect.soft(headers.get("x-frame-options"), path).toBe("DENY");
    expect.soft(headers.get("referrer-policy"), path).toBe("strict-origin-when-cross-origin");
    expect.soft(headers.get("cross-origin-opener-policy"), path).toBe("same-origin");
  }
});

test("scripts in names and titles are shown as text, on the first load and afterwards", async ({
  enter,
  site,
}) => {
  const attorney = await registerOverWeb(() => site.server.url, {
    email: `${randomUUID()}@example.com`,
    userType: "attorney",
    firstName: "Mallory",
    lastName: attack,
  });
  const job = await attorney.ask<{ id: number }>("postJob", {
    body: {
      title: `Title ${attackByImage}`,
      location: attack,
      workArrangement: "Remote",
      hoursPerWeek: "10 hrs/week",
      duration: "4 weeks",
      specialties: [attack],
      description: `Twenty characters and more. ${attack}${attackByImage}`,
      firmName: attack,
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
