import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./stage/test.ts";

const firstPosting = (page: Page): Locator => page.getByRole("main").getByRole("article").first();

/** What a paralegal opens most on a phone. */
const screens: Readonly<Record<string, (page: Page) => Locator>> = {
  "/dashboard": (page) =>
    page.getByRole("region", { name: "Projects for You" }).getByRole("listitem").first(),
  "/jobs": firstPosting,
  "/search": firstPosting,
  "/messages": (page) =>
    page.getByRole("navigation", { name: "Conversations" }).getByRole("listitem").first(),
};
const code = /\/assets\/[^/]*\.js$/;

/** The most files of scripts that each names, on a slow network six at a time. */
const mostScripts: Readonly<Record<string, number>> = {
  "/dashboard": 41,
  "/jobs": 44,
  "/search": 54,
  "/messages": 34,
};

/** What is around a row and waits for its code (docs/decisions/2026-11-22-controls-wait-for-their-code.md). */
const waiting = (row: Locator): Locator => row.locator("xpath=ancestor::fieldset[@aria-busy]");

test("the first rows of a phone's screens are in the page itself", async ({ enter }) => {
  const visitor = await enter({ width: 390 });
  const { page } = visitor;
  await visitor.carrySession(demoPeople.daniel.email, demoPassword);
  await page.route(code, () => undefined);
  for (const [path, rowOf] of Object.entries(screens))
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: "commit" });
      await expect(rowOf(page)).toBeVisible();
      await expect(waiting(rowOf(page))).not.toHaveCount(0);
    });
});

test("a phone's screens name their code and styles, and few files of it", async ({ enter }) => {
  const visitor = await enter({ width: 390 });
  await visitor.carrySession(demoPeople.daniel.email, demoPassword);
  for (const [path, most] of Object.entries(mostScripts))
    await test.step(path, async () => {
      const html = await (await visitor.page.request.get(path)).text();
      const named = [...html.matchAll(/<link [^>]*rel="modulepreload"[^>]*>/g)].map(
        ([link]) => /href="([^"]+)"/.exec(link)?.[1],
      );
      expect(named.length).toBeGreaterThan(10);
      expect(new Set(named).size).toBeLessThanOrEqual(most);
    });
  const dashboard = await (await visitor.page.request.get("/dashboard")).text();
  expect(dashboard).toMatch(/rel="modulepreload" href="\/assets\/market-/);
  expect(dashboard).toMatch(/rel="stylesheet" href="\/assets\/market-[^"]+css/);
});
