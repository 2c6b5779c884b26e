import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { findBarriers } from "./stage/checkup.ts";
import { staffCommand } from "./stage/staff.ts";
import { expect, test } from "./stage/test.ts";
import type { Width } from "./stage/visitor.ts";

const widths: readonly Width[] = [1440, 390];
const { email } = demoPeople.hannah;

for (const width of widths)
  test(`staff answer what was written to us, at ${width}`, async ({ site, enter }) => {
    const sent = await fetch(`${site.server.url}/api/contact`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        topic: "press",
        name: `Rosa Quill ${width}`,
        email: `rosa.${width}@example.com`,
        message: "May we print your figures?\nWe go to press on Friday.",
        website: "",
      }),
    });
    const { ticket } = (await sent.json()) as { ticket: string };

    const hannah = await enter({ width, colorScheme: width === 390 ? "dark" : "light" });
    await hannah.carrySession(email, demoPassword);
    expect(await staffCommand(site, "grant", email)).toBe(`${email} is staff now.`);
    await hannah.page.goto("/dashboard/paralegal");
    await hannah.goTo("Contact messages");
    await expect(hannah.page.getByText(ticket)).toBeVisible();
    expect(await findBarriers(hannah.page)).toEqual([]);

    await hannah.hand.press(hannah.link(`Rosa Quill ${width}`));
    await expect(hannah.heading(`Rosa Quill ${width}`)).toBeVisible();
    await hannah.hand.press(hannah.button("Send Answer"));
    await expect(hannah.page.getByText("Please write an answer")).toBeVisible();
    await hannah.page.getByLabel(/^Answer to Rosa/).fill("You may.\n\nPlease name the month.");
    expect(await findBarriers(hannah.page)).toEqual([]);
    await hannah.hand.press(hannah.button("Send Answer"));
    await hannah.seesToast("Answer sent", "It goes out by e-mail.");
    await expect(hannah.page.getByText("Please name the month.")).toBeVisible();
    await hannah.hand.press(hannah.button("Close Message"));
    await hannah.seesToast("Message closed");
    await expect(hannah.button("Send Answer")).toBeHidden();
    await hannah.hand.press(hannah.button("Reopen Message"));
    await hannah.seesToast("Message reopened");
    await expect(hannah.button("Send Answer")).toBeVisible();
  });

test("to others there is nothing at these addresses", async ({ site, enter }) => {
  const leila = await enter();
  await leila.carrySession(demoPeople.leila.email, demoPassword);
  leila.complaints.expect(/404/);
  const answer = await leila.page.goto("/staff/contact");
  expect(answer?.status()).toBe(404);
  await expect(leila.heading("404 Page Not Found")).toBeVisible();
  await expect(leila.link("Contact messages")).toHaveCount(0);
  const visitor = await fetch(`${site.server.url}/staff/contact`, { redirect: "manual" });
  expect(visitor.headers.get("location")).toBe("/auth?next=%2Fstaff%2Fcontact");
});
