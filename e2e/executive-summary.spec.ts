import { expect, test } from "./stage/test.ts";

const parts = ["Market size", "Growth", "Technical", "Financial", "Revenue model", "Investment"] as const;

for (const width of [1440, 390] as const)
  test(`the executive summary is read and left at ${width} px`, async ({ enter }) => {
    const visitor = await enter({ width });
    const { page } = visitor;
    const answer = await page.goto("/ExecutiveSummary");
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle("Executive Summary, Caseload");
    const contents = page.getByRole("navigation", { name: "Contents" });
    for (const part of parts) {
      await contents.getByRole("link", { name: part }).click();
      await expect(page.getByRole("region", { name: part, exact: true })).toBeFocused();
    }
    const ledger = page.getByRole("group", { name: "Caseload today" });
    const { activeJobs } = (await (await page.request.get("/api/figures")).json()) as { activeJobs: number };
    await expect(ledger).toContainText(new RegExp(`Active jobs\\s*${activeJobs}open`));
    const prices = page.getByRole("region", { name: "Revenue model" });
    for (const price of ["8–12% of the pay", "$99–299", "$29–99", "$199", "from $50K"])
      await expect(prices.getByRole("cell", { name: price, exact: true })).toBeVisible();
    await expect(page.getByRole("row", { name: /^Illustrated total/ })).toContainText("$2,588,000");
    await expect(page.getByText("12 professional tiers, 95 permissions in 10 categories")).toBeVisible();
    const chart = page.getByRole("figure", { name: "Jobs in the United States, 2023" });
    await chart.getByText("Show as a table").click();
    await expect(chart.getByRole("row", { name: "Paralegals 366,200" })).toBeVisible();
    await page.getByRole("link", { name: "Source 1", exact: true }).first().click();
    await expect(page.locator("#source-paralegals")).toBeFocused();
    await visitor.link("Return to Home").click();
    await expect(page).toHaveURL(`${visitor.origin}/`);
    await page.goBack();
    await visitor.link("Sign In or Register").click();
    await expect(page).toHaveURL(`${visitor.origin}/auth`);
  });
