import { errorMessages } from "@caseload/contract/error-messages";
import { readFile } from "node:fs/promises";
import { readZip } from "@caseload/server/testkit/read-zip";
import { webPassword } from "@caseload/server/testkit/web-caller";
import { findViolations } from "./stage/axe.ts";
import { linkInEmail } from "./stage/emails.ts";
import { nextOneTimeCode, oneTimeCode } from "./stage/one-time-code.ts";
import { expect, test } from "./stage/test.ts";
import { acquaint, applyFor } from "./story/acquainted.ts";
import { giveCredentials, givePassword, register } from "./story/own-account.ts";

const newPassword = "another password 2!";

test("an email confirms the address with the password of the account, and the banner goes", async ({
  enter,
  site,
}) => {
  const visitor = await enter();
  const { page } = visitor;
  const ada = await register(site.server.url);
  await visitor.carry(ada);
  await page.goto("/dashboard/paralegal");
  await expect(page.getByText("Confirm your email address.")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const link = await linkInEmail(site, ada.email, "/verify-email");
  const phone = await enter();
  phone.consoleErrors.expect(/status of 401/);
  await phone.page.goto(link);
  await expect(
    phone.page.getByText("Enter your password to confirm that this is your account."),
  ).toBeVisible();
  expect(await findViolations(phone.page)).toEqual([]);
  await phone.page.getByRole("textbox", { name: "Password" }).fill("a wrong password 1!");
  await phone.button("Confirm Email Address").click();
  await expect(phone.page.getByRole("textbox", { name: "Password" })).toHaveAccessibleDescription(
    errorMessages.wrongPassword,
  );
  await page.goto(link);
  await expect(visitor.heading("Your email address is confirmed")).toBeVisible();
  await visitor.link("Go to My Dashboard").click();
  await expect(visitor.heading(/Ada/)).toBeVisible();
  await expect(page.getByText("Confirm your email address.")).toHaveCount(0);
  visitor.consoleErrors.expect(/status of 410/);
  await page.goto(link);
  await expect(visitor.heading("This link has expired or has already been used.")).toBeVisible();
});

test("a forgotten password is replaced by an emailed link, once", async ({ enter, site }) => {
  const visitor = await enter();
  const { page } = visitor;
  const { email } = await register(site.server.url);
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await visitor.link("Forgot password?").click();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await visitor.button("Email Me a Link").click();
  await expect(page.getByText("If an account has this address, we've emailed a link to it.")).toBeVisible();
  const link = await linkInEmail(site, email, "/reset-password");
  await page.goto(link);
  const password = page.getByRole("textbox", { name: "New password" });
  await password.fill("short1!");
  await visitor.button("Change Password").click();
  await expect(page.getByText("Password must be at least 8 characters")).toBeVisible();
  await password.fill(newPassword);
  await visitor.button("Change Password").click();
  await visitor.seesToast("Password changed", "Sign in with your new password.");
  await giveCredentials(visitor, email, newPassword);
  await visitor.button("Sign In").click();
  await visitor.seesToast("Login successful", "Welcome back, Ada!");
  visitor.consoleErrors.expect(/status of 410/);
  await page.goto(link);
  await page.getByRole("textbox", { name: "New password" }).fill("a third password 3!");
  await visitor.button("Change Password").click();
  await expect(visitor.heading("This link has expired or has already been used.")).toBeVisible();
});

test("two factors: set up, signed in by the app, then by a recovery code", async ({ enter, site }) => {
  const visitor = await enter();
  const { page } = visitor;
  const ada = await register(site.server.url);
  await visitor.carry(ada);
  await page.goto("/settings/two-factor");
  await visitor.button("Set Up").click();
  await givePassword(visitor, "Set up two-factor authentication", "Continue");
  const secret = (await page.getByRole("dialog").getByRole("code").textContent()) ?? "";
  const used = oneTimeCode(secret);
  await visitor.dialog("Add Caseload to your app").getByLabel("Code", { exact: true }).fill(used);
  await visitor.button("Turn On").click();
  const codes = visitor.dialog("Keep your recovery codes").getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const [recoveryCode = ""] = await codes.allTextContents();
  await visitor.button("I've Saved My Codes").click();
  await expect(page.getByText("10 of 10 left")).toBeVisible();
  await visitor.logOut();

  await page.goto("/auth?next=%2Fsettings%2Ftwo-factor");
  await giveCredentials(visitor, ada.email, webPassword);
  await visitor.button("Sign In").click();
  const code = page.getByLabel("Code", { exact: true });
  await expect(code).toBeFocused();
  visitor.consoleErrors.expect(/status of 401/);
  await code.fill("12345");
  await visitor.button("Sign In").click();
  await expect(page.getByText("Please enter the code of six digits")).toBeVisible();
  await code.fill(nextOneTimeCode(secret, used).replace(/(...)(...)/, "$1 $2"));
  await visitor.button("Sign In").click();
  await visitor.seesToast("Login successful", "Welcome back, Ada!");
  await expect(page).toHaveURL(`${visitor.origin}/settings/two-factor`);
  await visitor.logOut();

  await page.goto("/auth");
  await giveCredentials(visitor, ada.email, webPassword);
  await visitor.button("Sign In").click();
  await visitor.button("Use a recovery code instead").click();
  await page.getByLabel("Recovery code").fill(recoveryCode);
  await visitor.button("Sign In").click();
  await visitor.seesToast("Login successful", "Welcome back, Ada!");
  await page.goto("/settings/two-factor");
  await expect(page.getByText("9 of 10 left")).toBeVisible();
});

test("the data export can be downloaded, and is a ZIP file", async ({ enter, site }) => {
  const visitor = await enter();
  const { page } = visitor;
  const ada = await register(site.server.url);
  await visitor.carry(ada);
  await page.goto("/settings/data");
  await visitor.button("Request Export").click();
  visitor.consoleErrors.expect(/status of 401/);
  const question = visitor.dialog("Request your data?");
  await question.getByRole("textbox", { name: "Password" }).fill("not my password 1!");
  await question.getByRole("button", { name: "Request Export" }).click();
  await expect(question.getByText("This password is incorrect.")).toBeVisible();
  await givePassword(visitor, "Request your data?", "Request Export");
  const link = visitor.link("Download");
  await expect(link).toBeVisible({ timeout: 60_000 });
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  const files = readZip(await readFile(await download.path()));
  expect([...files.keys()]).toContain("README.txt");
  expect([...files.values()].join("\n")).toContain(ada.email);
});

test("another browser is signed out from here", async ({ enter, site }) => {
  const visitor = await enter();
  const { page } = visitor;
  const ada = await register(site.server.url);
  const phone = await enter({ width: 390 });
  // Its live updates knock once more before it is led to sign in.
  phone.consoleErrors.expect(/WebSocket connection to .* failed/);
  await phone.page.goto("/auth");
  await giveCredentials(phone, ada.email, webPassword);
  await phone.button("Sign In").click();
  await phone.seesToast("Login successful", "Welcome back, Ada!");
  await visitor.carry(ada);
  await page.goto("/settings/sessions");
  const sessions = page.getByRole("region", { name: "Sessions" });
  await expect(sessions.getByText("This browser")).toHaveCount(1);
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await sessions.getByRole("button", { name: "Sign Out All Others" }).click();
  await visitor.dialog("Sign out everywhere else?").getByRole("button", { name: "Sign Out" }).click();
  await visitor.seesToast("Signed out");
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  // Live updates lead it to sign in by themselves.
  await expect(phone.page).toHaveURL(/\/auth\?next=/);
  await phone.page.goto("/contracts");
  await expect(phone.page).toHaveURL(/\/auth\?next=%2Fcontracts$/);
});

test("who deletes the account becomes a former member to the others", async ({ enter, site }) => {
  const people = await acquaint(site.server.url);
  await applyFor(people);
  await people.attorney.ask("sendMessage", {
    body: { receiverId: people.paralegal.userId, content: "When could you start?" },
  });
  const visitor = await enter();
  const { page } = visitor;
  await visitor.carry(people.paralegal);
  await page.goto("/settings/leave");
  await visitor.button("Delete Account").click();
  const question = visitor.dialog("Delete your account?");
  await question.getByRole("button", { name: "Delete Permanently" }).click();
  await expect(question.getByText("Please type DELETE")).toBeVisible();
  await question.getByLabel("Type DELETE to confirm").fill("delete");
  await givePassword(visitor, "Delete your account?", "Delete Permanently");
  await visitor.seesToast("Account deleted", "Your personal data has been removed.");
  await expect(page).toHaveURL(`${visitor.origin}/`);

  const attorney = await enter();
  await attorney.carry(people.attorney);
  await attorney.page.goto("/messages");
  await expect(attorney.link(/^Former member/).first()).toBeVisible();
});
