import { findViolationsAtBothWidths, findViolationsInBothThemes } from "./stage/axe.ts";
import { keyboard } from "./stage/input.ts";
import { expect, test } from "./stage/test.ts";
import type { ClientInfo } from "./stage/visitor.ts";
import { acquaint, startWork } from "./story/acquainted.ts";

const rowOf = ({ page }: ClientInfo, title: string) =>
  page.getByRole("region", { name: "Deliverables" }).getByRole("listitem").filter({ hasText: title });
const log = ({ page }: ClientInfo) => page.getByRole("complementary").getByRole("list");
const title = "Privilege log, volume 3";
const reason = "Calls on attachments 14 to 31 have no reason.";

test("a deliverable is added, submitted on a phone, returned with a reason, resubmitted and approved", async ({
  enter,
  site,
}) => {
  test.slow();
  const people = await acquaint(site.server.url);
  const id = await startWork(people);
  const address = `/contracts/${id}?tab=work`;
  const attorney = await enter();
  const phone = await enter({ width: 390 });
  await attorney.carry(people.attorney);
  await phone.carry(people.paralegal);
  // The other name that is refused, and the files, which are asked for once more when the certificate ends the access.
  phone.consoleErrors.expect(/status of 400 .*\/certificate/, /status of 403 .*\/files\?/);

  await test.step("the attorney adds it with the keyboard, and a closed dialog keeps what was typed", async () => {
    await attorney.page.goto(address);
    await expect(attorney.heading("No deliverables yet")).toBeVisible();
    expect.soft(await findViolationsAtBothWidths(attorney.page), "without deliverables").toEqual([]);
    await keyboard.press(attorney.button("Add Deliverable"));
    const dialog = attorney.dialog("Add deliverable");
    await dialog.getByRole("button", { name: "Add Deliverable" }).press("Enter");
    await expect(dialog.getByText("Please enter a title")).toBeVisible();
    await dialog.getByLabel("Title").fill(title);
    await attorney.page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await keyboard.press(attorney.button("Add Deliverable"));
    await expect(dialog.getByLabel("Title")).toHaveValue(title);
    await dialog.getByLabel("Due date").fill("2030-11-19");
    await dialog.getByLabel("Instructions").fill("In the form of the protective order.");
    expect.soft(await findViolationsInBothThemes(attorney.page), "adding").toEqual([]);
    await dialog.getByLabel("Title").press("Enter");
    await attorney.seesToast("Deliverable added");
    await expect(rowOf(attorney, title)).toContainText("Nov 19");
  });

  await test.step("an instruction stays in the log, for both sides", async () => {
    await keyboard.press(attorney.button("Add Instruction or Review"));
    const dialog = attorney.dialog("Add to the supervision log");
    await dialog.getByLabel("Instruction", { exact: true }).last().fill("Log attachments separately.");
    await dialog.getByRole("button", { name: "Add Entry" }).press("Enter");
    await attorney.seesToast("Entry added to the supervision log");
    await expect(log(attorney)).toContainText("Log attachments separately.");
    await expect(attorney.page.getByText("Entries can't be edited or deleted.")).toBeVisible();
  });

  await test.step("the paralegal submits it on a phone", async () => {
    await phone.page.goto(address);
    await expect(log(phone)).toContainText("Log attachments separately.");
    await expect(phone.button("Add Instruction or Review")).toBeHidden();
    await phone.button(`Submit ${title}`).click();
    const dialog = phone.dialog("Submit deliverable");
    await dialog.getByLabel("Note").fill("118 entries.");
    await dialog.getByRole("button", { name: "Submit Deliverable" }).click();
    await phone.seesToast("Deliverable submitted");
    await expect(rowOf(phone, title)).toContainText("Submitted");
    expect.soft(await findViolationsInBothThemes(phone.page), "submitted, on a phone").toEqual([]);
  });

  await test.step("the attorney returns it, which needs a reason", async () => {
    await expect(attorney.page.getByText("Review a deliverable")).toBeVisible();
    await keyboard.press(attorney.button(`Review ${title}`));
    await attorney.page.getByRole("radio", { name: /^Return Deliverable/ }).check();
    await attorney.button("Return Deliverable").click();
    await expect(attorney.page.getByText("Please give a reason")).toBeVisible();
    expect.soft(await findViolationsAtBothWidths(attorney.page), "deciding").toEqual([]);
    await attorney.page.getByLabel("Reason for returning").fill(reason);
    await attorney.button("Return Deliverable").click();
    await attorney.seesToast("Deliverable returned");
    await expect(attorney.page.getByText("Your decision")).toBeHidden();
  });

  await test.step("the paralegal reads the reason and resubmits", async () => {
    await expect(rowOf(phone, title)).toContainText(reason);
    await phone.button(`Resubmit ${title}`).click();
    await phone.dialog("Resubmit deliverable").getByRole("button", { name: "Resubmit Deliverable" }).click();
    await phone.seesToast("Deliverable submitted");
  });

  await test.step("the attorney approves it, and the log has both answers", async () => {
    await expect(rowOf(attorney, title).getByText("1 earlier submission")).toBeVisible();
    await attorney.page.getByRole("radio", { name: /^Approve Deliverable/ }).check();
    await attorney.page.getByLabel("Comments").fill("Spot-checked 20 of 118.");
    await attorney.button("Approve Deliverable").click();
    await attorney.seesToast("Deliverable approved");
    for (const side of [attorney, phone]) {
      await expect(rowOf(side, title)).toContainText("Approved");
      await expect(log(side).getByRole("listitem")).toHaveCount(3);
      await expect(log(side)).toContainText("Spot-checked 20 of 118.");
      await expect(log(side)).toContainText(reason);
    }
    expect.soft(await findViolationsAtBothWidths(attorney.page), "approved").toEqual([]);
  });

  await test.step("a legal hold, whose reason only the firm reads, keeps everything until it is released", async () => {
    const why = "Served by Hollis on November 19.";
    await attorney.button("Place Hold").click();
    const question = attorney.dialog("Place a legal hold?");
    await question.getByRole("button", { name: "Place Hold" }).click();
    await expect(question.getByText("Please give a reason")).toBeVisible();
    await question.getByRole("textbox").fill(why);
    await question.getByRole("button", { name: "Place Hold" }).click();
    await attorney.seesToast("Legal hold placed");
    for (const side of [attorney, phone])
      await expect(side.page.getByText(/^Legal hold since/)).toBeVisible();
    await expect(attorney.page.getByText(why)).toBeVisible();
    await expect(phone.page.getByText(why)).toBeHidden();
    expect.soft(await findViolationsAtBothWidths(attorney.page), "under a hold").toEqual([]);
    await attorney.button("Release Hold").click();
    const release = attorney.dialog("Release the legal hold?");
    await release.getByRole("textbox").fill("The matter is closed.");
    await release.getByRole("button", { name: "Release Hold" }).click();
    await attorney.seesToast("Legal hold released");
    for (const side of [attorney, phone]) await expect(side.page.getByText(/^Legal hold since/)).toBeHidden();
  });

  await test.step("after the end the paralegal certifies on a phone that no copies are left", async () => {
    await people.attorney.ask("completeContract", { params: { id } });
    await phone.button("Certify Return or Destruction").click();
    const dialog = phone.dialog("Certify return or destruction");
    await dialog.getByRole("button", { name: "Sign Certificate" }).click();
    await expect(dialog.getByText("Please type your name")).toBeVisible();
    await dialog.getByLabel("Your name").fill("Somebody Else");
    await dialog.getByRole("button", { name: "Sign Certificate" }).click();
    await expect(dialog.getByText(/Daniel Reyes/)).toBeVisible();
    await dialog.getByLabel("Your name").fill("Daniel Reyes");
    expect.soft(await findViolationsInBothThemes(phone.page), "certifying").toEqual([]);
    await dialog.getByRole("button", { name: "Sign Certificate" }).click();
    await phone.seesToast("Certificate signed");
    await expect(phone.button("Certify Return or Destruction")).toBeHidden();
    for (const side of [attorney, phone])
      await expect(side.page.getByText(/^Daniel Reyes Email not confirmed certified on/)).toBeVisible();
  });
});
