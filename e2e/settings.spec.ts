import { answerHeader } from "@caseload/contract/answer-header";
import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { findViolations, findViolationsAtBothWidths, findViolationsInBothThemes } from "./stage/axe.ts";
import { expect, test } from "./stage/test.ts";
import type { ClientInfo } from "./stage/visitor.ts";

const sections = [
  ["name", "Name and email"],
  ["password", "Password"],
  ["passkeys", "Passkeys"],
  ["two-factor", "Two-factor authentication"],
  ["sessions", "Sessions"],
  ["notifications", "Notifications"],
  ["dates", "Dates and time"],
  ["data", "Your data"],
  ["leave", "Leave"],
] as const;

/** What opens in each section, and what it is called. */
const questions = [
  ["name", "Change name", "Change your name"],
  ["name", "Change email", "Change your email address"],
  ["password", "Change password", "Change your password"],
  ["passkeys", "Add a Passkey", "Add a passkey"],
  ["two-factor", "Set Up", "Set up two-factor authentication"],
  ["dates", "Change time zone", "Choose a time zone"],
  ["data", "Request Export", "Request your data?"],
  ["leave", "Deactivate Account", "Deactivate your account?"],
  ["leave", "Delete Account", "Delete your account?"],
] as const;

/** By the index, which on phones is the screen before. */
async function openSection(visitor: ClientInfo, id: string): Promise<void> {
  const { page, origin } = visitor;
  if (page.url() === `${origin}/settings/${id}`) return;
  const index = page.getByRole("navigation", { name: "Settings" });
  if (visitor.isNarrow && page.url() !== `${origin}/settings`) {
    await page.getByRole("main").getByRole("link", { name: "Settings", exact: true }).click();
    await expect(page).toHaveURL(`${origin}/settings`);
  }
  await index.locator(`a[href="/settings/${id}"]`).click();
  await expect(page).toHaveURL(`${origin}/settings/${id}`);
}

test("settings and what opens in them hold no barrier, at both widths", async ({ enter }) => {
  const visitor = await enter();
  const { page } = visitor;
  await visitor.carrySession(demoPeople.daniel.email, demoPassword);
  await page.goto("/dashboard/paralegal");
  await visitor.goTo("Settings");
  await expect(visitor.heading("Settings")).toBeVisible();
  expect.soft(await findViolationsInBothThemes(page), "the index").toEqual([]);
  for (const [id, title] of sections) {
    await openSection(visitor, id);
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
  }
  for (const [id, button, title] of questions) {
    await openSection(visitor, id);
    await visitor.button(button).click();
    await expect(visitor.dialog(title)).toBeVisible();
    expect.soft(await findViolationsAtBothWidths(page), title).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(visitor.dialog(title)).toBeHidden();
  }
});

test("each section of the settings is a screen on phones, without a barrier", async ({ enter }) => {
  const visitor = await enter({ width: 390 });
  const { page } = visitor;
  await visitor.carrySession(demoPeople.daniel.email, demoPassword);
  await page.goto("/dashboard/paralegal");
  await visitor.goTo("Settings");
  await expect(visitor.heading("Settings")).toBeVisible();
  expect.soft(await findViolations(page), "the index").toEqual([]);
  for (const [id, title] of sections) {
    await openSection(visitor, id);
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
    expect.soft(await findViolations(page), title).toEqual([]);
  }
});

test("a section is one press away on phones, and so is the way back", async ({ enter }) => {
  const visitor = await enter({ width: 390 });
  const { page } = visitor;
  await visitor.carrySession(demoPeople.daniel.email, demoPassword);
  // Before its code is there the link loads another page, which begins at the top.
  await page.goto("/settings", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: /^Sessions/ }).click();
  await expect(page).toHaveURL(`${visitor.origin}/settings/sessions`);
  await expect(visitor.heading("Sessions")).toBeFocused();
  await expect(visitor.heading("Notifications")).toBeHidden();
  await page.getByRole("main").getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL(`${visitor.origin}/settings`);
  await page.goto("/settings#notifications");
  await expect(page).toHaveURL(`${visitor.origin}/settings/notifications`);
  await expect(visitor.heading("Notifications")).toBeVisible();
});

test("the way to end all other sessions keeps its words on one line on phones", async ({ enter }) => {
  const visitor = await enter({ width: 390 });
  await visitor.openSession(demoPeople.hannah.email, demoPassword);
  await visitor.openSession(demoPeople.hannah.email, demoPassword);
  await visitor.page.goto("/settings/sessions");
  const box = await visitor.button("Sign Out All Others").boundingBox();
  expect(box?.width).toBeGreaterThan(120);
  expect(box?.height).toBeLessThan(50);
});

test("name, dates and notifications are kept", async ({ enter }) => {
  const visitor = await enter();
  const { page } = visitor;
  const caller = await visitor.carrySession(demoPeople.leila.email, demoPassword);
  await page.goto("/settings/name");
  await visitor.button("Change name").click();
  const names = visitor.dialog("Change your name");
  await names.getByLabel("Last name").fill("H");
  await names.getByRole("button", { name: "Save" }).click();
  await expect(names.getByText("Last name must be at least 2 characters")).toBeVisible();
  await names.getByLabel("Last name").fill("Haddad-Stone");
  await names.getByRole("button", { name: "Save" }).click();
  await visitor.seesToast("Name changed");
  await expect(page.getByRole("banner").getByText("Leila Haddad-Stone")).toBeVisible();

  await page.getByRole("radio", { name: "2026-11-21" }).check();
  await expect(page.getByText(/^It is now \d{4}-\d{2}-\d{2}, \d{2}:\d{2} /)).toBeVisible();
  await visitor.button("Change time zone").click();
  const zones = visitor.dialog("Choose a time zone");
  await zones.getByLabel("Search").fill("tokyo");
  await zones.getByRole("radio", { name: /Tokyo/ }).check();
  await zones.getByRole("button", { name: "Save" }).click();
  await visitor.seesToast("Time zone changed");
  await expect(page.getByRole("region", { name: "Dates and time" }).getByText("(Tokyo)")).toBeVisible();

  const emailSwitch = page.getByRole("switch", { name: "Jobs: By email" });
  const wasOn = await emailSwitch.isChecked();
  await emailSwitch.setChecked(!wasOn);
  await expect
    .poll(async () => (await caller.ask<Settings>("getAccountSettings")).notifications.job_update.email)
    .toBe(!wasOn);
  await page.reload();
  await expect(emailSwitch).toBeChecked({ checked: !wasOn });
  await expect(page.getByText(/^It is now \d{4}-\d{2}-\d{2}, \d{2}:\d{2} /)).toBeVisible();
});

interface Settings {
  notifications: { job_update: { email: boolean } };
}

test("a choice that is not saved turns back", async ({ enter }) => {
  const visitor = await enter();
  const { page } = visitor;
  visitor.consoleErrors.expect(/status of 500/, /^at \S+: 500 from/);
  await visitor.carrySession(demoPeople.daniel.email, demoPassword);
  await page.goto("/settings/notifications");
  const emailSwitch = page.getByRole("switch", { name: "Reminders: By email" });
  const wasOn = await emailSwitch.isChecked();
  await page.route("**/api/account/settings", (route) =>
    route.request().method() === "PATCH"
      ? route.fulfill({
          status: 500,
          headers: { "content-type": "text/plain", [answerHeader]: "updateAccountSettings" },
          body: "Out of order.",
        })
      : route.fallback(),
  );
  await emailSwitch.click();
  await visitor.seesToast("We couldn't save your choice", "Out of order.");
  await expect(emailSwitch).toBeChecked({ checked: wasOn });
});
