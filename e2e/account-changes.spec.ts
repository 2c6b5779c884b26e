import { randomUUID } from "node:crypto";
import { webPassword } from "@caseload/server/testkit/web-caller";
import { findViolations } from "./stage/axe.ts";
import { linkInEmail } from "./stage/emails.ts";
import { expect, test } from "./stage/test.ts";
import { acquaint } from "./story/acquainted.ts";
import { giveCredentials, givePassword, register } from "./story/own-account.ts";

test("new terms are asked for above every screen until they are accepted", async ({ enter, site }) => {
  const visitor = await enter();
  const { page } = visitor;
  const ada = await register(site.server.url);
  await visitor.carry(ada);
  const banner = page.getByRole("region", { name: "About your account" });
  await page.goto("/messages");
  await expect(banner.getByText("Confirm your email address.")).toBeVisible();
  await expect(banner.getByText("Please accept the current documents:")).toHaveCount(0);

  // What was accepted is never rewritten; for this once it was an older version.
  await site.runSql(`begin; set local session_replication_role = replica;
    update legal_acceptances set version = '1999-01' where user_id = ${ada.userId} and document = 'terms'; commit`);
  for (const path of ["/messages", "/settings", "/jobs"]) {
    await page.goto(path);
    await expect(banner.getByText("Please accept the current documents:")).toBeVisible();
  }
  await expect(banner.getByRole("link", { name: "terms", exact: true })).toHaveAttribute("href", "/terms");
  expect(await findViolations(page)).toEqual([]);
  await banner.getByRole("button", { name: "Accept" }).click();
  await visitor.seesToast("Terms accepted", "Your acceptance is on record.");
  await expect(banner.getByText("Please accept the current documents:")).toHaveCount(0);
  await page.reload();
  await expect(banner.getByText("Confirm your email address.")).toBeVisible();
  await expect(banner.getByText("Please accept the current documents:")).toHaveCount(0);
});

test("a new address counts from the moment its emailed link is used", async ({ enter, site }) => {
  const visitor = await enter();
  const { page } = visitor;
  const ada = await register(site.server.url);
  const newAddress = `${randomUUID()}@example.com`;
  await visitor.carry(ada);
  await page.goto("/settings/name");
  await visitor.button("Change email").click();
  await visitor.dialog("Change your email address").getByLabel("New email").fill(newAddress);
  await givePassword(visitor, "Change your email address", "Email Me a Link");
  await visitor.seesToast("Email sent", `Use the link in it to confirm ${newAddress}.`);
  const section = page.getByRole("region", { name: "Name and email" });
  await expect(section.getByText("Awaiting confirmation")).toBeVisible();
  await expect(page.getByText(`You sign in as ${ada.email}.`)).toBeVisible();

  await page.goto(await linkInEmail(site, newAddress, "/verify-email"));
  await expect(visitor.heading("Your email address is confirmed")).toBeVisible();
  await page.goto("/settings/name");
  await expect(page.getByRole("main").getByText(`You sign in as ${newAddress}.`)).toBeVisible();
  await expect(section.getByText("Confirmed")).toBeVisible();
  await expect(section.getByText("Awaiting confirmation")).toHaveCount(0);
  await visitor.logOut();

  visitor.consoleErrors.expect(/status of 401/);
  await page.goto("/auth");
  await giveCredentials(visitor, ada.email, webPassword);
  await visitor.button("Sign In").click();
  await visitor.seesToast("Login failed");
  await giveCredentials(visitor, newAddress, webPassword);
  await visitor.button("Sign In").click();
  await visitor.seesToast("Login successful", "Welcome back, Ada!");
});

test("who deactivates the account is gone, and is back with the next sign-in", async ({ enter, site }) => {
  const { attorney, paralegal, jobId } = await acquaint(site.server.url);
  const visitor = await enter();
  const { page } = visitor;
  await visitor.carry(attorney);
  // What is on screen is fetched once more while the session ends.
  visitor.consoleErrors.expect(/status of 401/);
  await page.goto("/settings/leave");
  await visitor.button("Deactivate Account").click();
  await givePassword(visitor, "Deactivate your account?", "Deactivate");
  await visitor.seesToast("Account deactivated", "Sign in again at any time to restore it.");
  await expect(page).toHaveURL(`${visitor.origin}/`);
  await page.goto("/settings");
  await expect(page).toHaveURL(/\/auth\?next=/);
  const withdrawn = await paralegal.call("getJob", { params: { id: jobId } });

  await giveCredentials(visitor, attorney.email, webPassword);
  await visitor.button("Sign In").click();
  await visitor.seesToast("Login successful", "Welcome back, Margaret!");
  await expect(page).toHaveURL(`${visitor.origin}/settings`);
  await expect(page.getByText(`You sign in as ${attorney.email}.`)).toBeVisible();
  const returned = await paralegal.ask<{ status: string }>("getJob", { params: { id: jobId } });
  expect([withdrawn.status, returned.status]).toEqual([404, "closed"]);
});
