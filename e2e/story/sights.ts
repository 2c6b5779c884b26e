import type { Page } from "@playwright/test";
import { expect, test } from "../stage/test.ts";
import type { ClientInfo } from "../stage/visitor.ts";

/** Names what is examined, and brings it to the screen. */
export type Sight = readonly [what: string, show: (visitor: ClientInfo) => Promise<void>];

export const at = (path: string): Sight => [path, async ({ page }) => void (await page.goto(path))];
const then = (what: string, show: (visitor: ClientInfo) => Promise<void>): Sight => [what, show];
/** Where one is open. */
async function closeDialog(page: Page): Promise<void> {
  const dialogs = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  if ((await dialogs.count()) === 0) return;
  await page.keyboard.press("Escape");
  await expect(dialogs).toHaveCount(0);
}

export const opened = (button: string | RegExp, title: string | RegExp): Sight =>
  then(`the dialog ${title}`, async (visitor) => {
    await closeDialog(visitor.page);
    await visitor.button(button).first().click();
    await expect(visitor.dialog(title)).toBeVisible();
  });

const tab = (name: string): Sight =>
  then(`the tab ${name}`, async ({ page }) => {
    await closeDialog(page);
    await page.getByRole("tab", { name: new RegExp(`^${name}`) }).click();
  });

/** Beside an empty pane the newest conversation opens by itself. */
export const messages: Sight = [
  "/messages",
  async ({ page }) => {
    await page.goto("/messages");
    await expect(page).toHaveURL(/\/messages\/\d+$/);
  },
];

const chrome: readonly Sight[] = [
  opened(/^Notifications/, "Notifications"),
  then("the user menu", async (visitor) => {
    await visitor.page.keyboard.press("Escape");
    await visitor.button(/, (open )?menu$/).click();
    await expect(visitor.page.getByRole("menu")).toBeVisible();
  }),
];

export const narrowChrome: readonly Sight[] = [
  at("/dashboard"),
  opened("Open navigation", "Navigation"),
  opened("More", "Navigation"),
  opened("Search", "Search"),
];
/** By the path of the screen. */
export type Sights = Readonly<Record<string, readonly Sight[]>>;

const filters = opened("Advanced Search Filters", "Advanced Search Filters");

export const visitorsSights: Sights = {
  "/": [tab("Available Talent")],
  "/auth": [tab("Paralegal"), tab("Attorney")],
  "/ExecutiveSummary": [
    then("the tables behind its charts", async ({ page }) => {
      for (const summary of await page.getByText("Show as a table").all()) await summary.click();
    }),
  ],
  "/contact": [
    then("the contact form's errors", async (visitor) => {
      await visitor.button("Send Message").click();
      await expect(visitor.page.getByText("Please choose a topic")).toBeVisible();
    }),
  ],
};

export const paralegalsSights: Sights = {
  "/dashboard": [filters],
  "/dashboard/paralegal": chrome,
  "/search": [
    then("how a score adds up", async ({ page }) => {
      const toggle = page.getByRole("button", { name: "Why It Fits" }).first();
      // Beside the list, where there is room for it.
      if (await toggle.isVisible()) await toggle.click();
      await page.getByText("Score breakdown").filter({ visible: true }).first().click();
    }),
  ],
  "/settings/rankings": [
    then("the numbers behind a logged score", async ({ page }) => {
      await page.getByText("Reasons and numbers").first().click();
    }),
  ],
  "/applications": [opened("Withdraw", "Withdraw this application?")],
  "/messages": [at("/messages/5")],
  "/contracts": [tab("Completed")],
  "/profile/paralegal": [
    then("the profile's edit mode", (visitor) => visitor.button("Edit Profile").click()),
  ],
};

export const firmsSights: Sights = {
  "/dashboard": [filters],
  "/dashboard/attorney": [
    ...chrome,
    at("/dashboard/attorney?post=1"),
    then("the posting form's errors", async (visitor) => {
      await visitor.dialog("Post New Job").getByRole("button", { name: "Post Job" }).click();
      await expect(visitor.page.getByText("Job title must be at least 5 characters")).toBeVisible();
    }),
    at("/dashboard/attorney?tab=applications"),
    then("an application", async ({ page }) => {
      await page.getByRole("region", { name: "Applicants" }).getByRole("link").first().click();
      await expect(page.getByLabel("Private note")).toBeVisible();
    }),
    opened("Accept", /^Offer to /),
    opened("Reject", "Reject this application?"),
    tab("Messages"),
    tab("Firm Profile"),
  ],
  "/jobs/post": [
    then("the posting page's errors", async (visitor) => {
      await visitor.button("Add Party").click();
      await visitor.button("Post Job").first().click();
      await expect(visitor.page.getByText("Please enter a name")).toBeVisible();
    }),
  ],
  "/jobs/manage": [
    then("several postings selected", ({ page }) => page.getByLabel("Select all shown").check()),
  ],
  "/analytics": [at("/analytics?period=90-days")],
  "/reports": [at("/reports?table=spend&from=2020-01-01&to=2026-12-31")],
  "/profile/attorney": [
    then("the firm profile's edit mode", async (visitor) => {
      await visitor.button("Edit Profile").click();
      await expect(visitor.page.getByLabel("Firm name")).toBeVisible();
    }),
    at("/applications"),
  ],
};

export async function examine(
  visitor: ClientInfo,
  sights: readonly Sight[],
  look: (page: Page) => Promise<string[]>,
): Promise<void> {
  visitor.consoleErrors.expect(/status of 40[34] /);
  for (const [what, show] of sights) {
    await test.step(what, async () => {
      await show(visitor);
      expect.soft(await look(visitor.page), `${what} at ${visitor.page.url()}`).toEqual([]);
    });
  }
}
