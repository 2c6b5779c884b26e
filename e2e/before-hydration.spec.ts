import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import type { Page } from "@playwright/test";
import { expect, test } from "./stage/test.ts";

/** Holds back the page's code; returns what lets it through. */
async function holdBack(page: Page, code: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const allCode = /\/assets\/[^/]*\.js$/;

for (const [what, code] of [
  ["the page", allCode],
  ["the shell", /\/shell-[^/]*\.js$/],
] as const)
  test(`buttons and switches wait visibly for the code of ${what}`, async ({ enter }) => {
    const visitor = await enter({ width: 390 });
    const { page } = visitor;
    const caller = await visitor.carrySession(demoPeople.leila.email, demoPassword);
    const release = await holdBack(page, code);
    await page.goto("/settings/name", { waitUntil: "commit" });
    const change = visitor.button("Change name");
    await expect(change).toBeDisabled();
    await expect(change).toHaveCSS("cursor", "progress");
    // More than a second of waiting is seen.
    await expect(change).toHaveCSS("opacity", "0.55");
    await expect(visitor.button("Open navigation")).toBeDisabled();
    release();
    // Waits until it is enabled.
    await change.click();
    await expect(visitor.dialog("Change your name")).toBeVisible();

    await page.goto("about:blank");
    const releaseAgain = await holdBack(page, code);
    await page.goto("/settings/notifications", { waitUntil: "commit" });
    const emails = page.getByRole("switch", { name: "Reminders: By email" });
    await expect(emails).toBeDisabled();
    const wasOn = await emails.isChecked();
    releaseAgain();
    await emails.click();
    const isOn = async () =>
      (await caller.ask<{ notifications: { reminder: { email: boolean } } }>("getAccountSettings"))
        .notifications.reminder.email;
    await expect.poll(isOn).toBe(!wasOn);
    await expect(emails).toBeChecked({ checked: !wasOn });
  });

test("a section stays where its reader has it when the code of the page comes", async ({ enter }) => {
  const visitor = await enter();
  const { page } = visitor;
  await visitor.carrySession(demoPeople.leila.email, demoPassword);
  const release = await holdBack(page, allCode);
  await page.goto("/settings/password", { waitUntil: "commit" });
  await expect(visitor.button("Change password")).toBeInViewport();
  const placed = await page.evaluate("scrollY");
  expect(placed).toBeGreaterThan(0);
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate("scrollY")).not.toBe(placed);
  const read = await page.evaluate("scrollY");
  release();
  await expect(page.locator('fieldset[aria-busy="true"]')).toHaveCount(0);
  await visitor.button("Change password").click();
  await expect(visitor.dialog("Change your password")).toBeVisible();
  expect(await page.evaluate("scrollY")).toBe(read);
});

test("a form takes no words before its code is there, and loses none after", async ({ enter }) => {
  const visitor = await enter({ width: 390 });
  const { page } = visitor;
  const release = await holdBack(page, allCode);
  await page.goto("/contact", { waitUntil: "commit" });
  for (const label of ["Name", "Message"]) await expect(page.getByLabel(label)).toBeDisabled();
  await expect(visitor.button("Send Message")).toBeDisabled();
  release();
  await page.getByLabel("Name").fill("Rosa Quill");
  await page.getByLabel("Message").fill("May we print your figures?");
  await visitor.button("Send Message").click();
  await expect(page.getByText("Please choose a topic")).toBeVisible();
  await expect(page).toHaveURL(`${visitor.origin}/contact`);
  await expect(page.getByLabel("Name")).toHaveValue("Rosa Quill");
  await expect(page.getByLabel("Message")).toHaveValue("May we print your figures?");
  await expect(page.getByText("Please write at least 20 characters")).toBeHidden();
});

test("links and the search in the header work before the code of the page is there", async ({ enter }) => {
  const visitor = await enter();
  const { page } = visitor;
  await holdBack(page, allCode);
  await page.goto("/", { waitUntil: "commit" });
  await visitor.link("Sign Up").first().click();
  await expect(page).toHaveURL(`${visitor.origin}/auth?role=paralegal`);
  await expect(page.getByLabel("Email")).toBeDisabled();

  await visitor.carrySession(demoPeople.leila.email, demoPassword);
  await page.goto("/settings", { waitUntil: "commit" });
  const search = page.getByRole("combobox", { name: "Search" });
  await search.fill("privilege");
  await search.press("Enter");
  await expect(page).toHaveURL(/\/search\/smart\?keyword=privilege$/);
});

test("words typed into the header's search before its code list their results when it comes", async ({
  enter,
}) => {
  const visitor = await enter();
  const { page } = visitor;
  await visitor.carrySession(demoPeople.daniel.email, demoPassword);
  const release = await holdBack(page, allCode);
  await page.goto("/dashboard", { waitUntil: "commit" });
  await page.getByRole("combobox", { name: "Search" }).fill("privilege");
  release();
  const results = page.getByRole("listbox", { name: "Search results" });
  await expect(results.getByRole("group", { name: "Jobs" }).getByRole("option").first()).toBeVisible();
});

test("the header's search works as a form until its list comes, which takes over words, focus and caret", async ({
  enter,
}) => {
  const visitor = await enter();
  const { page } = visitor;
  await visitor.carrySession(demoPeople.daniel.email, demoPassword);
  const release = await holdBack(page, /\/search-box-[^/]*\.js$/);
  await page.goto("/dashboard");
  const search = page.getByRole("combobox", { name: "Search" });
  await search.click();
  await page.keyboard.type("subpoena");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\/smart\?keyword=subpoena$/);

  await search.click();
  await page.keyboard.type("privilge");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  release();
  // Only the box with a list completes words.
  await expect(search).toHaveAttribute("aria-autocomplete", "list");
  await expect(search).toBeFocused();
  await page.keyboard.type("e");
  await expect(search).toHaveValue("privilege");
  await expect(page.getByRole("listbox", { name: "Search results" })).toBeVisible();
});
