import { toasts } from "@caseload/contract/toasts";
import type { Locator } from "@playwright/test";
import { expect, test } from "./stage/test.ts";
import { newcomer } from "./story/people.ts";

const maxTaps = 12;
const coverLetter = "I have indexed depositions for four years and can begin with your first transcript.";

/** Text is typed with the keyboard, whose Next key leads from field to field; everything else is a tap. */
test("a visitor with a phone applies to the job they were reading, within twelve taps", async ({
  enter,
  site,
}) => {
  const jobs = (await (await fetch(`${site.server.url}/api/jobs?status=open`)).json()) as {
    id: number;
    title: string;
  }[];
  const job = jobs.find(({ title }) => title.startsWith("Deposition summaries"));
  const visitor = await enter({ width: 390 });
  const { page } = visitor;
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    taps += 1;
    await target.tap();
  };
  const choose = async (name: string, option: string): Promise<void> => {
    await tap(page.getByRole("combobox", { name }));
    await tap(page.getByRole("option", { name: option, exact: true }));
  };
  const person = newcomer("Noor", "Haddad");

  await page.goto(`/jobs/${job?.id}`);
  await tap(visitor.button("Sign Up to Apply"));
  const registration = visitor.dialog("Register as Paralegal");
  await registration.getByLabel("First name").fill(person.firstName);
  await registration.getByLabel("Last name").fill(person.lastName);
  await registration.getByLabel("Email").fill(person.email);
  await registration.getByLabel("Password", { exact: true }).fill(person.password);
  await choose("Years of experience", "3-5 years");
  await tap(visitor.button("Litigation"));
  await choose("Availability", "Part-time");
  await choose("Work preference", "Remote");
  await tap(page.getByRole("checkbox", { name: /terms and conditions/ }));
  await tap(visitor.button("Register as Paralegal"));

  await expect(visitor.heading("Create Your Profile")).toBeVisible();
  await page.getByLabel("Location").fill("Philadelphia, PA");
  await page
    .getByLabel("Bio")
    .fill("Deposition summaries, exhibit indexes and privilege logs for trial teams.");
  await page.getByLabel("Hourly rate").fill("42");
  await page.getByLabel("Education").fill("Paralegal Certificate");
  await tap(visitor.button("Create Profile"));

  // The job was kept, and so was the wish to apply to it.
  const application = visitor.dialog("Apply for this position");
  await application.getByLabel("Cover Letter").fill(coverLetter);
  await tap(application.getByRole("button", { name: "Submit Application" }));
  await visitor.seesToast(toasts.applied.title, toasts.applied.text);
  expect(new URL(page.url()).pathname).toBe(`/jobs/${job?.id}`);
  expect(taps).toBeLessThanOrEqual(maxTaps);
});
