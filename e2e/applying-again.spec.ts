import { toasts } from "@caseload/contract/toasts";
import { registerOverWeb, signInOverWeb } from "@caseload/server/testkit/web-caller";
import { findViolationsInBothThemes } from "./stage/axe.ts";
import type { TestSite } from "./stage/site.ts";
import { expect, test } from "./stage/test.ts";
import { rowOf } from "./story/hiring.ts";
import { newcomer } from "./story/people.ts";

const posting = {
  title: "Estate of Lindgren, accounting",
  description: "Draft the inventory and the first accounting.",
  location: "Chicago, IL",
  workArrangement: "Remote",
  hoursPerWeek: "20 hrs/week",
  duration: "6 months",
  specialties: ["Estate Planning"],
  budgetRange: "Negotiable",
};
const coverLetter = "I have administered estates for ten years, from the petition to the final distribution.";
const newCoverLetter = "I am available again from Monday, for thirty hours a week until the summer.";

/** A posting, two paralegals, and a colleague of the poster who reviews applications without creating contracts. */
async function openFirm({ server, runSql }: TestSite) {
  const origin = () => server.url;
  const poster = await registerOverWeb(origin, { ...newcomer("Ada", "Marsh"), userType: "attorney" });
  const { id: jobId } = await poster.ask<{ id: number }>("postJob", { body: posting });
  const hired = newcomer("Ruth", "Adler");
  const { userId } = await registerOverWeb(origin, { ...hired, userType: "attorney" });
  await runSql(`update users set primary_role = 'of_counsel',
    firm_id = (select firm_id from users where id = ${poster.userId}) where id = ${userId}`);
  const counsel = await signInOverWeb(origin, hired.email);
  const apply = async (firstName: string, proposedPay?: object) => {
    const paralegal = await registerOverWeb(origin, {
      ...newcomer(firstName, "Okoro"),
      userType: "paralegal",
    });
    if (proposedPay) await paralegal.ask("apply", { body: { jobId, coverLetter, proposedPay } });
    return paralegal;
  };
  return {
    jobId,
    counsel,
    ruben: await apply("Ruben"),
    mara: await apply("Mara", { kind: "flat", cents: 150_000 }),
  };
}

test("one withdraws and applies again; of counsel rejects with a reason, and accepts only when asked twice", async ({
  enter,
  site,
}) => {
  const { jobId, counsel, ruben, mara } = await openFirm(site);
  const applicant = await enter({ width: 390 });
  await applicant.carry(ruben);
  await applicant.page.goto(`/jobs/${jobId}`);
  const bar = applicant.button("Apply Now").last();
  await bar.click();
  const dialog = applicant.dialog("Apply for this position");
  await dialog.getByLabel("Cover Letter").fill(coverLetter);
  await dialog.getByLabel("Your price").fill("fifty");
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(dialog.getByText("Please enter dollars, such as 54 or 54.50")).toBeVisible();
  await dialog.getByLabel("Your price").fill("1,200");
  await applicant.input.choose(dialog.getByRole("combobox", { name: "Pricing" }), "Flat fee");
  await expect(dialog.getByText("You ask $1,200.00 flat.")).toBeVisible();
  await dialog.getByLabel("Your mailing address").fill("12 Elm");
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(dialog.getByText("Please enter the whole address")).toBeVisible();
  expect(await findViolationsInBothThemes(applicant.page)).toEqual([]);
  await dialog.getByLabel("Your mailing address").fill("27 Sample Lane\nChicago, IL 60601");
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await applicant.seesToast(toasts.applied.title, toasts.applied.text);

  await applicant.page.goto("/applications");
  await expect(applicant.page.getByText("Your price: $1,200.00 flat")).toBeVisible();
  await applicant.button("Withdraw").click();
  await applicant.button("Withdraw Application").click();
  await applicant.link("Apply Again").click();
  await expect(dialog.getByText("This replaces your earlier application.")).toBeVisible();
  await expect(dialog.getByLabel("Your mailing address")).toBeHidden();
  await dialog.getByLabel("Cover Letter").fill(newCoverLetter);
  // Back closes the sheet and stays on the page; the letter is still there.
  await applicant.page.evaluate("history.back()");
  await expect(dialog).toBeHidden();
  await expect(applicant.page).toHaveURL(/\/jobs\/\d+/);
  await applicant.button("Apply Again").last().click();
  await expect(dialog.getByLabel("Cover Letter")).toHaveValue(newCoverLetter);
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await applicant.seesToast(toasts.applied.title);
  await expect(applicant.button("Already Applied").last()).toBeDisabled();

  const attorney = await enter({ colorScheme: "dark" });
  await attorney.carry(counsel);
  await attorney.page.goto("/dashboard/attorney?tab=applications");
  const applicationOf = (name: string) => attorney.page.getByRole("article", { name });
  await rowOf(attorney.page, "Mara Okoro").click();
  const first = applicationOf("Mara Okoro");
  await expect(first.getByText("$1,500 flat", { exact: true })).toBeVisible();
  const keys = attorney.page.keyboard;
  await first.getByRole("button", { name: "Reject" }).press("Enter");
  const rejection = attorney.dialog("Reject this application?");
  await expect(rejection.getByRole("button", { name: "Reject Application" })).toBeFocused();
  await keys.press("Escape");
  await expect(rejection).toBeHidden();
  await expect(rowOf(attorney.page, "Mara Okoro")).toBeFocused();
  await keys.press("r");
  await rejection.getByLabel("Reason").fill("We chose an applicant with probate experience.");
  await rejection.getByRole("button", { name: "Reject Application" }).press("Enter");
  await attorney.seesToast(toasts.rejected.title);
  // The list leads on to the next applicant, and nobody is notified until the decision can no longer be undone.
  await rowOf(attorney.page, "Mara Okoro").click();
  await expect(first.getByText("Reason: We chose an applicant with probate experience.")).toBeVisible({
    timeout: 20_000,
  });
  const other = await enter();
  await other.carry(mara);
  await other.page.goto("/applications");
  await expect(other.page.getByText("Reason: We chose an applicant with probate experience.")).toBeVisible();

  await rowOf(attorney.page, "Ruben Okoro").click();
  const second = applicationOf("Ruben Okoro");
  await expect(attorney.page.getByText("27 Sample Lane")).toHaveCount(0);
  await second.getByRole("button", { name: "Accept" }).dblclick();
  const question = attorney.dialog(/^Offer to /);
  await expect(question.getByText("Gets the agreement to review and sign")).toBeVisible();
  expect(await findViolationsInBothThemes(attorney.page)).toEqual([]);
  await keys.press("Escape");
  await expect(question).toBeHidden();
  await expect(second.getByText("Pending Review")).toBeVisible();
  await second.getByRole("button", { name: "Accept" }).click();
  await question.getByRole("button", { name: "Accept Application" }).click();
  await attorney.seesToast(toasts.accepted.title);
  await second.getByRole("link", { name: "View Contract" }).click();
  await expect(attorney.page).toHaveURL(/\/contracts\/\d+$/);
  await expect(attorney.heading(posting.title).first()).toBeVisible();
  // Kept since the application, and printed first in the contract.
  await expect(attorney.page.getByText("27 Sample Lane, Chicago, IL 60601")).toBeVisible();
});
