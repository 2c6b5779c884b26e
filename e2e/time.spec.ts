import { findViolationsAtBothWidths, findViolationsInBothThemes } from "./stage/axe.ts";
import { keyboard } from "./stage/input.ts";
import { expect, test } from "./stage/test.ts";
import type { ClientInfo } from "./stage/visitor.ts";
import { acquaint, startWork } from "./story/acquainted.ts";

const chip = ({ page }: ClientInfo) => page.getByRole("link", { name: /^Timer running/ });
const entryOf = ({ page }: ClientInfo, narrative: string) =>
  page.getByRole("region", { name: "Entries" }).getByRole("listitem").filter({ hasText: narrative });
const cell = ({ page }: ClientInfo, place: string) => page.locator(`[data-place="${place}"]`);

test("time is recorded, submitted on a phone, returned with a comment, resubmitted, approved and reversed", async ({
  enter,
  site,
}) => {
  test.slow();
  const people = await acquaint(site.server.url);
  const id = await startWork(people);
  const address = `/contracts/${id}?tab=time`;
  const paralegal = await enter();
  const attorney = await enter();
  await paralegal.carry(people.paralegal);
  await attorney.carry(people.attorney);

  await test.step("the timer runs through every screen", async () => {
    await paralegal.page.goto(address);
    await expect(paralegal.heading("No time this week")).toBeVisible();
    await paralegal.page.getByLabel("Timer narrative").fill("Second-pass review");
    await paralegal.button("Start Timer").click();
    await expect(paralegal.button("Stop Timer")).toBeVisible();
    await paralegal.goTo("Applications");
    await expect(paralegal.page).toHaveURL(/\/applications$/);
    await chip(paralegal).click();
    await expect(paralegal.page).toHaveURL(/\/time$/);
    await expect(paralegal.link(people.jobTitle).first()).toBeVisible();
    await paralegal.button("Stop Timer").click();
    await paralegal.seesToast("Timer stopped", "0.1 h recorded as a draft.");
    await expect(chip(paralegal)).toBeHidden();
    await expect(entryOf(paralegal, "Second-pass review")).toBeVisible();
    expect.soft(await findViolationsAtBothWidths(paralegal.page), "/time").toEqual([]);
  });

  await test.step("entries are written with the keyboard, and hints come while they are", async () => {
    await paralegal.page.goto(address);
    await keyboard.press(paralegal.button("Add Entry"));
    const dialog = paralegal.dialog("Add entry");
    await dialog.getByLabel("Hours").fill("1:20");
    await dialog.getByRole("button", { name: "Add Entry" }).press("Enter");
    await expect(dialog.getByText("Please enter time in steps of 0.1 hours")).toBeVisible();
    await expect(dialog.getByText("Please say what you did")).toBeVisible();
    await dialog.getByLabel("Hours").fill("1:30");
    await dialog
      .getByLabel("Narrative")
      .fill("Reviewed Ames batch 33; drafted log entries; call with S. Voss about the email string.");
    await expect(dialog.getByText("Several tasks in one entry (block billing).")).toBeVisible();
    expect.soft(await findViolationsInBothThemes(paralegal.page), "adding an entry").toEqual([]);
    await dialog.getByRole("button", { name: "Add Entry" }).press("Enter");
    await paralegal.seesToast("Time recorded");
    await expect(paralegal.page.getByText("1.6 h, $86.40")).toBeVisible();
  });

  await test.step("arrow keys move in the grid, Enter opens an entry, T starts the timer", async () => {
    const day = (
      (await cell(paralegal, "0 0")
        .or(paralegal.page.locator('[data-place^="0 "]'))
        .first()
        .getAttribute("data-place")) ?? ""
    ).slice(2);
    await cell(paralegal, `0 ${day}`).focus();
    await paralegal.page.keyboard.press("ArrowDown");
    await expect(cell(paralegal, `1 ${day}`)).toBeFocused();
    await paralegal.page.keyboard.press("Enter");
    await expect(paralegal.dialog("Edit entry").getByLabel("Hours")).toHaveValue("1.5");
    await paralegal.page.keyboard.press("Escape");
    await expect(paralegal.dialog("Edit entry")).toBeHidden();
    await cell(paralegal, `0 ${day}`).focus();
    await paralegal.page.keyboard.press("t");
    await expect(paralegal.button("Stop Timer")).toBeVisible();
    await paralegal.button("Discard").click();
    await paralegal.button("Discard Timer").click();
    await expect(paralegal.button("Start Timer")).toBeVisible();
  });

  await test.step("a hint's one action splits the entry", async () => {
    await entryOf(paralegal, "Reviewed Ames batch 33; drafted")
      .getByRole("button", { name: "Split Entry" })
      .click();
    const dialog = paralegal.dialog("Split entry");
    await expect(dialog.getByLabel("Narrative 3")).toHaveValue("Call with S. Voss about the email string.");
    await dialog.getByRole("button", { name: "Split Entry" }).click();
    await paralegal.seesToast("Entry split");
    await expect(entryOf(paralegal, "Drafted log entries.")).toContainText("0.5 h");
    await expect(paralegal.page.getByText("1.6 h, $86.40")).toBeVisible();
    expect.soft(await findViolationsAtBothWidths(paralegal.page), "the week").toEqual([]);
  });

  await test.step("the week is submitted on a phone", async () => {
    const phone = await enter({ width: 390, colorScheme: "dark" });
    await phone.carry(people.paralegal);
    await phone.page.goto(address);
    await expect(phone.page.getByRole("group", { name: "Day" })).toBeVisible();
    await expect(entryOf(phone, "Drafted log entries.")).toBeVisible();
    expect.soft(await findViolationsInBothThemes(phone.page), "the week on a phone").toEqual([]);
    await phone.button("Submit Timesheet").click();
    await phone.seesToast("Timesheet submitted");
    await expect(phone.button("Submit Timesheet")).toBeHidden();
  });

  await test.step("the attorney returns it with a reason and a comment", async () => {
    await attorney.page.goto(`/contracts/${id}`);
    await expect(attorney.page.getByText("Approve time", { exact: true })).toBeVisible();
    await attorney.page.getByRole("tab", { name: "Time", exact: true }).click();
    const first = attorney.page.getByRole("listitem").filter({ hasText: "Second-pass review" });
    await expect(first.getByText("Vague narrative. Daniel saw this hint before submitting.")).toBeVisible();
    await first.getByRole("button", { name: "Comment" }).click();
    await first.getByLabel("Comment").fill("Which batches?");
    await attorney.page.getByRole("radio", { name: /^Return Timesheet/ }).check();
    await attorney.button("Return Timesheet").click();
    await expect(attorney.page.getByText("Please give a reason")).toBeVisible();
    expect.soft(await findViolationsAtBothWidths(attorney.page), "deciding").toEqual([]);
    await attorney.page.getByLabel("Reason for returning").fill("Please name the batches, then resubmit.");
    await attorney.button("Return Timesheet").click();
    await attorney.seesToast("Timesheet returned");
  });

  await test.step("the paralegal reads both, mends the entry and resubmits", async () => {
    await expect(paralegal.page.getByText("Please name the batches, then resubmit.")).toBeVisible();
    const entry = entryOf(paralegal, "Second-pass review");
    await expect(entry).toContainText("Which batches?");
    await entry.getByRole("button", { name: "Edit Narrative" }).click();
    const dialog = paralegal.dialog("Edit entry");
    await dialog.getByLabel("Narrative").fill("Reviewed Ames batches 31 and 32 a second time.");
    await dialog.getByRole("button", { name: "Save Entry" }).click();
    await paralegal.seesToast("Entry updated");
    await paralegal.button("Resubmit Timesheet").click();
    await paralegal.seesToast("Timesheet submitted");
  });

  await test.step("it is approved, and an approved entry is reversed", async () => {
    await attorney.page.getByRole("radio", { name: /^Approve Timesheet/ }).check();
    await attorney.button("Approve Timesheet").click();
    await attorney.seesToast("Timesheet approved");
    const entry = entryOf(paralegal, "Drafted log entries.").first();
    await entry.getByRole("button", { name: "Reverse" }).click();
    await paralegal.page.getByLabel("Reason").fill("Recorded under the wrong contract.");
    await paralegal.button("Reverse Entry").click();
    await paralegal.seesToast("Entry reversed");
    await expect(entryOf(paralegal, "Reverses an earlier entry")).toContainText("-0.5 h");
    await expect(attorney.page.getByText("Reverses an earlier entry")).toBeVisible();
  });

  await test.step("the firm bills the client, which the paralegal never sees, and takes a LEDES file", async () => {
    const billing = attorney.page.getByRole("region", { name: "Client billing" });
    await billing.getByRole("button", { name: "Save Client Billing" }).click();
    await expect(billing.getByLabel("Client ID")).toBeFocused();
    await billing.getByLabel("Client ID").fill("ACME");
    await billing.getByLabel("Client's matter ID").fill("LIT-7");
    await billing.getByLabel("Firm's matter ID").fill("2026-114");
    await billing.getByRole("textbox", { name: "Bill rate" }).fill("$145.25");
    await billing.getByRole("button", { name: "Save Client Billing" }).click();
    await attorney.seesToast("Client billing saved");
    // 0.1 h and twice 0.5 h at $145.25, each rounded half up; a third 0.5 h is reversed.
    await expect(billing.getByText("1.1 h approved, $159.79.")).toBeVisible();
    expect.soft(await findViolationsAtBothWidths(attorney.page), "client billing").toEqual([]);
    const download = attorney.page.waitForEvent("download");
    await billing.getByRole("link", { name: "Download LEDES" }).click();
    expect((await download).suggestedFilename()).toBe(`caseload-contract-${id}-ledes1998b.txt`);
    await paralegal.page.reload();
    await expect(entryOf(paralegal, "Reverses an earlier entry")).toBeVisible();
    await expect(paralegal.page.getByText("Client billing")).toBeHidden();
    await expect(paralegal.page.getByText("145.25")).toBeHidden();
  });
});
