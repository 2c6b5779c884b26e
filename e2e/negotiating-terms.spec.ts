import { readFile } from "node:fs/promises";
import { toasts } from "@caseload/contract/toasts";
import { expect, test } from "./stage/test.ts";
import type { ClientInfo } from "./stage/visitor.ts";
import { acquaint } from "./story/acquainted.ts";
import { rowOf } from "./story/hiring.ts";

/** A row of a table of terms, by its label and what it says. */
const row = ({ page }: ClientInfo, label: string, text: string | RegExp) =>
  page.getByRole("main").locator("dl > div").filter({ hasText: label }).filter({ hasText: text }).first();

const fact = ({ page }: ClientInfo, text: string) =>
  page.getByRole("group", { name: "Engagement summary" }).getByText(text);

async function openEditor({ page }: ClientInfo, name: string): Promise<void> {
  await page
    .getByRole("complementary", { name: "Your response" })
    .getByRole("link", { name, exact: true })
    .click();
  await expect(page).toHaveURL(/\/terms$/);
}

async function send({ page }: ClientInfo, name: string, version: number): Promise<void> {
  await page.getByRole("button", { name, exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/contracts\/\d+$/);
  await expect(page.getByText(`Version ${version}`).first()).toBeVisible();
}

/** Signs where the form is: in the rail, or in a sheet. */
async function sign(visitor: ClientInfo, name: string, button: string): Promise<void> {
  const { page } = visitor;
  const sheet = page.getByRole("dialog");
  const place = visitor.isNarrow ? sheet : page.getByRole("complementary", { name: "Your response" });
  if (visitor.isNarrow) await visitor.button("Review and Sign").click();
  const press = place.getByRole("button", { name: button, exact: true });
  await expect(press).toBeDisabled();
  await place.getByLabel("Type your full name to sign").fill(name);
  await expect(press).toBeDisabled();
  await place.getByRole("checkbox").check();
  await press.press("Enter");
  // The form is gone, and the keyboard goes on within the page.
  await expect(press).toBeHidden();
  await expect(page.locator("main:focus, main :focus")).toHaveCount(1);
}

test("two people counter twice, sign on two devices, and amend the agreement in mid-work", async ({
  enter,
  site,
}) => {
  test.slow();
  const people = await acquaint(site.server.url);
  const attorney = await enter();
  const paralegal = await enter({ width: 390 });
  await attorney.carry(people.attorney);
  await paralegal.carry(people.paralegal);
  await test.step("the paralegal applies with a price, and the attorney accepts", async () => {
    const { page } = paralegal;
    await page.goto(`/jobs/${people.jobId}`);
    await paralegal.button("Apply Now").click();
    const form = paralegal.dialog("Apply for this position");
    await form.getByLabel("Cover Letter").fill("I have summarized depositions in three freight matters.");
    await form.getByLabel("Your price").fill("54");
    await expect(form.getByText("You ask $54.00/hr.")).toBeVisible();
    await form.getByRole("button", { name: "Submit Application" }).click();
    await expect(paralegal.button("Already Applied")).toBeVisible();
    await attorney.page.goto("/dashboard/attorney?tab=applications");
    await rowOf(attorney.page, "Daniel Reyes").click();
    await attorney.button("Accept").click();
    const question = attorney.dialog(/^Offer to /);
    await expect(question.getByRole("region", { name: "Pay" })).toContainText(
      / applied with this price\..*\$54\/hr/,
    );
    await question.getByRole("button", { name: "Accept Application" }).click();
    await attorney.seesToast(toasts.accepted.title);
  });
  const [contract] = await people.attorney.ask<{ id: number }[]>("listContracts");
  const address = `/contracts/${contract?.id}`;

  await test.step("the offer has the price of the application", async () => {
    await attorney.page.goto(address);
    await paralegal.page.goto(address);
    await expect(row(attorney, "Pay", "From the application")).toContainText("$54.00/hr");
    await expect(attorney.heading("Your turn")).toBeVisible();
    await expect(paralegal.heading("Awaiting both signatures")).toBeVisible();
  });

  await test.step("the attorney adds the firm's mailing address before either side signs, and keeps it", async () => {
    const rail = attorney.page.getByRole("complementary", { name: "Your response" });
    const field = rail.getByLabel("Your firm's mailing address");
    await expect(rail.getByText("Nothing else changes, and no signature is lost.")).toBeVisible();
    await field.fill("12 Elm");
    await rail.getByRole("button", { name: "Add Address" }).click();
    await expect(rail.getByText("Please enter the whole address")).toBeVisible();
    await field.fill("1400 Specimen Square\nPhiladelphia, PA 19103");
    await rail.getByRole("button", { name: "Add Address" }).click();
    await attorney.seesToast("Mailing address added");
    await expect(field).toBeHidden();
    const printed = "1400 Specimen Square, Philadelphia, PA 19103";
    await expect(paralegal.page.locator("ins").filter({ hasText: printed })).toBeVisible();
    await expect(paralegal.page.getByLabel("Your mailing address")).toBeVisible();
    await attorney.page.goto("/firm/setup");
    await expect(attorney.page.getByLabel("Mailing address")).toHaveValue(printed);
    await attorney.page.goto(address);
    await expect(attorney.heading("Awaiting Daniel Reyes")).toBeVisible();
  });

  await test.step("the paralegal counters; what was typed survives a reload", async () => {
    await openEditor(paralegal, "Counter");
    await paralegal.page.getByLabel("Rate per hour").fill("0");
    await paralegal.button("Send Counter").filter({ visible: true }).click();
    await expect(paralegal.page.getByText("Please enter a rate from $1 to $10,000 an hour")).toBeVisible();
    await expect(paralegal.page.getByLabel("Rate per hour")).toBeFocused();
    await paralegal.page.getByLabel("Rate per hour").fill("58");
    await paralegal.page.getByLabel("Cap in hours").fill("80");
    await paralegal.page.reload();
    await expect(paralegal.page.getByText("Your unsent changes")).toBeVisible();
    await expect(paralegal.page.getByLabel("Rate per hour")).toHaveValue("58");
    await expect(row(paralegal, "Cap", "80.0 hours")).toBeVisible();
    await send(paralegal, "Send Counter", 3);
    await expect(row(attorney, "Pay", "$58.00/hr")).toContainText("$54.00/hr");
    await expect(attorney.page.locator("ins").filter({ hasText: "58.00" })).toBeVisible();
  });

  await test.step("both propose at once: one wins, the other keeps what they typed", async () => {
    await openEditor(attorney, "Counter");
    await attorney.page.getByLabel("Rate per hour").fill("56");
    await openEditor(paralegal, "Propose Changes");
    await paralegal.page.getByLabel("Payment due").fill("21");
    await send(paralegal, "Send New Version", 4);
    await expect(attorney.heading("Daniel Reyes proposed version 4 while you were editing")).toBeVisible();
    await expect(attorney.page.getByLabel("Rate per hour")).toHaveValue("56");
    await attorney.button("Use This: Payment").click();
    await expect(attorney.page.getByLabel("Payment due")).toHaveValue("21");
    await attorney.button("Continue on Version 4").click();
    await attorney.page.getByLabel("Note to Daniel Reyes").fill("56 is what the client approved.");
    await send(attorney, "Send Counter", 5);
  });

  await test.step("both sign version 5, one on a phone", async () => {
    await expect(paralegal.page.getByText("56 is what the client approved.").first()).toBeVisible();
    await sign(paralegal, "Daniel Reyes", "Agree to Terms");
    await paralegal.seesToast(toasts.termsAgreed.title);
    await expect(attorney.heading("Your turn")).toBeVisible();
    await sign(attorney, "Margaret Okafor", "Agree to Terms");
    await attorney.seesToast(toasts.termsAgreed.title);
    for (const visitor of [attorney, paralegal]) {
      await expect(visitor.page.getByText("version 5 in force")).toBeVisible();
      await expect(fact(visitor, "$56.00/hr")).toBeVisible();
      await expect(visitor.link("Download Signed PDF")).toBeVisible();
    }
  });

  await test.step("the signed file is downloaded and verified, and a changed one is found out", async () => {
    const download = attorney.page.waitForEvent("download");
    await attorney.link("Download Signed PDF").click();
    const content = await readFile(await (await download).path());
    expect(content.subarray(0, 5).toString()).toBe("%PDF-");
    const visitor = await enter();
    await visitor.page.goto("/verify");
    const choose = visitor.page.getByLabel("Choose PDF");
    const file = { name: "agreement.pdf", mimeType: "application/pdf" };
    await choose.setInputFiles({ ...file, buffer: content });
    await expect(visitor.heading("Genuine, unchanged")).toBeFocused();
    for (const name of ["Margaret Okafor", "Daniel Reyes"])
      await expect(visitor.page.getByText(name).first()).toBeVisible();
    await choose.setInputFiles({ ...file, buffer: Buffer.concat([content, Buffer.from("\n% later")]) });
    await expect(visitor.heading("Changed after signing")).toBeFocused();
  });

  await test.step("the rate is amended in mid-work", async () => {
    await attorney.button("Start Work").click();
    await attorney.dialog("Start the work?").getByRole("button", { name: "Start Work" }).click();
    await expect(attorney.page.getByText("In progress", { exact: true })).toBeVisible();
    await openEditor(attorney, "Propose Amendment");
    await attorney.page.getByLabel("Rate per hour").fill("62");
    await attorney.page.getByRole("checkbox", { name: /^Sign this version now/ }).check();
    await attorney.button("Send Amendment").filter({ visible: true }).click();
    await expect(attorney.page.getByText("Please type your full name")).toBeVisible();
    await expect(attorney.page.getByText("Please say why the terms change")).toBeVisible();
    await attorney.page.getByLabel("Reason for the amendment").fill("The scope has grown.");
    await attorney.page.getByLabel("Type your full name to sign").fill("Margaret Okafor");
    await send(attorney, "Send Amendment", 6);
    await expect(fact(attorney, "$56.00/hr")).toBeVisible();
    await expect(paralegal.page.getByText("Version 5 stays in force")).toBeVisible();
    await sign(paralegal, "Daniel Reyes", "Sign Version 6");
    await paralegal.seesToast("Version 6 signed");
    for (const visitor of [attorney, paralegal]) await expect(fact(visitor, "$62.00/hr")).toBeVisible();
  });

  await test.step("a second amendment is declined, and the agreement stays as it is", async () => {
    await openEditor(paralegal, "Propose Amendment");
    await paralegal.page.getByLabel("Rate per hour").fill("75");
    await paralegal.page.getByLabel("Reason for the amendment").fill("Weekend work.");
    await send(paralegal, "Send Amendment", 7);
    await attorney.button("Decline").click();
    const question = attorney.dialog("Decline version 7?");
    await question.getByLabel("Reason").fill("The client has not approved more.");
    await question.getByRole("button", { name: "Decline Amendment" }).click();
    await attorney.seesToast("Amendment declined");
    for (const visitor of [attorney, paralegal]) {
      await expect(visitor.page.getByText("version 6 in force")).toBeVisible();
      await expect(fact(visitor, "$62.00/hr")).toBeVisible();
    }
  });

  await test.step("the timeline has it all", async () => {
    await paralegal.page.getByRole("tab", { name: "Timeline" }).click();
    await expect(paralegal.page).toHaveURL(/\?tab=timeline$/);
    for (const event of [
      "You proposed new terms, version 3",
      "Margaret Okafor proposed new terms, version 5",
      "You signed the amendment, version 6",
      "Margaret Okafor declined the amendment, version 7",
    ])
      await expect(paralegal.page.getByText(event)).toBeVisible();
    await expect(paralegal.page.getByText("The client has not approved more.")).toBeVisible();
  });
});
