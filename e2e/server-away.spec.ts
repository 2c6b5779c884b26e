import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { openConnection } from "./stage/network.ts";
import { expect, test } from "./stage/test.ts";

/** What Chromium says of a line that is down, and React Router, which cannot look ahead then. */
const silence = [
  /ERR_(CONNECTION|INTERNET|EMPTY|INCOMPLETE|SOCKET|NETWORK)/,
  /WebSocket connection to .* failed/,
  /Failed to fetch manifest patches/,
];

for (const width of [1440, 390] as const)
  test(`while the server is away the screen stays with what was typed, and the next one opens on Retry, at ${width}`, async ({
    enter,
    site,
  }) => {
    const connection = await openConnection(site.server.port);
    const partner = await enter({ at: connection.url, width });
    const { page } = partner;
    partner.consoleErrors.expect(...silence);
    await partner.carrySession(demoPeople.anders.email, demoPassword);
    await page.goto("/jobs/post");
    const title = page.getByRole("textbox", { name: "Job title" });
    await title.fill("Deposition summaries, third volume");
    await page.waitForLoadState("networkidle");
    await partner.markPage();
    // The code of Reports has not been loaded.
    const reports = page.getByRole("link", { name: "Reports", exact: true });
    if (width === 390) await page.getByRole("button", { name: "Open navigation" }).click();
    await expect(reports).toBeVisible();
    await connection.cut();
    await reports.click();
    const notice = page
      .getByRole("alert")
      .filter({ hasText: "We couldn't reach the server, so this screen stays open with what you typed." });
    await expect(notice).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    if (width === 1440) await expect(page.getByRole("complementary", { name: "Navigation" })).toBeVisible();
    await expect(title).toHaveValue("Deposition summaries, third volume");
    await expect(page).toHaveURL(/\/jobs\/post$/);

    // Still away: nothing is lost by trying.
    await notice.getByRole("button", { name: "Retry" }).click();
    await expect(notice).toBeVisible();
    await expect(title).toHaveValue("Deposition summaries, third volume");

    await connection.restore();
    await notice.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Reports" })).toBeVisible();
    await expect(notice).toBeHidden();
    await partner.expectNoReload();
    await connection.cut();
  });
