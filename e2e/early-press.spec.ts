import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import type { Page } from "@playwright/test";
import { expect, test } from "./stage/test.ts";

/** Holds back the page's code; answers what lets it through. */
async function holdBack(page: Page, code: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const [what, code] of [
  ["the page", /\/assets\/[^/]*\.js$/],
  ["the shell", /\/app-shell-[^/]*\.js$/],
] as const)
  test(`a press counts that comes before the code of ${what}`, async ({ enter }) => {
    const visitor = await enter({ width: 390 });
    const { page } = visitor;
    const caller = await visitor.carrySession(demoPeople.leila.email, demoPassword);
    const release = await holdBack(page, code);
    await page.goto("/settings/name", { waitUntil: "commit" });
    await visitor.button("Change name").click();
    release();
    await expect(visitor.dialog("Change your name")).toBeVisible();

    await page.goto("about:blank");
    const releaseAgain = await holdBack(page, code);
    await page.goto("/settings/notifications", { waitUntil: "commit" });
    const letters = page.getByRole("switch", { name: "Reminders: By email" });
    const wasOn = await letters.isChecked();
    await letters.click();
    releaseAgain();
    const isOn = async () =>
      (await caller.ask<{ notifications: { reminder: { email: boolean } } }>("getAccountSettings"))
        .notifications.reminder.email;
    await expect.poll(isOn).toBe(!wasOn);
    await expect(letters).toBeChecked({ checked: !wasOn });
  });

test("a section stays where its reader has it when the code of the page comes", async ({ enter }) => {
  const visitor = await enter();
  const { page } = visitor;
  await visitor.carrySession(demoPeople.leila.email, demoPassword);
  const release = await holdBack(page, /\/assets\/[^/]*\.js$/);
  await page.goto("/settings/password", { waitUntil: "commit" });
  await expect(visitor.button("Change password")).toBeInViewport();
  const placed = await page.evaluate("scrollY");
  expect(placed).toBeGreaterThan(0);
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate("scrollY")).not.toBe(placed);
  const read = await page.evaluate("scrollY");
  release();
  await expect(page.locator("html[data-live]")).toHaveCount(1);
  await visitor.button("Change password").click();
  await expect(visitor.dialog("Change your password")).toBeVisible();
  expect(await page.evaluate("scrollY")).toBe(read);
});

test("what is typed and sent before the form's code is there is kept and sent then", async ({ enter }) => {
  const visitor = await enter({ width: 390 });
  const { page } = visitor;
  const release = await holdBack(page, /\/assets\/[^/]*\.js$/);
  await page.goto("/contact", { waitUntil: "commit" });
  await page.getByLabel("Name").fill("Rosa Quill");
  await page.getByLabel("Message").fill("May we print your figures?");
  await visitor.button("Send message").click();
  await expect(page).toHaveURL(`${visitor.origin}/contact`);
  release();
  await expect(page.getByText("Please choose a topic")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("Rosa Quill");
  await expect(page.getByLabel("Message")).toHaveValue("May we print your figures?");
  await expect(page.getByText("Please write at least 20 characters")).toBeHidden();
});
