import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { expect, test } from "./stage/test.ts";
import { acquaint, applyFor } from "./story/acquainted.ts";

test("a phone shows two toasts at once; earlier ones wait and return", async ({ enter }) => {
  const visitor = await enter({ width: 390 });
  const { page } = visitor;
  visitor.consoleErrors.expect(/: 500 from .*\/save$/, /status of 500 .*\/save\)$/);
  await visitor.carrySession(demoPeople.daniel.email, demoPassword);
  await page.goto("/jobs");
  await page.waitForLoadState("networkidle");
  await page.route("**/api/**", (route) =>
    route.request().method() === "GET" ? route.continue() : route.fulfill({ status: 500, body: "" }),
  );
  const marks = page.getByRole("main").locator("button[aria-pressed]");
  const toasts = page.locator(".toast");
  for (const at of [0, 1, 2, 3]) {
    await marks.nth(at).dispatchEvent("click");
    await expect(toasts).toHaveCount(at + 1);
  }
  const visible = toasts.filter({ visible: true });
  await expect(visible).toHaveCount(2);
  for (const left of [2, 2, 1, 0]) {
    await visible.last().getByRole("button", { name: "Dismiss" }).click();
    await expect(visible).toHaveCount(left);
  }
});

test("a run of notifications is one toast, which says how many there are and names the latest", async ({
  site,
  enter,
}) => {
  const acquainted = await acquaint(site.server.url);
  const { attorney, paralegal, jobTitle } = acquainted;
  const visitor = await enter({ width: 390 });
  await visitor.carry(attorney);
  const { page } = visitor;
  await page.goto("/jobs");
  await page.waitForLoadState("networkidle");
  const send = (content: string) =>
    paralegal.ask("sendMessage", { body: { receiverId: attorney.userId, content } });
  await send(`Is ${jobTitle} still open?`);
  const toasts = page.locator(".toast");
  await expect(toasts).toContainText(jobTitle);
  // Under a finger or the pointer it stays.
  await toasts.dispatchEvent("pointerover");
  const { id } = await applyFor(acquainted);
  for (const content of ["I can start Monday.", "In the mornings."]) await send(content);
  await expect(toasts).toContainText("2 new notifications");
  await expect(toasts).toContainText("Latest: Daniel Reyes sent you a message");
  await paralegal.ask("withdrawApplication", { params: { id } });
  await expect(toasts).toContainText("3 new notifications");
  await expect(toasts).toContainText("Latest: Daniel Reyes withdrew an application");
  await expect(toasts).toHaveCount(1);
  await toasts.getByRole("button", { name: "Dismiss" }).click();
  await expect(toasts).toHaveCount(0);
  await expect(visitor.button("Notifications, 3 unread")).toBeVisible();
});
