import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { findViolationsAtBothWidths } from "./stage/axe.ts";
import { staffCommand } from "./stage/staff.ts";
import { expect, test } from "./stage/test.ts";

const { email } = demoPeople.hannah;

test("staff answer contact messages, on a desktop and on a phone", async ({ site, enter }) => {
  const sent = await fetch(`${site.server.url}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      topic: "press",
      name: "Rosa Quill",
      email: "rosa@example.com",
      message: "May we print your figures?\nWe go to press on Friday.",
      website: "",
    }),
  });
  const { ticket } = (await sent.json()) as { ticket: string };

  const hannah = await enter();
  await hannah.openSession(email, demoPassword);
  expect(await staffCommand(site, "grant", email)).toBe(`${email} is staff now.`);
  await hannah.page.goto("/dashboard/paralegal");
  await hannah.goTo("Staff");
  await expect(hannah.page.getByText(ticket)).toBeVisible();
  expect(await findViolationsAtBothWidths(hannah.page)).toEqual([]);

  const phone = await enter({ width: 390, colorScheme: "dark" });
  await phone.openSession(email, demoPassword);
  await phone.page.goto("/dashboard/paralegal");
  await phone.goTo("Staff");
  await phone.input.press(phone.link("Rosa Quill"));
  await expect(phone.heading("Rosa Quill")).toBeVisible();

  await hannah.input.press(hannah.link("Rosa Quill"));
  await expect(hannah.heading("Rosa Quill")).toBeVisible();
  await hannah.input.press(hannah.button("Send Reply"));
  await expect(hannah.page.getByText("Please write a reply")).toBeVisible();
  await hannah.page.getByLabel(/^Reply to Rosa/).fill("You may.\n\nPlease name the month.");
  expect(await findViolationsAtBothWidths(hannah.page)).toEqual([]);
  await hannah.input.press(hannah.button("Send Reply"));
  await hannah.seesToast("Reply sent", "We'll email it.");
  await expect(hannah.page.getByText("Please name the month.")).toBeVisible();

  await phone.page.reload();
  await expect(phone.page.getByText("Please name the month.")).toBeVisible();
  await phone.input.press(phone.button("Close Message"));
  await phone.seesToast("Message closed");
  await expect(phone.button("Send Reply")).toBeHidden();
  await phone.input.press(phone.button("Reopen Message"));
  await phone.seesToast("Message reopened");
  await expect(phone.button("Send Reply")).toBeVisible();
});

test("to others there is nothing at these addresses", async ({ site, enter }) => {
  const leila = await enter();
  await leila.carrySession(demoPeople.leila.email, demoPassword);
  leila.consoleErrors.expect(/404/);
  const answer = await leila.page.goto("/staff/contact");
  expect(answer?.status()).toBe(404);
  await expect(leila.heading("404 Page Not Found")).toBeVisible();
  await expect(leila.link("Staff")).toHaveCount(0);
  const visitor = await fetch(`${site.server.url}/staff/contact`, { redirect: "manual" });
  expect(visitor.headers.get("location")).toBe("/auth?next=%2Fstaff%2Fcontact");
});
