import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { expect, test } from "./stage/test.ts";

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
