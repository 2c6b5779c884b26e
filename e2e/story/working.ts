import { toasts } from "@caseload/contract/toasts";
import { expect } from "../stage/test.ts";
import type { ClientInfo } from "../stage/visitor.ts";
import { type Cast, rowOf } from "./hiring.ts";

/** The paralegal looks at the posting while the attorney accepts; both screens, both bells and all lists follow. */
export async function accept({ attorney, paralegal, jobTitle }: Cast): Promise<void> {
  const { visitor } = attorney;
  await paralegal.visitor.goTo("Browse Projects");
  await paralegal.visitor.input.press(paralegal.visitor.link(jobTitle));
  await expect(paralegal.visitor.button("Already Applied")).toBeVisible();
  await paralegal.visitor.markPage();
  // The tab; notifications lead to the page, which shows the same.
  await visitor.page.goto("/dashboard/attorney?tab=applications");
  await visitor.markPage();
  await visitor.input.press(rowOf(visitor.page, paralegal.person.name));
  const card = visitor.page.getByRole("article", { name: paralegal.person.name });
  await visitor.input.press(card.getByRole("button", { name: "Accept" }));
  const question = visitor.dialog(/^Offer to /);
  await expect(question.getByRole("region", { name: "Pay" })).toContainText(
    / applied with this price\..*\$54\/hr/,
  );
  await visitor.input.press(question.getByRole("button", { name: "Accept Application" }));
  await visitor.seesToast(toasts.accepted.title, toasts.accepted.text);
  await expect(card.getByText("Accepted", { exact: true })).toBeVisible();
  await expect(card.getByRole("link", { name: "View Contract" })).toBeVisible();
  await visitor.input.turnTo(visitor.page.getByRole("tab", { name: /^My Job Listings/ }));
  await expect(visitor.page.getByText(`Filled by ${paralegal.person.name}`)).toBeVisible();
  await expect(visitor.bell(1)).toBeVisible();
  await visitor.expectNoReload();
  await seeAccepted(paralegal.visitor, jobTitle);
}

async function seeAccepted(visitor: ClientInfo, jobTitle: string): Promise<void> {
  await expect(visitor.page.getByText("Filled", { exact: true }).first()).toBeVisible();
  await expect(visitor.bell(1)).toBeVisible();
  await visitor.expectNoReload();
  await visitor.goTo("Applications");
  const card = visitor.page.getByRole("listitem").filter({ has: visitor.link(jobTitle) });
  await expect(card.getByText("Accepted", { exact: true })).toBeVisible();
  await expect(card.getByRole("link", { name: "Message Employer" })).toBeVisible();
  await visitor.input.press(visitor.bell(1));
  await visitor.input.press(
    visitor.dialog("Notifications").getByRole("link", { name: /^Application accepted/ }),
  );
  await expect(visitor.page).toHaveURL(/\/contracts\/\d+$/);
  await expect(visitor.bell(0)).toBeVisible();
}

/** Both have the contract open; each sees the other sign. */
export async function agreeToTerms({ attorney, paralegal, jobTitle }: Cast): Promise<void> {
  await attorney.visitor.input.press(attorney.visitor.bell(1));
  const panel = attorney.visitor.dialog("Notifications");
  await attorney.visitor.input.press(panel.getByRole("link", { name: /^Terms are ready to sign/ }));
  await expect(attorney.visitor.heading(jobTitle)).toBeVisible();
  for (const { visitor } of [attorney, paralegal]) await visitor.markPage();
  await sign(attorney.visitor, attorney.person.name);
  await expect(paralegal.visitor.heading("Your turn")).toBeVisible();
  await sign(paralegal.visitor, paralegal.person.name);
  for (const { visitor } of [attorney, paralegal]) await seeStatus(visitor, "Terms agreed");
}

/** Types the name, consents, and presses what SPEC.md calls the step. */
async function sign(visitor: ClientInfo, name: string): Promise<void> {
  const { page, input } = visitor;
  await input.write(page.getByLabel("Type your full name to sign"), name);
  await input.press(page.getByRole("checkbox", { name: /^I have read version 1/ }));
  await input.press(visitor.button("Agree to Terms"));
  await visitor.seesToast(toasts.termsAgreed.title);
}

export async function work({ attorney, paralegal }: Cast): Promise<void> {
  await step(attorney.visitor, "Start Work", "Work started");
  for (const { visitor } of [attorney, paralegal]) await seeStatus(visitor, "In progress");
  await step(attorney.visitor, "Mark Complete", toasts.projectCompleted.title);
  for (const { visitor } of [attorney, paralegal]) {
    await seeStatus(visitor, "Completed");
    await visitor.input.turnTo(visitor.page.getByRole("tab", { name: "Timeline" }));
    const line = visitor.page.getByRole("list", { name: "Contract status" });
    await expect(line.getByRole("listitem").last()).toContainText("Completed");
    await visitor.expectNoReload();
  }
}

export async function seeUnderCompleted({ jobTitle }: Cast, visitor: ClientInfo): Promise<void> {
  await visitor.goTo("Contracts");
  await visitor.input.turnTo(visitor.page.getByRole("tab", { name: /^Completed/ }));
  await expect(visitor.page.getByRole("tabpanel").getByRole("link", { name: jobTitle })).toBeVisible();
}

/** Presses one of the contract's steps and confirms it. */
async function step(visitor: ClientInfo, name: string, toast: string): Promise<void> {
  await visitor.input.press(visitor.button(name).first());
  const question = visitor.page.getByRole("alertdialog");
  await visitor.input.press(question.getByRole("button", { name, exact: true }));
  await visitor.seesToast(toast);
  await expect(question).toBeHidden();
}

/** The badge above the contract's title. */
async function seeStatus({ page }: ClientInfo, label: string): Promise<void> {
  await expect(page.getByRole("main").getByText(label, { exact: true }).first()).toBeVisible();
}
