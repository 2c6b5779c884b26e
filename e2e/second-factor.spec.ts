import type { Page } from "@playwright/test";
import { webPassword } from "@caseload/server/testkit/web-caller";
import { nextOneTimeCode } from "./stage/one-time-code.ts";
import { expect, test } from "./stage/test.ts";
import { giveCredentials, registerProtected } from "./story/own-account.ts";

test("a trusted browser is not asked for the code again, another one is", async ({ enter, site }) => {
  const ada = await registerProtected(site.server.url);
  const visitor = await enter();
  const { page } = visitor;
  await page.goto("/auth");
  await giveCredentials(visitor, ada.email, webPassword);
  await visitor.button("Sign In").click();
  await page.getByRole("checkbox", { name: "Trust this browser for 30 days" }).check();
  await page.getByLabel("Code", { exact: true }).fill(nextOneTimeCode(ada.secret, ada.used));
  await visitor.button("Sign In").click();
  await visitor.seesToast("Login successful", "Welcome back, Ada!");
  await visitor.logOut();

  await page.goto("/auth");
  await giveCredentials(visitor, ada.email, webPassword);
  await visitor.button("Sign In").click();
  await visitor.seesToast("Login successful", "Welcome back, Ada!");
  await expect(page).toHaveURL(`${visitor.origin}/dashboard/paralegal`);

  const other = await enter();
  await other.page.goto("/auth");
  await giveCredentials(other, ada.email, webPassword);
  await other.button("Sign In").click();
  await expect(other.page.getByLabel("Code", { exact: true })).toBeVisible();
});

/** As on a busy machine: what waits for the next frame comes after everything else that a change of the page brings. */
async function slowDownFrames(page: Page): Promise<void> {
  await page.addInitScript(`{
    const soon = requestAnimationFrame;
    globalThis.requestAnimationFrame = (call) => soon(() => setTimeout(() => call(performance.now()), 150));
  }`);
}

const letFramesPass = (page: Page): Promise<void> =>
  page.evaluate(
    "new Promise((pass) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(pass, 50))))",
  );

/** The code of the second step, which loads when it is wanted. */
const secondStep = /\/second-factor-form-[^/]*\.js$/;

for (const place of ["page", "dialog"] as const)
  test(`the ${place} keeps its first step until the second is there`, async ({ enter, site }) => {
    const ada = await registerProtected(site.server.url);
    const visitor = await enter();
    const { page } = visitor;
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(secondStep, async (route) => {
      await arrival;
      await route.continue();
    });
    await slowDownFrames(page);
    await page.goto(place === "page" ? "/auth" : "/", { waitUntil: "networkidle" });
    if (place === "dialog") await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
    await giveCredentials(visitor, ada.email, webPassword);
    const asked = page.waitForRequest(secondStep);
    await visitor.button("Sign In").click();
    await asked;
    await expect(page.getByLabel("Email")).toBeVisible();
    await expect(visitor.button("Signing in")).toBeVisible();
    arrive();
    await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
    await letFramesPass(page);
    await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
    await expect(page.getByLabel("Email")).toHaveCount(0);
  });
