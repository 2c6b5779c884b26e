import { findViolationsAtBothWidths, findViolationsInBothThemes } from "./stage/axe.ts";
import { keyboard } from "./stage/input.ts";
import { expect, test } from "./stage/test.ts";
import type { ClientInfo } from "./stage/visitor.ts";
import { acquaint, type Acquainted } from "./story/acquainted.ts";

interface Terms {
  readonly version: number;
  readonly structuredTerms: Readonly<Record<string, unknown>>;
}

/** Brings the two to work that has started, at $54 an hour. Returns the contract's id. */
async function startWork({ attorney, paralegal, jobId }: Acquainted): Promise<number> {
  const { id: applicationId } = await paralegal.ask<{ id: number }>("apply", {
    body: {
      jobId,
      coverLetter: "I have summarized depositions in three freight matters.",
      proposedPay: { kind: "hourly", cents: 5_400 },
    },
  });
  await attorney.ask("decideApplication", { params: { id: applicationId }, body: { status: "accepted" } });
  const [contract] = await attorney.ask<{ id: number }[]>("listContracts");
  if (!contract) throw new Error("No contract was opened.");
  const params = { id: contract.id };
  for (const party of [attorney, paralegal]) await party.ask("agreeToTerms", { params });
  await attorney.ask("startContract", { params });
  return contract.id;
}

/** Both sign an amendment: $60 an hour, and expenses up to $100. */
async function raiseRate({ attorney, paralegal }: Acquainted, id: number): Promise<void> {
  const { version: base, structuredTerms } = await attorney.ask<Terms>("getContract", { params: { id } });
  const terms = {
    ...structuredTerms,
    pay: { kind: "hourly", rateCents: 6_000, capMinutes: null },
    expenses: { allowed: true, capCents: 10_000 },
  };
  const { version, sha256 } = await attorney.ask<{ version: number; sha256: string }>("proposeAmendment", {
    params: { id },
    body: { base, terms, note: "The work has grown.", name: "Margaret Okafor", consent: true },
  });
  await paralegal.ask("agreeToAmendment", {
    params: { id, version },
    body: { sha256, name: "Daniel Reyes", consent: true },
  });
}

/** An hour and a half at $54, an hour at $60, submitted and approved. Returns the day. */
async function approveTime(people: Acquainted, id: number): Promise<string> {
  const { attorney, paralegal } = people;
  const { timeZone } = await paralegal.ask<{ timeZone: string }>("me");
  const day = new Intl.DateTimeFormat("en-CA", { timeZone }).format(new Date());
  const record = (minutes: number, narrative: string) =>
    paralegal.ask("createTimeEntry", {
      params: { id },
      body: { day, minutes, narrative, taskCode: "L330", activityCode: "A104" },
    });
  await record(90, "Summarized the deposition of J. Ostrow, pages 1 to 84.");
  await raiseRate(people, id);
  await record(60, "Summarized the deposition of P. Vantage, pages 1 to 52.");
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  const weekStart = new Date(Date.parse(day) - sinceMonday * 86_400_000).toISOString().slice(0, 10);
  const sheet = await paralegal.ask<{ id: number }>("submitTimesheet", {
    params: { id },
    body: { weekStart },
  });
  await attorney.ask("approveTimesheet", { params: { id: sheet.id } });
  return day;
}

const rowOf = ({ page }: ClientInfo, number: string) =>
  page.getByRole("region", { name: "Invoices" }).getByRole("listitem").filter({ hasText: number });
const paper = ({ page }: ClientInfo) => page.getByRole("article", { name: /invoice/i });
const rail = ({ page }: ClientInfo) => page.getByRole("complementary", { name: "Decision and payments" });

test("approved time over two rates becomes an invoice that is disputed, resolved, paid and confirmed", async ({
  enter,
  site,
}) => {
  test.slow();
  const people = await acquaint(site.server.url);
  const id = await startWork(people);
  await approveTime(people, id);
  const paralegal = await enter();
  const attorney = await enter({ width: 390 });
  await paralegal.carry(people.paralegal);
  await attorney.carry(people.attorney);

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
    await expect(paralegal.page.getByText(/^Viewed .* by Margaret Okafor$/)).toBeVisible();
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
