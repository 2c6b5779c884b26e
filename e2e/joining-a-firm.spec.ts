import { toasts } from "@caseload/contract/toasts";
import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { registerOverWeb } from "@caseload/server/testkit/web-caller";
import { findViolationsAtBothWidths } from "./stage/axe.ts";
import { expect, test } from "./stage/test.ts";
import type { ClientInfo } from "./stage/visitor.ts";
import { newcomer } from "./story/people.ts";

const { ruth } = demoPeople;
/** What Chromium logs for a refused request. */
const conflictLogged = /console error: .*status of 409 /;
const firmName = "Lindqvist Okafor LLP";

test("an attorney whose firm is on the site asks to join it, and is invited with a role", async ({
  site,
  enter,
}) => {
  const ada = newcomer("Ada", "Marsh");
  await registerOverWeb(() => site.server.url, { ...ada, userType: "attorney" });
  await site.runSql(`update users set email_verified = true where email = '${ada.email}'`);
  const person = await enter();
  await person.carrySession(ada.email, ada.password);
  await person.page.goto("/firm/setup");
  await person.page.getByLabel("Firm name").fill("The Law Offices of Lindqvist & Okafor, P.C.");
  await person.page.getByLabel("Location").fill("Philadelphia, PA");
  await person.input.choose(person.page.getByRole("combobox", { name: "Firm size" }), "Small (2-10)");
  await person.input.choose(person.page.getByRole("combobox", { name: "Work arrangement" }), "Hybrid");
  await person.input.press(person.button("Litigation"));
  person.consoleErrors.expect(conflictLogged);
  await person.input.press(person.button("Save Firm"));
  await expect(person.page.getByText(`A firm named ${firmName} is already on Caseload.`)).toBeVisible();
  expect.soft(await findViolationsAtBothWidths(person.page), "taken name").toEqual([]);
  await person.input.press(person.button("Ask to Join"));
  await person.seesToast("Request sent", firmName);
  await expect(person.page.getByText(`You asked to join ${firmName}`)).toBeVisible();

  const admin = await enter({ width: 390, colorScheme: "dark" });
  await admin.carrySession(ruth.email, demoPassword);
  await admin.page.goto("/team");
  await expect(admin.heading("Requests to join")).toBeVisible();
  await admin.input.press(admin.button("Invite").last());
  await expect(admin.heading("Invite Ada Marsh")).toBeVisible();
  expect.soft(await findViolationsAtBothWidths(admin.page), "inviting").toEqual([]);
  await admin.input.choose(admin.page.getByRole("combobox", { name: "Role" }), "Associate");
  await admin.input.press(admin.button("Send Invitation"));
  await admin.seesToast("Invitation sent");
  await expect(admin.heading("Requests to join")).toBeHidden();
  await expect(person.page.getByText(`You asked to join ${firmName}`)).toBeHidden();
});

async function fillPosting(person: ClientInfo, title: string): Promise<void> {
  const { page, input } = person;
  await page.goto("/jobs/post");
  await input.write(page.getByLabel("Job title"), title);
  await input.choose(page.getByRole("combobox", { name: "Work arrangement" }), "Remote");
  await expect(page.getByLabel("Location")).toHaveValue("Philadelphia, PA");
  await input.write(page.getByLabel("Hours per week"), "25");
  await input.write(page.getByLabel("Duration"), "3 weeks");
  await input.write(
    page.getByLabel("Description"),
    "Stamp and index 900 exhibits before the pretrial order.",
  );
  await input.press(person.button("Litigation"));
}

test("a posting that equals the last one is posted only when it is meant", async ({ enter }) => {
  const partner = await enter();
  const { page, input } = partner;
  await partner.carrySession(demoPeople.margaret.email, demoPassword);
  const title = "Exhibit list for the Vale appeal";
  await fillPosting(partner, title);
  await input.press(partner.button("Post Job"));
  await partner.seesToast(toasts.jobPosted.title);
  await fillPosting(partner, title);
  partner.consoleErrors.expect(conflictLogged);
  await input.press(partner.button("Post Job"));
  await expect(partner.heading(/^You posted this job \d+ seconds? ago$/)).toBeVisible();
  expect.soft(await findViolationsAtBothWidths(page), "duplicate").toEqual([]);
  await input.press(partner.button("Post Anyway"));
  await partner.seesToast(toasts.jobPosted.title);
  await expect(partner.link(title)).toHaveCount(2);
});
