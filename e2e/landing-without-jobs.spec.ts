import { openSite } from "./stage/site.ts";
import { expect, test } from "./stage/test.ts";
import { ClientInfo } from "./stage/visitor.ts";

/** On a site of its own, whose log holds the failure that is made here. */
test("a job list that fails says so and can be retried; the rest stays", async ({ browser }) => {
  const site = await openSite({ demo: "off" });
  const visitor = await ClientInfo.enter(browser, { at: site.server.url });
  try {
    const { page } = visitor;
    await site.runSql("alter table jobs rename to jobs_away");
    await page.goto("/");
    const alert = page.getByRole("alert").filter({ hasText: "Failed to fetch jobs" });
    await expect(alert).toBeVisible();
    for (const title of ["How Caseload Works", "Join Caseload Today"])
      await expect(visitor.heading(title)).toBeVisible();
    // Invented people praise the demo only.
    await expect(visitor.heading("Success Stories")).toHaveCount(0);
    await site.runSql("alter table jobs_away rename to jobs");
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText("No positions are open right now.")).toBeVisible();
    await expect(alert).toBeHidden();
    await page.getByRole("tab", { name: "Available Talent" }).click();
    await expect(page.getByText("No paralegal has a public profile yet.")).toBeVisible();
  } finally {
    await visitor.context.close();
    await site.close();
  }
});
