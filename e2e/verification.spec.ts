import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { signInOverWeb } from "@caseload/server/testkit/web-caller";
import { expect, test } from "./stage/test.ts";

/** The demo's sealed agreement of Daniel's first contract that both parties have signed. */
async function downloadAgreement(origin: string): Promise<Buffer> {
  const caller = await signInOverWeb(() => origin, demoPeople.daniel.email, demoPassword);
  const contracts =
    await caller.ask<readonly { id: number; termsAgreedAt: string | null }[]>("listContracts");
  const signed = contracts.find(({ termsAgreedAt }) => termsAgreedAt !== null);
  const answer = await fetch(`${origin}/api/contracts/${signed?.id}/agreement.pdf`, {
    headers: { cookie: caller.cookie },
  });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

test("anyone checks an agreement: genuine, changed, unreadable, by its fingerprint", async ({
  enter,
  site,
}) => {
  const content = await downloadAgreement(site.server.url);
  const { page, consoleErrors } = await enter();
  consoleErrors.expect(/status of 400 .*\/api\/verify/);
  await page.goto("/verify");
  const choose = page.getByLabel("Choose PDF");
  const heading = (name: string) => page.getByRole("heading", { name });

  await choose.setInputFiles({ name: "agreement.pdf", mimeType: "application/pdf", buffer: content });
  await expect(heading("Genuine, unchanged")).toBeFocused();
  await expect(page.getByText("Daniel Reyes").first()).toBeVisible();

  const changed = Buffer.from(content);
  changed[9_000] = (changed[9_000] ?? 0) ^ 1;
  await choose.setInputFiles({ name: "agreement (1).pdf", mimeType: "application/pdf", buffer: changed });
  await expect(heading("Changed after signing")).toBeFocused();
  await expect(page.getByText("Daniel Reyes")).toHaveCount(0);

  await choose.setInputFiles({ name: "empty.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(0) });
  await expect(page.getByText("This file is empty. Choose another PDF.")).toBeVisible();

  await choose.setInputFiles({ name: "notes.pdf", mimeType: "application/pdf", buffer: Buffer.from("A") });
  await expect(page.getByText("This file is not a PDF. Choose the PDF that you received.")).toBeVisible();

  await choose.setInputFiles({ name: "agreement.pdf", mimeType: "application/pdf", buffer: content });
  await expect(heading("Genuine, unchanged")).toBeFocused();

  const hash = page.getByLabel("SHA-256");
  await hash.fill("12");
  await hash.press("Enter");
  await expect(page.getByText("Enter all 64 characters")).toBeVisible();
  await expect(hash).toBeFocused();
  // The file's result is no answer to another question.
  await expect(heading("Genuine, unchanged")).toHaveCount(0);
  await expect(heading("What you will see")).toBeVisible();
  await hash.fill("0".repeat(64));
  await hash.press("Enter");
  await expect(heading("Not found")).toBeFocused();

  await page.getByRole("link", { name: "How Verification Works" }).click();
  await expect(heading("How Verification Works")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Verify an Agreement" }).click();
  await expect(heading("Verify an Agreement")).toBeVisible();
});
