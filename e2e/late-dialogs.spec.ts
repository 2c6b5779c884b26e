import { registerProtected } from "./story/own-account.ts";
import { expect, test } from "./stage/test.ts";

/** Milliseconds in which React shows what has arrived, several times over. */
const settled = 1_500;

test("Escape calls off a dialog that is still on its way, and the page goes on", async ({ enter, site }) => {
  const visitor = await enter();
  const { page } = visitor;
  await visitor.carry(await registerProtected(site.server.url));
  let deliver = (): void => undefined;
  const delivered = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(/\/new-codes-dialog-[^/]*\.js$/, async (route) => {
    await delivered;
    await route.continue();
  });
  await page.goto("/settings", { waitUntil: "networkidle" });
  const arrival = page.waitForResponse(/\/new-codes-dialog-[^/]*\.js$/);
  await visitor.button("Generate New Codes").click();
  await page.keyboard.press("Escape");
  deliver();
  await (await arrival).finished();
  await page.waitForTimeout(settled);
  await visitor.button("Turn Off").click();
  await expect(visitor.dialog("Turn off two-factor authentication?")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await visitor.button("Generate New Codes").click();
  await expect(visitor.dialog("Generate new recovery codes?")).toBeVisible();
});
