import type { Locator } from "@playwright/test";
import { findViolationsInBothThemes } from "./stage/axe.ts";
import { expect, test } from "./stage/test.ts";
import { acquaint, applyFor, startWork } from "./story/acquainted.ts";

/** A weekday morning in some days, as a field for date and time takes it. */
const inDays = (days: number, time: string): string =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`;

async function centerOf(locator: Locator): Promise<[x: number, y: number]> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("The hour is not shown.");
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test("an interview: proposed in the calendar, countered in another time zone, confirmed, moved, reminded of, missed; then the application is accepted", async ({
  enter,
  site,
}) => {
  const people = await acquaint(site.server.url);
  const { id: applicationId } = await applyFor(people);
  const timeZone = "America/Phoenix";
  await people.paralegal.ask("updateAccountSettings", { body: { timeZone } });
  const weekly = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: "08:00", to: "12:00" }));
  await people.paralegal.ask("saveAvailability", { body: { weekly, exceptions: [], timeZone } });
  const attorney = await enter();
  // A time in the past is refused.
  attorney.consoleErrors.expect(/console error: .*status of 400 /);
  await attorney.carry(people.attorney);
  // A week that lies ahead as a whole. Mornings are free, by the clocks of Phoenix.
  await attorney.page.goto(`/calendar?view=week&day=${inDays(7, "").slice(0, 10)}`);
  await attorney.button("Choose Times").click();
  await attorney.input.choose(
    attorney.page.getByRole("combobox", { name: "Applicant" }),
    `Daniel Reyes, ${people.jobTitle}`,
  );
  const hour = (name: RegExp) => attorney.page.getByRole("button", { name });
  await expect(hour(/^Wednesday, .*, 3:00 PM, Daniel Reyes is busy$/)).toBeVisible();
  await attorney.page.mouse.move(
    ...(await centerOf(hour(/^Wednesday, .*, 11:00 AM, Daniel Reyes is free$/))),
  );
  await attorney.page.mouse.down();
  await attorney.page.mouse.move(...(await centerOf(hour(/^Wednesday, .*, 12:00 PM/))), { steps: 4 });
  await attorney.page.mouse.up();
  const chosen = attorney.page.getByRole("list", { name: "Chosen times" });
  await expect(chosen.getByText(/^Wed, .*, 11:00 AM – 12:30 PM$/)).toBeVisible();
  await hour(/^Thursday, .*, 2:00 PM/).focus();
  for (const key of ["ArrowUp", "Shift+ArrowDown", "Enter"]) await attorney.page.keyboard.press(key);
  await expect(chosen.getByText(/^Thu, .*, 1:30 PM – 2:30 PM$/)).toBeVisible();
  await attorney.page.keyboard.press("Enter");
  await expect(attorney.page.getByText("This time overlaps one you already chose.")).toBeVisible();
  await expect(chosen.getByRole("listitem")).toHaveCount(2);
  await expect(chosen.getByText(/for Daniel Reyes$/)).toHaveCount(2);
  expect(await findViolationsInBothThemes(attorney.page)).toEqual([]);
  // On a phone the same week is between the applicant and the chosen times, and is tapped.
  const phone = await enter({ width: 390 });
  await phone.carry(people.attorney);
  await phone.page.goto(`/calendar?day=${inDays(7, "").slice(0, 10)}`);
  await phone.button("Choose Times").tap();
  await phone.input.choose(
    phone.page.getByRole("combobox", { name: "Applicant" }),
    `Daniel Reyes, ${people.jobTitle}`,
  );
  await phone.page.getByRole("button", { name: /^Wednesday, .*, 11:00 AM, Daniel Reyes is free$/ }).tap();
  const tapped = phone.page.getByRole("list", { name: "Chosen times" }).getByRole("listitem");
  await expect(tapped).toHaveText(/^Wed, .*, 11:00 AM – 11:30 AM.* for Daniel Reyes$/);
  expect(await findViolationsInBothThemes(phone.page)).toEqual([]);
  await tapped.getByRole("button").tap();
  await expect(tapped).toHaveCount(0);

  await attorney.button("Review Proposal").click();
  const proposal = attorney.dialog("Propose an interview with Daniel Reyes");
  await expect(proposal.getByText("Daniel Reyes is free.")).toBeVisible();
  await expect(proposal.getByText("90 minutes")).toBeVisible();
  await proposal.getByRole("button", { name: "Add Time" }).click();
  const third = proposal.getByLabel("Time 3", { exact: true });
  await third.fill(inDays(-1, "10:00"));
  await proposal.getByRole("button", { name: "Propose Times" }).click();
  await expect(proposal.getByText("Please choose a time in the future")).toBeVisible();
  await third.fill(inDays(5, "10:00"));
  await proposal.getByLabel("Video link").fill("https://meet.example/okafor");
  expect(await findViolationsInBothThemes(attorney.page)).toEqual([]);
  await proposal.getByRole("button", { name: "Propose Times" }).click();
  await attorney.seesToast("Times proposed");
  await expect(chosen).toBeHidden();
  await attorney.page.goto(`/applicants?application=${applicationId}`);
  await expect(attorney.page.getByText("Interview Proposed")).toBeVisible();

  const paralegal = await enter({ width: 390 });
  await paralegal.carry(people.paralegal);
  await paralegal.page.goto("/applications");
  const card = paralegal.page.getByRole("region", { name: `Interview about ${people.jobTitle}` });
  await expect(card.getByText("for Margaret Okafor").first()).toBeVisible();
  await card.getByRole("button", { name: "Propose Other Times" }).click();
  const counter = paralegal.dialog("Propose other times");
  await counter.getByLabel("Time 1", { exact: true }).fill(inDays(7, "09:00"));
  await expect(counter.getByText("for Margaret Okafor")).toBeVisible();
  await counter.getByRole("button", { name: "Propose Times" }).click();
  await expect(card.getByText("Awaiting Margaret Okafor's response to:")).toBeVisible();
  expect(await findViolationsInBothThemes(paralegal.page)).toEqual([]);

  await attorney.button("Confirm a Time").click();
  await attorney.dialog("Confirm a time").getByRole("button", { name: "Confirm Interview" }).click();
  const exactly = (text: string) => attorney.page.getByText(text, { exact: true });
  await expect(exactly("Interview Scheduled")).toBeVisible();
  // One toast: what one did is no news.
  await expect(exactly("Interview scheduled")).toHaveCount(1);
  await expect(card.getByText("Interview Scheduled")).toBeVisible();

  await attorney.button("Move Interview").click();
  const move = attorney.dialog("Move the interview");
  await move.getByLabel("Time 1", { exact: true }).fill(inDays(8, "11:00"));
  await move.getByRole("button", { name: "Propose Times" }).click();
  await card.getByRole("button", { name: "Confirm a Time" }).click();
  await paralegal.dialog("Confirm a time").getByRole("button", { name: "Confirm Interview" }).click();
  // It closes with the answer. Until then the card's buttons count as hidden, because they are behind it.
  await expect(paralegal.dialog("Confirm a time")).toBeHidden();
  await expect(card.getByRole("button", { name: "Confirm a Time" })).toBeHidden();

  const startIn = (interval: string) =>
    site.runSql(
      `update interviews set starts_at = now() + interval '${interval}' where application_id = ${applicationId}`,
    );
  await startIn("50 minutes");
  await site.runTask("remind-of-interviews");
  // By itself, or counted in the toast of the confirmation.
  for (const { page } of [attorney, paralegal])
    await expect(page.getByText(/^(Latest: )?Interview within the hour$/)).toBeVisible();
  await startIn("-1 hour");
  await attorney.page.reload();
  await attorney.button("Record No-Show").click();
  await attorney.dialog("Record a no-show?").getByRole("button", { name: "Record No-Show" }).click();
  await expect(attorney.page.getByText("No-Show", { exact: true })).toBeVisible();
  await attorney.button("Accept").click();
  await attorney.button("Accept Application").click();
  await expect(attorney.link("View Contract")).toBeVisible();
});

test("both sides review a completed contract, and the paralegal replies", async ({ enter, site }) => {
  const people = await acquaint(site.server.url);
  const id = await startWork(people);
  await people.attorney.ask("completeContract", { params: { id } });
  const attorney = await enter();
  await attorney.carry(people.attorney);
  await attorney.page.goto(`/contracts/${id}`);
  await attorney.button("Write Review").click();
  const ofWork = attorney.dialog("Review Daniel Reyes");
  await ofWork.getByRole("button", { name: "Save Review" }).click();
  await expect(ofWork.getByText("Please choose 1 to 5").first()).toBeVisible();
  for (const what of ["Overall", "Quality of work", "Timeliness", "Communication"])
    await ofWork.getByRole("group", { name: what }).getByRole("radio", { name: "5" }).check();
  await ofWork.getByLabel("Review", { exact: true }).fill("Careful work, a day early.");
  expect(await findViolationsInBothThemes(attorney.page)).toEqual([]);
  await ofWork.getByRole("button", { name: "Save Review" }).click();
  await expect(attorney.page.getByText("hidden from the other party")).toBeVisible();

  const paralegal = await enter({ width: 390 });
  await paralegal.carry(people.paralegal);
  await paralegal.page.goto(`/contracts/${id}`);
  await paralegal.button("Write Review").click();
  await expect(paralegal.page.getByText("Careful work, a day early.")).toBeHidden();
  const ofFirm = paralegal.dialog("Review Margaret Okafor");
  for (const what of ["Overall", "Clear instructions", "Payment", "Communication"])
    await ofFirm.getByRole("group", { name: what }).getByRole("radio", { name: "4" }).check();
  await ofFirm.getByLabel("Review", { exact: true }).fill("Clear instructions.");
  await ofFirm.getByRole("button", { name: "Save Review" }).click();
  await expect(paralegal.page.getByText("Careful work, a day early.")).toBeVisible();
  await expect(attorney.page.getByText("Clear instructions.", { exact: true })).toBeVisible();
  await paralegal.button("Reply to Review").click();
  const reply = paralegal.dialog("Reply to Margaret Okafor");
  await reply.getByLabel("Reply").fill("Thank you.");
  await reply.getByRole("button", { name: "Publish Reply" }).click();
  await expect(attorney.page.getByText("Thank you.")).toBeVisible();
  expect(await findViolationsInBothThemes(paralegal.page)).toEqual([]);
});
