import { findViolationsAtBothWidths, findViolationsInBothThemes } from "./stage/axe.ts";
import { keyboard } from "./stage/input.ts";
import { expect, test } from "./stage/test.ts";
import type { ClientInfo } from "./stage/visitor.ts";
import { acquaint, startWork } from "./story/acquainted.ts";

const rowOf = ({ page }: ClientInfo, number: string) =>
  page.getByRole("region", { name: "Invoices" }).getByRole("listitem").filter({ hasText: number });
const entryOf = ({ page }: ClientInfo, narrative: string) =>
  page.getByRole("region", { name: "Entries" }).getByRole("listitem").filter({ hasText: narrative });
const paper = ({ page }: ClientInfo) => page.getByRole("article", { name: /invoice/i });
const rail = ({ page }: ClientInfo) => page.getByRole("complementary", { name: "Decision and payments" });

const receipt = {
  name: "Reporter's receipt 4411.txt",
  mimeType: "text/plain",
  buffer: Buffer.from("Certified transcript, Ostrow: $24.50, paid."),
};

/** Records an entry of today. */
async function addEntry(visitor: ClientInfo, hours: string, narrative: string): Promise<void> {
  await visitor.button("Add Entry").click();
  const dialog = visitor.dialog("Add entry");
  await dialog.getByLabel("Hours").fill(hours);
  await dialog.getByLabel("Narrative").fill(narrative);
  await dialog.getByRole("button", { name: "Add Entry" }).click();
  await visitor.seesToast("Time recorded");
  await expect(entryOf(visitor, narrative)).toBeVisible();
}

test("from the first timer to the confirmed payment: a higher rate, a returned sheet, a receipt, a disputed line", async ({
  enter,
  site,
}) => {
  test.slow();
  const people = await acquaint(site.server.url);
  const id = await startWork(people);
  const timeTab = `/contracts/${id}?tab=time`;
  const paralegal = await enter();
  const attorney = await enter({ width: 390 });
  await paralegal.carry(people.paralegal);
  await attorney.carry(people.attorney);

  await test.step("the first timer, and an entry at the same rate", async () => {
    await paralegal.page.goto(timeTab);
    await paralegal.page.getByLabel("Timer narrative").fill("Indexed the exhibits of J. Ostrow, 1 to 12.");
    await paralegal.button("Start Timer").click();
    await paralegal.button("Stop Timer").click();
    await paralegal.seesToast("Timer stopped", "0.1 h recorded as a draft.");
    await addEntry(paralegal, "1.4", "Summarized the deposition of J. Ostrow, pages 1 to 84.");
  });

  await test.step("an amendment raises the rate for what is recorded after it, and allows expenses", async () => {
    await attorney.page.goto(`/contracts/${id}/terms`);
    await attorney.page.getByLabel("Rate per hour").fill("60");
    await attorney.page.getByRole("checkbox", { name: /^The firm reimburses expenses/ }).check();
    await attorney.page.getByLabel("Reimbursement limit").fill("100");
    await attorney.page.getByLabel("Reason for the amendment").fill("The work has grown.");
    await attorney.page.getByRole("checkbox", { name: /^Sign this version now/ }).check();
    await attorney.page.getByLabel("Type your full name to sign").fill("Margaret Okafor");
    await attorney.button("Send Amendment").filter({ visible: true }).click();
    await expect(attorney.page).toHaveURL(new RegExp(`/contracts/${id}$`));
    await paralegal.page.getByRole("tab", { name: "Terms" }).click();
    const answer = paralegal.page.getByRole("complementary", { name: "Your response" });
    await answer.getByLabel("Type your full name to sign").fill("Daniel Reyes");
    await answer.getByRole("checkbox").check();
    await answer.getByRole("button", { name: /^Sign Version/ }).click();
    await paralegal.seesToast("signed");
    await paralegal.page.getByRole("tab", { name: "Time", exact: true }).click();
    await addEntry(paralegal, "1", "Summarized the deposition of P. Vantage.");
    await expect(paralegal.page.getByText("2.5 h, $141.00")).toBeVisible();
  });

  await test.step("the sheet is returned on a phone, mended, and approved", async () => {
    await paralegal.button("Submit Timesheet").click();
    await paralegal.seesToast("Timesheet submitted");
    await attorney.page.goto(timeTab);
    await attorney.page.getByRole("radio", { name: /^Return Timesheet/ }).check();
    await attorney.page.getByLabel("Reason for returning").fill("Please name the pages.");
    await attorney.button("Return Timesheet").click();
    await attorney.seesToast("Timesheet returned");
    await expect(paralegal.page.getByText("Please name the pages.")).toBeVisible();
    await entryOf(paralegal, "P. Vantage").getByRole("button", { name: /^Edit/ }).first().click();
    const dialog = paralegal.dialog("Edit entry");
    await dialog.getByLabel("Narrative").fill("Summarized the deposition of P. Vantage, pages 1 to 52.");
    await dialog.getByRole("button", { name: "Save Entry" }).click();
    await paralegal.seesToast("Entry updated");
    await paralegal.button("Resubmit Timesheet").click();
    await attorney.page.getByRole("radio", { name: /^Approve Timesheet/ }).check();
    await attorney.button("Approve Timesheet").click();
    await attorney.seesToast("Timesheet approved");
  });

  await test.step("the draft is created with the keyboard; what is typed survives closing", async () => {
    await paralegal.page.goto(`/contracts/${id}?tab=invoices`);
    await expect(paralegal.page.getByText("2.5 h of approved time not invoiced yet, $141.00")).toBeVisible();
    expect.soft(await findViolationsAtBothWidths(paralegal.page), "the tab").toEqual([]);
    await keyboard.press(paralegal.button("Create Invoice"));
    const dialog = paralegal.dialog("Create invoice");
    await keyboard.press(dialog.getByRole("button", { name: "Add Expense" }));
    await dialog.getByRole("button", { name: "Create Draft" }).press("Enter");
    await expect(dialog.getByText("Please describe the expense")).toBeVisible();
    await expect(dialog.getByLabel("Description")).toBeFocused();
    await keyboard.write(dialog.getByLabel("Description"), "Certified transcript, Ostrow");
    await keyboard.write(dialog.getByLabel("Amount"), "120");
    await expect(dialog.getByLabel("Total")).toContainText("$261.00");
    await dialog.getByRole("button", { name: "Create Draft" }).press("Enter");
    await expect(dialog.getByText("The expense cap of this contract has $100.00 left.")).toBeVisible();
    expect.soft(await findViolationsInBothThemes(paralegal.page), "creating an invoice").toEqual([]);
    await paralegal.page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await keyboard.press(paralegal.button("Create Invoice"));
    await expect(dialog.getByLabel("Description")).toHaveValue("Certified transcript, Ostrow");
    await keyboard.write(dialog.getByLabel("Amount"), "24.50");
    await dialog.getByLabel("File to upload").setInputFiles(receipt);
    await expect(dialog.getByRole("combobox", { name: "Receipt (optional)" })).toContainText(receipt.name);
    await dialog.getByRole("button", { name: "Create Draft" }).dblclick();
    await paralegal.seesToast("Draft created");
    await expect(paralegal.heading("Draft invoice")).toBeVisible();
    for (const sum of ["1.5 hours at $54.00", "1.0 hours at $60.00", "Expenses", "$165.50"])
      await expect(paper(paralegal)).toContainText(sum);
  });

  await test.step("the firm sees nothing of it until it is sent and numbered", async () => {
    await attorney.page.goto("/invoices");
    await expect(attorney.heading("No invoices yet")).toBeVisible();
    await paralegal.button("Send Invoice").click();
    const question = paralegal.dialog("Send this invoice?");
    await question.getByRole("button", { name: "Send Invoice" }).dblclick();
    await paralegal.seesToast("Invoice", "sent");
    await expect(paralegal.heading(/^Invoice \d{4}-0001$/)).toBeVisible();
    const row = rowOf(attorney, "-0001");
    await expect(row).toContainText("$165.50");
    expect.soft(await findViolationsInBothThemes(attorney.page), "the list on a phone").toEqual([]);
    await row.getByRole("link", { name: /^Daniel Reyes/ }).click();
    await expect(attorney.heading(/^Invoice \d{4}-0001$/)).toBeVisible();
    await expect(paper(attorney).getByText(receipt.name)).toBeVisible();
    const viewed = paralegal.page.getByText(/^Viewed .* by Margaret Okafor Email not confirmed$/);
    await expect(viewed).toBeVisible();
  });

  await test.step("the firm disputes a line, and the two resolve it", async () => {
    await attorney.button("Dispute Lines").click();
    const dialog = attorney.dialog("Dispute lines");
    await dialog.getByRole("button", { name: "Open Dispute" }).click();
    await expect(dialog.getByText("Please choose the lines that you dispute")).toBeVisible();
    await expect(dialog.getByText("Please give a reason")).toBeVisible();
    await dialog.getByRole("checkbox", { name: /^Certified transcript/ }).check();
    await dialog.getByLabel("Reason").fill("We ordered this transcript ourselves.");
    expect.soft(await findViolationsInBothThemes(attorney.page), "disputing").toEqual([]);
    await dialog.getByRole("button", { name: "Open Dispute" }).click();
    await attorney.seesToast("Dispute opened");
    await expect(rail(paralegal)).toContainText("We ordered this transcript ourselves.");
    const line = paper(paralegal).getByRole("row").filter({ hasText: "Certified transcript" });
    await expect(line).toContainText("Disputed");
    expect.soft(await findViolationsAtBothWidths(paralegal.page), "a disputed invoice").toEqual([]);
    await paralegal.button("Resolve Dispute").click();
    const answer = paralegal.dialog("Resolve dispute");
    await answer.getByLabel("Resolution").fill("Margaret found the receipt; the line stands.");
    await answer.getByRole("button", { name: "Resolve Dispute" }).click();
    await paralegal.seesToast("Dispute resolved");
    await expect(line).not.toContainText("Disputed");
  });

  await test.step("a payment is recorded on a phone, denied, and recorded anew", async () => {
    await attorney.button("Record Payment").click();
    const dialog = attorney.dialog("Record payment");
    await dialog.getByLabel("Amount").fill("165.51");
    await dialog.getByRole("button", { name: "Record Payment" }).click();
    await expect(dialog.getByText("This invoice has $165.50 left to pay")).toBeVisible();
    await expect(dialog.getByText("Please choose how it was paid")).toBeVisible();
    await expect(dialog.getByLabel("Amount")).toBeFocused();
    await dialog.getByLabel("Amount").fill("65.50");
    await attorney.input.choose(dialog.getByLabel("Paid by"), "Check");
    await dialog.getByLabel("Reference").fill("1183");
    await dialog.getByRole("button", { name: "Record Payment" }).dblclick();
    await attorney.seesToast("Payment recorded");
    await rail(paralegal).getByRole("button", { name: "Not Received" }).click();
    await paralegal.dialog("Payment not received?").getByLabel("Reason").fill("No check has arrived.");
    await paralegal.button("Mark as Not Received").click();
    await paralegal.seesToast("Payment marked as not received");
    await expect(rail(attorney)).toContainText("Not received: No check has arrived.");
    await attorney.button("Record Payment").click();
    await expect(dialog.getByLabel("Amount")).toHaveValue("165.50");
    await attorney.input.choose(dialog.getByLabel("Paid by"), "ACH");
    await dialog.getByRole("button", { name: "Record Payment" }).click();
    await expect(dialog).toBeHidden();
    expect.soft(await findViolationsInBothThemes(attorney.page), "the paper on a phone").toEqual([]);
  });

  await test.step("the payee confirms it where it stands, by keyboard, and it is paid", async () => {
    await keyboard.press(rail(paralegal).getByRole("button", { name: "Confirm Receipt" }));
    await paralegal.seesToast("Receipt confirmed");
    await expect(paper(paralegal)).toContainText("Balance due$0.00");
    await expect(rail(paralegal).getByRole("button")).toHaveCount(0);
    await expect(attorney.page.getByText("Paid", { exact: true })).toBeVisible();
    await paralegal.goTo("Contracts", "Invoices");
    await paralegal.button(/^Paid/).click();
    await expect(paralegal.page).toHaveURL(/\/invoices\?status=paid$/);
    await expect(rowOf(paralegal, "-0001")).toContainText("Paid");
    expect.soft(await findViolationsAtBothWidths(paralegal.page), "/invoices").toEqual([]);
  });
});
