import { errorMessages } from "@caseload/contract/error-messages";
import { sessionToasts } from "@caseload/contract/accounts/session-toasts";
import { toasts } from "@caseload/contract/toasts";
import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { registerOverWeb } from "@caseload/server/testkit/web-caller";
import { expect, test } from "./stage/test.ts";
import { newcomer } from "./story/people.ts";
import { sendParalegalForm } from "./story/registering.ts";

test("an address with an account is refused at its field, with the ways on, and nothing typed is lost", async ({
  enter,
  site,
}) => {
  const ada = newcomer("Ada", "Nwosu");
  await registerOverWeb(() => site.server.url, { ...ada, userType: "paralegal" });
  const visitor = await enter();
  visitor.consoleErrors.expect(/status of 409/);
  const { page } = visitor;
  await sendParalegalForm(visitor, ada);
  await visitor.seesToast(toasts.registrationFailed.title, errorMessages.emailTaken);
  await expect(page).toHaveURL(/\/auth\?role=paralegal$/);
  const email = page.getByLabel("Email");
  await expect(email).toHaveValue(ada.email);
  await expect(email).toHaveAccessibleDescription(errorMessages.emailTaken);
  await visitor.link("Reset Password").click();
  await expect(page.getByLabel("Email")).toHaveValue(ada.email);
});

test("a password is hidden until it is asked for, and says how hard it is to guess", async ({ enter }) => {
  const visitor = await enter();
  const { page } = visitor;
  await page.goto("/auth?role=attorney");
  const password = page.getByRole("textbox", { name: "Password" });
  await password.fill("brief-2-file!");
  await expect(password).toHaveAttribute("type", "password");
  await expect(page.getByRole("meter", { name: "Password strength: Good" })).toBeVisible();
  await visitor.button("Show password").click();
  await expect(password).toHaveAttribute("type", "text");
  await visitor.button("Hide password").click();
  await expect(password).toHaveAttribute("type", "password");
});

test("a logout that fails says so, and works later", async ({ enter }) => {
  const visitor = await enter();
  visitor.consoleErrors.expect(/ERR_FAILED/);
  await visitor.openSession(demoPeople.daniel.email, demoPassword);
  await visitor.page.goto("/dashboard/paralegal");
  const { promise: seen, resolve: fail } = Promise.withResolvers<void>();
  await visitor.page.route("**/api/auth/logout", async (route) => {
    await seen;
    await route.abort();
  });
  await visitor.button("Logout").click();
  await expect(visitor.button("Logging out...")).toBeDisabled();
  fail();
  await visitor.seesToast(sessionToasts.logoutFailed.title);
  await expect(visitor.page).toHaveURL(`${visitor.origin}/dashboard/paralegal`);
  await visitor.page.unroute("**/api/auth/logout");
  await visitor.dismissAlert(sessionToasts.logoutFailed.title);
  await visitor.logOut();
});
