import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { findViolations } from "./stage/axe.ts";
import { staffCommand } from "./stage/staff.ts";
import { expect, test } from "./stage/test.ts";

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
  await ruth.carrySession(email, demoPassword);
  await ruth.page.goto("/dashboard/attorney");
  await ruth.goTo("Staff", "Abuse reports");
  await ruth.input.press(ruth.link(reason));
  await expect(ruth.page.getByText("They ask for a deposit")).toBeVisible();
  await ruth.page.getByLabel("Reason").fill("Nothing of the kind in the posting.");
  expect(await findViolations(ruth.page)).toEqual([]);
  await ruth.input.press(ruth.button("Dismiss"));
  await ruth.seesToast("Report closed");
  await ruth.input.press(ruth.button("Reopen Report"));
  await ruth.seesToast("Report reopened");
  await ruth.goTo("Staff", "Audit log");
  await expect(ruth.page.getByText("Ruth Kimura dismissed a report")).toBeVisible();
  await expect(ruth.page.getByText("Ruth Kimura reopened a report")).toBeVisible();
  expect(await findViolations(ruth.page)).toEqual([]);
});
