import { toasts } from "@caseload/contract/toasts";
import type { Locator, Page } from "@playwright/test";
import { expect } from "../stage/test.ts";
import type { ClientInfo } from "../stage/visitor.ts";
import type { Person } from "./people.ts";

export interface Role {
  readonly visitor: ClientInfo;
  readonly person: Person;
}

export interface Cast {
  readonly attorney: Role;
  readonly paralegal: Role;
  readonly jobTitle: string;
}

const coverLetter =
  "I ran second-pass privilege for two pharma matters and served 41 logs without a motion to compel.";

export async function postJob({ attorney: { visitor }, jobTitle }: Cast): Promise<void> {
  const { page, input } = visitor;
  await input.press(visitor.button("Post New Job").first());
  const dialog = visitor.dialog("Post New Job");
  await input.write(dialog.getByLabel("Job title"), jobTitle);
  await input.write(dialog.getByLabel("Location"), "Philadelphia, PA");
  await input.choose(dialog.getByRole("combobox", { name: "Work arrangement" }), "Remote");
  await input.write(dialog.getByLabel("Hours per week"), "25 hrs/week");
  await input.write(dialog.getByLabel("Duration"), "8 weeks");
  await input.press(dialog.getByRole("button", { name: "Litigation", exact: true }));
  await input.press(dialog.getByRole("button", { name: "E-Discovery", exact: true }));
  await input.write(
    dialog.getByLabel("Description"),
    "Take the second pass on 14,000 documents in Relativity.",
  );
  await input.choose(dialog.getByRole("combobox", { name: "Priority" }), "Urgent");
  await input.write(dialog.getByLabel("Budget range"), "$48-58/hr");
  await input.press(dialog.getByRole("button", { name: "Post Job", exact: true }));
  await visitor.seesToast(toasts.jobPosted.title, toasts.jobPosted.text);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("tab", { name: /My Job Listings/ })).toHaveAttribute("aria-selected", "true");
  await expect(visitor.link(jobTitle)).toBeVisible();
}

export async function findAndApply({ paralegal: { visitor }, jobTitle }: Cast): Promise<void> {
  const { page, input } = visitor;
  await visitor.goTo("Browse Projects");
  await expect(visitor.heading("Legal Opportunities")).toBeVisible();
  await input.press(visitor.link(jobTitle));
  await expect(page).toHaveURL(/\/jobs\/\d+$/);
  await expect(page.getByRole("heading", { level: 1, name: jobTitle })).toBeVisible();
  await expect(page.getByText("Take the second pass on 14,000 documents")).toBeVisible();
  // Between the change of the page and its next frame the screen's style sheet, which hides the other one, may be on its way.
  await expect(visitor.button("Apply Now")).toHaveCount(1);
  await input.press(visitor.button("Apply Now"));
  const dialog = visitor.dialog("Apply for this position");
  await input.write(dialog.getByLabel("Cover Letter"), coverLetter);
  await input.write(dialog.getByLabel("Your price"), "54");
  await expect(dialog.getByText("You ask $54.00/hr.")).toBeVisible();
  await input.press(dialog.getByRole("button", { name: "Submit Application" }));
  await visitor.seesToast(toasts.applied.title, toasts.applied.text);
  await expect(visitor.button("Already Applied")).toBeDisabled();
}

/** An applicant's row, which opens the application. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole("region", { name: "Applicants" }).getByRole("link", { name });

/** The attorney has had the dashboard open all the while. */
export async function hearOfIt({ attorney: { visitor }, paralegal }: Cast): Promise<void> {
  const { page, input } = visitor;
  await expect(visitor.bell(1)).toBeVisible();
  await visitor.dismissAlert(`${paralegal.person.name} applied`);
  await expect(page.getByRole("tab", { name: /^Applications\s*1$/ })).toBeVisible();
  await input.turnTo(page.getByRole("tab", { name: /^Applications/ }));
  await expect(rowOf(page, paralegal.person.name)).toBeVisible();
  await visitor.expectNoReload();
}

/** By the bell, as a busy person would. */
export async function readApplication({ attorney, paralegal, jobTitle }: Cast): Promise<void> {
  const { visitor } = attorney;
  const { input } = visitor;
  await input.press(visitor.bell(1));
  const panel = visitor.dialog("Notifications");
  await input.press(panel.getByRole("link", { name: new RegExp(`^${paralegal.person.name} applied`) }));
  const application = visitor.page.getByRole("article", { name: paralegal.person.name });
  await expect(application.getByText(coverLetter)).toBeVisible();
  await expect(application.getByText(jobTitle)).toBeVisible();
  await expect(application.getByText("$54/hr", { exact: true })).toBeVisible();
  await input.press(application.getByRole("link", { name: "Message" }));
  await expect(visitor.bell(0)).toBeVisible();
}

export async function talk({ attorney, paralegal }: Cast): Promise<void> {
  const ask = "Have you worked under a 502(d) order?";
  const answer = "Yes, twice. I can send the redacted letter.";
  const thanks = "Please do, and thank you.";
  await say(attorney, paralegal, ask);
  await expect(paralegal.visitor.bell(1)).toBeVisible();
  await paralegal.visitor.goTo("Messages");
  await paralegal.visitor.input.press(paralegal.visitor.link(new RegExp(attorney.person.name)));
  await expect(logOf(paralegal).getByText(ask)).toBeVisible();
  await say(paralegal, attorney, answer);
  await expect(logOf(attorney).getByText(answer)).toBeVisible();
  await say(attorney, paralegal, thanks);
  await expect(logOf(paralegal).getByText(thanks)).toBeVisible();
}

const logOf = ({ visitor: { page } }: Role) => page.getByRole("log");

async function say(from: Role, to: Role, text: string): Promise<void> {
  const { visitor } = from;
  await visitor.input.write(visitor.page.getByRole("textbox", { name: `Message ${to.person.name}` }), text);
  await visitor.input.press(visitor.button("Send"));
  await expect(logOf(from).getByText(text)).toBeVisible();
}
