import { expect, test } from "./stage/test.ts";
import type { ClientInfo } from "./stage/visitor.ts";
import { type Acquainted, acquaint, applyFor } from "./story/acquainted.ts";

/** Parties on the posting that nobody but the firm may read. */
const party = { name: "Quillfeather Shipping GmbH", role: "adverse", aliases: [] };
const entry = "Quillfeather Shipping, Inc.";

const check = ({ page }: ClientInfo) => page.getByRole("region", { name: "Conflict check", exact: true });

/** With a second position, the posting stays open, and can be changed, once the first is taken. */
async function nameParties({ attorney, jobId }: Acquainted, parties: object[]): Promise<void> {
  const params = { id: jobId };
  const posting = await attorney.ask<object>("getPosting", { params });
  await attorney.ask("amendJob", { params, body: { ...posting, positions: 2, parties } });
}

async function agree(visitor: ClientInfo): Promise<void> {
  await visitor.button("Agree to Compare").click();
  await visitor.seesToast("You agreed to compare");
}

test("a possible conflict stops an acceptance, is compared by consent of both, and is cleared", async ({
  enter,
  site,
}) => {
  test.slow();
  const people = await acquaint(site.server.url);
  const attorney = await enter();
  const paralegal = await enter({ width: 390 });
  await attorney.carry(people.attorney);
  await paralegal.carry(people.paralegal);
  await nameParties(people, [party]);

  await test.step("the paralegal keeps a ledger: wrong lines of an import are named, a party is added", async () => {
    const { page } = paralegal;
    paralegal.consoleErrors.expect(/console error: .*status of 400/);
    await page.goto("/conflicts");
    await expect(paralegal.heading("No parties yet")).toBeVisible();
    await paralegal.button("Import CSV").first().click();
    const dialog = page.getByRole("dialog");
    const upload = (text: string) =>
      dialog
        .getByLabel("CSV file")
        .setInputFiles({ name: "ledger.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
    await upload("Name,Role\nAcme Marine,judge\n");
    await dialog.getByRole("button", { name: "Import Parties" }).click();
    await expect(dialog.getByText("Line 2, Role: Please choose one of")).toBeVisible();
    await upload('Name,Aliases,Role\n"Corinth Marine Insurance Co.",Corinth Marine,adverse\n');
    await dialog.getByRole("button", { name: "Import Parties" }).click();
    await paralegal.seesToast("1 party imported");
    await paralegal.button("Add Party").click();
    await dialog.getByLabel("Name", { exact: true }).fill(entry);
    await dialog.getByRole("button", { name: "Add Party" }).click();
    await paralegal.seesToast("Party added");
    await expect(page.getByText(entry)).toBeVisible();
  });

  const { id } = await applyFor(people);
  const address = `/applications/${id}/conflict`;

  await test.step("accepting leads to the conflict, which names no one", async () => {
    await attorney.page.goto(`/applicants?application=${id}`);
    await expect(attorney.page.getByText("Possible conflict").first()).toBeVisible();
    await attorney.button("Accept").click();
    await attorney.button("Review Conflict").click();
    await expect(attorney.page).toHaveURL(new RegExp(`${address}$`));
    await expect(attorney.heading("Decide on the conflict before you accept")).toBeVisible();
    await expect(attorney.button("Accept Application")).toBeDisabled();
    // The firm reads its own parties, and nothing of the ledger.
    const parties = attorney.page.getByRole("region", { name: "Parties on this job" });
    await expect(parties).toContainText(party.name);
    await expect(attorney.page.getByText(entry)).toHaveCount(0);
    await parties.getByRole("button", { name: "Add Party" }).click();
    const added = attorney.dialog("Add party");
    await added.getByLabel("Name", { exact: true }).fill("Ostrow Retail Group");
    await added.getByRole("button", { name: "Add Party" }).click();
    await attorney.seesToast("Party added");
    await expect(parties).toContainText("Ostrow Retail Group");
    await parties.getByRole("button", { name: "Edit Ostrow Retail Group" }).click();
    const edited = attorney.dialog("Edit party");
    await edited.getByLabel("Name", { exact: true }).fill("Ostrow Hardware");
    await edited.getByRole("button", { name: "Save Party" }).click();
    await attorney.seesToast("Party updated");
    await parties.getByRole("button", { name: "Remove Ostrow Hardware" }).click();
    await attorney.page.getByRole("alertdialog").getByRole("button", { name: "Remove Party" }).click();
    await attorney.seesToast("Party removed");
    await expect(parties).not.toContainText("Ostrow");
    await expect(parties).toContainText(party.name);
  });

  await test.step("a refusal discloses nothing; once both agree, each sees the pair", async () => {
    await paralegal.page.goto("/conflicts");
    await paralegal.page.getByRole("link", { name: "Review Conflict" }).click();
    await paralegal.button("Decline").click();
    await paralegal.seesToast("You declined to compare");
    await agree(attorney);
    await expect(paralegal.page.getByText("Quillfeather")).toHaveCount(0);
    await expect(attorney.page.getByRole("region", { name: "Matching names" })).toBeHidden();
    await paralegal.button("Agree to Compare").click();
    for (const { page } of [attorney, paralegal]) {
      const names = page.getByRole("region", { name: "Matching names" });
      await expect(names).toContainText(party.name);
      await expect(names).toContainText(entry);
      await expect(names).toContainText("matched on the words Quillfeather, Shipping");
    }
  });

  await test.step("the firm clears it with a reason that the applicant does not see", async () => {
    await attorney.button("Clear Conflict").click();
    await expect(attorney.page.getByText("Please give a reason")).toBeVisible();
    await attorney.page.getByLabel("Reason").fill("Unrelated companies.");
    await attorney.button("Clear Conflict").click();
    await attorney.seesToast("Conflict cleared");
    await expect(check(attorney)).toContainText("Unrelated companies.");
    await expect(paralegal.heading("Conflict cleared")).toBeVisible();
    await expect(paralegal.page.getByText("Unrelated companies.")).toHaveCount(0);
    await attorney.page.getByRole("link", { name: "View Check Log" }).click();
    await expect(attorney.page.getByRole("region", { name: "Log" })).toContainText("Names compared");
    await attorney.page.goBack();
    await attorney.page.getByRole("link", { name: "Accept Application" }).click();
    const application = attorney.page.getByRole("article", { name: "Daniel Reyes" });
    await application.getByRole("button", { name: "Accept", exact: true }).click();
    await attorney
      .dialog(/^Offer to /)
      .getByRole("button", { name: "Accept Application" })
      .click();
    await expect(application.getByRole("link", { name: "View Contract" })).toBeVisible();
  });
});

test("an overridden conflict is screened; one that arises during the contract is shown on it", async ({
  enter,
  site,
}) => {
  test.slow();
  const people = await acquaint(site.server.url);
  const attorney = await enter();
  await attorney.carry(people.attorney);
  await nameParties(people, [party]);
  for (const name of [entry, "Brandywine Freight Lines, Inc."])
    await people.paralegal.ask("addLedgerEntry", { body: { name, role: "client" } });
  const { id } = await applyFor(people);

  await attorney.page.goto(`/applications/${id}/conflict`);
  await attorney.button("Override with Screen").click();
  const question = attorney.page.getByRole("alertdialog");
  await question.getByLabel("Reason").fill("A former matter, screened.");
  await question.getByRole("button", { name: "Override with Screen" }).click();
  await attorney.seesToast("Overridden with a screen");
  await people.attorney.ask("decideApplication", { params: { id }, body: { status: "accepted" } });
  const [contract] = await people.attorney.ask<{ id: number }[]>("listContracts");
  const address = `/contracts/${contract?.id}`;

  const paralegal = await enter({ width: 390 });
  await paralegal.carry(people.paralegal);
  for (const [visitor, side] of [
    [attorney, "Firm"],
    [paralegal, "Paralegal"],
  ] as const) {
    await visitor.page.goto(address);
    const memo = visitor.page.getByRole("region", { name: "Screening memo" });
    await memo.getByRole("button", { name: "Acknowledge Memo" }).click();
    await expect(memo.getByText(`${side}: acknowledged by`)).toBeVisible();
  }

  await attorney.page.emulateMedia({ media: "print" });
  // What is on paper at the moment of printing.
  const printed = await attorney.page.evaluate<unknown>(`(() => {
    const isShown = (selector) => document.querySelector(selector)?.checkVisibility() ?? false;
    const shown = [];
    window.print = () => {
      shown.push(isShown('[aria-label="Screening memo"] p'), isShown("h1"), isShown("header"));
    };
    for (const button of document.querySelectorAll('[aria-label="Screening memo"] button'))
      if (button.textContent === "Print") button.click();
    return shown;
  })()`);
  expect(printed, "the memo is printed alone").toEqual([true, false, false]);
  await attorney.page.emulateMedia({ media: "screen" });

  await nameParties(people, [party, { name: "Brandywine Freight Lines", role: "adverse", aliases: [] }]);
  for (const { page } of [attorney, paralegal]) {
    const notice = page.getByRole("region", { name: "Possible conflict" });
    await expect(notice).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText("Brandywine")).toHaveCount(0);
  }
  await paralegal.page.getByRole("link", { name: "Review Conflict" }).click();
  await expect(paralegal.heading("The firm decides what happens next")).toBeVisible();
});
