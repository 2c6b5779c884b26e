import { applicationToasts } from "@caseload/contract/hiring/application-toasts";
import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { findViolations } from "./stage/axe.ts";
import { staffCommand } from "./stage/staff.ts";
import { expect, test } from "./stage/test.ts";
import { acquaint } from "./story/acquainted.ts";

const { email } = demoPeople.ruth;

test("a member reports a posting and a message; staff decide, and the audit log names them", async ({
  site,
  enter,
}) => {
  const daniel = await enter({ width: 390, colorScheme: "dark" });
  await daniel.carrySession(demoPeople.daniel.email, demoPassword);
  await daniel.page.goto("/jobs");
  await daniel.input.press(daniel.page.getByRole("link", { name: "View & Apply" }).first());
  await daniel.input.press(daniel.button("Report this posting"));
  await daniel.input.press(daniel.button("Send Report"));
  await expect(daniel.page.getByText("Please choose a reason")).toBeVisible();
  const reason = "Fraud or a request for money";
  await daniel.input.choose(daniel.page.getByRole("combobox", { name: "Reason" }), reason);
  await daniel.page.getByLabel("What happened").fill("They ask for a deposit before the work starts.");
  expect(await findViolations(daniel.page)).toEqual([]);
  await daniel.input.press(daniel.button("Send Report"));
  await daniel.seesToast("Report sent");

  await daniel.page.goto("/messages/5");
  await daniel.input.press(daniel.button(/^Report what /).first());
  await daniel.input.choose(daniel.page.getByRole("combobox", { name: "Reason" }), "Harassment or threats");
  await daniel.page.getByLabel("What happened").fill("They write at night and do not stop.");
  await daniel.input.press(daniel.button("Send Report"));
  await daniel.seesToast("Report sent");

  expect(await staffCommand(site, "grant", email)).toBe(`${email} is staff now.`);
  const ruth = await enter();
  const staff = await ruth.carrySession(email, demoPassword);
  await ruth.page.goto("/dashboard/attorney");
  await ruth.goTo("Staff", "Abuse Reports");
  await ruth.input.press(ruth.link(reason));
  await expect(ruth.page.getByText("They ask for a deposit")).toBeVisible();
  await ruth.page.getByLabel("Reason").fill("Nothing of the kind in the posting.");
  expect(await findViolations(ruth.page)).toEqual([]);
  await ruth.input.press(ruth.button("Dismiss"));
  await ruth.seesToast("Report closed");
  await ruth.input.press(ruth.button("Reopen Report"));
  await ruth.seesToast("Report reopened");
  await ruth.goTo("Staff", "Audit Log");
  await expect(ruth.page.getByText("Ruth Kimura dismissed a report")).toBeVisible();
  await expect(ruth.page.getByText("Ruth Kimura reopened a report")).toBeVisible();
  expect(await findViolations(ruth.page)).toEqual([]);

  await test.step("a block in the middle of an application is not told; a suspension reaches both open tabs", async () => {
    const { attorney, paralegal, jobId } = await acquaint(site.server.url);
    const applicant = await enter();
    await applicant.carry(paralegal);
    applicant.consoleErrors.expect(/console error: .*status of 40[34]/);
    const second = await applicant.page.context().newPage();
    await second.goto("/saved-searches");
    await applicant.page.goto(`/jobs/${jobId}`);
    await applicant.button("Apply Now").last().click();
    const dialog = applicant.dialog("Apply for this position");
    const letter = "I have summarized depositions in three freight matters.";
    await dialog.getByLabel("Cover Letter").fill(letter);
    await attorney.ask("blockUser", { body: { userId: paralegal.userId } });
    const submit = dialog.getByRole("button", { name: "Submit Application" });
    await submit.click();
    await applicant.seesToast(applicationToasts.applyFailed.title);
    await expect(applicant.page.getByText(/block/i)).toHaveCount(0);

    const until = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    const sanction = {
      userId: paralegal.userId,
      kind: "suspension",
      until,
      reason: "Asked a firm for deposits.",
    };
    await staff.ask("imposeSanction", { body: sanction });
    for (const page of [applicant.page, second])
      await expect(page.getByText("Your account is suspended until")).toBeVisible({ timeout: 20_000 });
  });
});
