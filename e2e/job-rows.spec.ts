import { randomUUID } from "node:crypto";
import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { registerOverWeb, type WebCaller } from "@caseload/server/testkit/web-caller";
import type { Page } from "@playwright/test";
import { expect, test } from "./stage/test.ts";

/** Has a complete profile and no preferences: other stories change neither. */
async function createReader(origin: string): Promise<WebCaller> {
  const reader = await registerOverWeb(() => origin, {
    userType: "paralegal",
    firstName: "Rosalind",
    lastName: "Ferreira",
    email: `${randomUUID()}@example.com`,
  });
  await reader.ask("createParalegalProfile", {
    body: {
      location: "Philadelphia, PA",
      bio: "I run second-pass privilege reviews in Relativity, build privilege logs and trial binders, and summarize depositions for product liability teams in Pennsylvania courts.",
      yearsExperience: "senior",
      hourlyRate: 52,
      workPreference: "remote",
      availability: "flexible",
      education: "BA, Temple University",
      specialties: ["litigation"],
      certifications: [],
      skills: ["Deposition Summaries", "Relativity", "Privilege Logs", "E-Discovery"],
      hoursPerWeek: 25,
      availableFrom: "2030-01-07",
    },
  });
  return reader;
}

/**
 * How far under the page's title the list begins, and the height of most rows, in pixels: other stories post jobs whose
 * titles take two lines, and an address that is not confirmed has a notice above the title.
 */
async function measure(page: Page) {
  const rows = page.getByRole("main").locator("[data-job]");
  await expect(rows.first()).toBeVisible();
  const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()));
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  const heights = boxes.map((box) => box?.height ?? 0).toSorted((one, other) => one - other);
  return { start: (boxes[0]?.y ?? 0) - (title?.y ?? 0), usual: heights[Math.floor(heights.length / 2)] ?? 0 };
}

/** The header and the padding under it. */
const aboveTitle = 92;

test("eleven jobs fit a desktop screen on each list, with one beside them to read, save and hide", async ({
  enter,
  site,
}) => {
  const visitor = await enter();
  const { page } = visitor;
  await visitor.carry(await createReader(site.server.url));
  for (const path of ["/jobs", "/search", "/search/smart"]) {
    await page.goto(path);
    // The list narrows when the job beside it is shown.
    await expect
      .poll(
        async () => {
          const { start, usual } = await measure(page);
          return aboveTitle + start + 11 * usual;
        },
        { message: path },
      )
      .toBeLessThanOrEqual(900);
    const pane = page.getByRole("complementary", { name: "Job details" });
    await expect(pane.getByRole("button", { name: "Hide Job" })).toBeVisible();
  }
});

test("a match is saved, hidden and shown again beside the list of matches", async ({ enter }) => {
  const visitor = await enter();
  const { page } = visitor;
  await visitor.carrySession(demoPeople.daniel.email, demoPassword);
  await page.goto("/search");
  const rows = page.getByRole("main").locator("[data-job]");
  const row = rows.filter({ hasText: "Cite-check and table of authorities" });
  // A press before the list is alive opens the job's page; the pane is there once it is.
  const pane = page.getByRole("complementary", { name: "Job details" });
  await expect(pane.getByText("Salary fit")).toBeVisible();
  await row.getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/[?&]job=\d+/);
  await expect(pane.getByRole("heading", { name: /Cite-check/ })).toBeVisible();
  await expect(pane.getByText("Salary fit")).toBeVisible();
  await pane.getByRole("button", { name: "Save Job" }).click();
  await expect(row.getByRole("button", { name: "Saved" })).toBeVisible();
  await pane.getByRole("button", { name: "Saved" }).click();
  await expect(row.getByRole("button", { name: "Save", exact: true })).toBeVisible();
  await row.hover();
  await row.getByRole("button", { name: "Hide this job" }).click();
  await expect(row).toHaveCount(0);
  await visitor.button("Undo").click();
  await expect(row).toBeVisible();
});

test("four jobs fit a phone's screen between its bars", async ({ enter, site }) => {
  const visitor = await enter({ width: 390 });
  const { page } = visitor;
  await visitor.carry(await createReader(site.server.url));
  for (const path of ["/jobs", "/search"]) {
    await page.goto(path);
    const rows = page.getByRole("main").locator("[data-job]");
    await expect(rows.first()).toBeVisible();
    const { usual } = await measure(page);
    const bars = 56 + 56;
    expect(4 * usual, path).toBeLessThanOrEqual(844 - bars);
  }
});
