import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { signInOverWeb } from "@caseload/server/testkit/web-caller";
import { linkInEmail } from "./stage/emails.ts";
import { expect, test } from "./stage/test.ts";

const { daniel, margaret } = demoPeople;

test("an email's link stops such emails without signing in", async ({ enter, site }) => {
  // Other stories may have used up the emails of the hour.
  await site.runSql("delete from sent_emails");
  const at = () => site.server.url;
  const partner = await signInOverWeb(at, margaret.email, demoPassword);
  const { id: jobId } = await partner.ask<{ id: number }>("postJob", {
    body: {
      title: "Exhibit list for a bench trial",
      location: "Philadelphia, PA",
      workArrangement: "Remote",
      hoursPerWeek: "10 hrs/week",
      duration: "4 weeks",
      specialties: ["litigation"],
      description: "Prepare the exhibit list in the order of the pretrial brief.",
    },
  });
  const paralegal = await signInOverWeb(at, daniel.email, demoPassword);
  await paralegal.ask("apply", { body: { jobId, coverLetter: "I have prepared such lists for years." } });

  const visitor = await enter({ width: 390 });
  visitor.consoleErrors.expect(/console error: .*status of 404 /);
  const { page } = visitor;
  await page.goto(await linkInEmail(site, margaret.email, "/unsubscribe", "application"));
  await expect(visitor.heading("Emails about applications")).toBeVisible();
  await visitor.button("Stop These Emails").click();
  await expect(visitor.heading("No more emails about applications")).toBeFocused();
  await page.reload();
  await expect(visitor.heading("No more emails about applications")).toBeVisible();

  await visitor.link("Choose What We Email You").click();
  await expect(page).toHaveURL(`${visitor.origin}/auth?next=%2Fsettings%2Fnotifications`);
  await page.goBack();
  await visitor.carry(partner);
  await page.reload();
  await visitor.link("Choose What We Email You").click();
  await expect(page.getByRole("switch", { name: "Applications: By email" })).not.toBeChecked();
  await expect(page.getByRole("switch", { name: "Applications: In the app" })).toBeChecked();

  await page.goto("/unsubscribe?token=1.application.forged");
  await expect(visitor.heading("This link is incomplete. Open it again from the email.")).toBeVisible();
});
