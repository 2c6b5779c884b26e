import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { findViolations, findViolationsAtBothWidths, findViolationsInBothThemes } from "./stage/axe.ts";
import { linkInEmail } from "./stage/emails.ts";
import { expect, test } from "./stage/test.ts";
import type { ClientInfo } from "./stage/visitor.ts";

const { ruth, owen } = demoPeople;
const expectNoViolations = async ({ page }: ClientInfo): Promise<void> =>
  expect.soft(await findViolations(page), page.url()).toEqual([]);

test("a firm invites a person, who joins on a phone, and later removes them", async ({ site, enter }) => {
  const email = "robin.hale@example.com";
  const admin = await enter();
  await admin.carrySession(ruth.email, demoPassword);
  await admin.page.goto("/dashboard/attorney");
  await admin.goTo("Team");
  await expect(admin.page.getByText("nora.feld@demo.caseload.example")).toBeVisible();
  await admin.input.press(admin.button("Invite"));
  await admin.input.press(admin.button("Send Invitation"));
  await expect(admin.page.getByText("Please choose a role")).toBeVisible();
  expect.soft(await findViolationsAtBothWidths(admin.page), "inviting").toEqual([]);
  await admin.page.getByLabel("Email").fill(email);
  await admin.input.choose(admin.page.getByRole("combobox", { name: "Role" }), "Associate");
  await admin.input.choose(admin.page.getByRole("combobox", { name: "Department" }), "Appeals");
  await admin.input.press(admin.button("Send Invitation"));
  await admin.seesToast("Invitation sent", email);

  const link = await linkInEmail(site, email, "/invitation");
  const desktop = await enter();
  await desktop.page.goto(link);
  await desktop.input.press(desktop.button("Join Lindqvist Okafor LLP"));
  await expect(desktop.page.getByText("You must accept the terms and conditions")).toBeVisible();
  expect.soft(await findViolationsAtBothWidths(desktop.page), "joining").toEqual([]);

  const robin = await enter({ width: 390, colorScheme: "dark" });
  await robin.page.goto(link);
  await expect(robin.heading("Lindqvist Okafor LLP")).toBeVisible();
  await robin.page.getByLabel("First name").fill("Robin");
  await robin.page.getByLabel("Last name").fill("Hale");
  await robin.page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await robin.input.press(robin.page.getByRole("checkbox"));
  await robin.input.press(robin.button("Join Lindqvist Okafor LLP"));
  await robin.seesToast("Welcome to Lindqvist Okafor LLP");
  await expect(robin.page).toHaveURL(`${robin.origin}/dashboard/attorney`);

  // Without a reload: the list hears of it.
  await expect(admin.heading("Robin Hale")).toBeVisible();
  await admin.input.pick(admin.button("Actions for Robin Hale"), "Change role or department");
  await admin.input.choose(admin.page.getByRole("combobox", { name: "Role" }), "Firm Admin");
  await admin.input.press(admin.button("Save"));
  await admin.seesToast("Member updated");
  // The new role brings an entry above "Team", which would move away under a press.
  await expect(
    robin.page.getByRole("link", { name: "All Jobs", includeHidden: true }).first(),
  ).toBeAttached();
  await robin.goTo("Team");
  await expect(robin.heading("Ruth Kimura")).toBeVisible();

  const phone = await enter({ width: 390, colorScheme: "dark" });
  await phone.carrySession(ruth.email, demoPassword);
  await phone.page.goto("/team");
  await phone.input.pick(phone.button("Actions for Robin Hale"), "Deactivate");
  await phone.input.press(phone.button("Deactivate Member"));
  await phone.seesToast("Member deactivated");
  for (const visitor of [admin, phone]) await expect(visitor.heading("Robin Hale")).toBeHidden();
  await expect(robin.heading("Ruth Kimura")).toBeHidden();
});

test("a posting comes back with a reason, is revised, and goes live", async ({ enter }) => {
  const admin = await enter();
  await admin.carrySession(ruth.email, demoPassword);
  await admin.page.goto("/approvals");
  await expect(admin.link("Employee handbook comparison for three subsidiaries")).toBeVisible();
  await expectNoViolations(admin);
  await admin.input.press(admin.button("Return"));
  await admin.input.press(admin.button("Return Posting"));
  await expect(admin.page.getByText("Please give a reason")).toBeVisible();
  await admin.page.getByLabel("Reason").fill("Name the subsidiaries' states.");
  await admin.input.press(admin.button("Return Posting"));
  await admin.seesToast("Posting returned");
  await expect(admin.heading("No postings to approve")).toBeVisible();

  const writer = await enter({ width: 390, colorScheme: "dark" });
  await writer.carrySession(owen.email, demoPassword);
  await writer.page.goto("/jobs/mine");
  await expect(writer.page.getByText("Name the subsidiaries' states.")).toBeVisible();
  await expectNoViolations(writer);
  await writer.input.press(writer.link("Revise"));
  await writer.page.getByLabel("Job title").fill("Employee handbooks in Ohio, Iowa and Utah");
  await writer.input.press(writer.button("Send for Approval"));
  await writer.seesToast("Posting sent for approval");

  await expect(admin.link("Employee handbooks in Ohio, Iowa and Utah")).toBeVisible();
  await admin.input.press(admin.button("Approve"));
  await admin.seesToast("Posting approved");
  await admin.page.goto("/firms/1");
  await expect(admin.link("Employee handbooks in Ohio, Iowa and Utah")).toBeVisible();
  await admin.page.goto("/profile/attorney");
  await admin.input.press(admin.button("Edit Profile"));
  await admin.page.getByLabel("Location").fill("Camden, NJ");
  await admin.input.press(admin.button("Save"));
  await admin.seesToast("Profile updated");
  await expect(admin.page.getByText("Camden, NJ").first()).toBeVisible();
});

test("a department gets people, is archived, and comes back without them", async ({ enter }) => {
  const admin = await enter({ width: 390 });
  await admin.carrySession(ruth.email, demoPassword);
  await admin.page.goto("/departments");
  await admin.input.press(admin.button("New Department"));
  await admin.page.getByLabel("Department name").fill("Wills and Trusts");
  await admin.input.press(admin.button("Create"));
  await admin.seesToast("Department saved");
  const row = admin.page.getByRole("listitem").filter({ hasText: "Wills and Trusts" });
  await admin.input.press(row.getByRole("button", { name: "Assign" }));
  const dialog = admin.dialog("Assign people to Wills and Trusts");
  await admin.input.press(dialog.getByRole("button", { name: "Assign" }));
  await expect(dialog.getByText("Please choose at least one person")).toBeVisible();
  expect.soft(await findViolationsInBothThemes(admin.page), "assigning").toEqual([]);
  await admin.input.press(dialog.getByRole("checkbox", { name: "Samuel Voss" }));
  await admin.input.press(dialog.getByRole("checkbox", { name: "Owen Pratt" }));
  await admin.input.press(dialog.getByRole("button", { name: "Assign" }));
  await admin.seesToast("2 people assigned", "They belong to Wills and Trusts now.");
  await expect(row).toContainText("2 people");
  await admin.input.press(row.getByRole("button", { name: "Archive" }));
  await admin.input.choose(admin.page.getByRole("combobox", { name: "Move them to" }), "Litigation");
  expect.soft(await findViolationsInBothThemes(admin.page), "archiving").toEqual([]);
  await admin.input.press(admin.button("Archive Department"));
  await admin.seesToast("Department archived");
  await admin.input.press(row.getByRole("button", { name: "Restore" }));
  await admin.seesToast("Department restored");
  await expect(row).toContainText("0 people");
});

test("a firm of more members than a page lists them a page at a time, and finds them by name", async ({
  site,
  enter,
}) => {
  const hired = "email like 'hire%@large.example'";
  await site.runSql(`insert into users (name, first_name, last_name, email, user_type, primary_role, firm_id)
    select 'Robin Zimmer ' || n, 'Robin', 'Zimmer ' || n, 'hire' || n || '@large.example', 'paralegal', 'paralegal',
      (select firm_id from users where email = '${ruth.email}')
    from generate_series(101, 220) n`);
  const admin = await enter();
  await admin.carrySession(ruth.email, demoPassword);
  await admin.page.goto("/team");
  await expect(admin.page.getByText("50 members shown")).toBeVisible();
  await expect(admin.heading("Robin Zimmer 220")).toBeHidden();
  // The live connection that opens refetches what is on screen, here in the middle of Show More.
  const { promise: isRefetched, resolve: noteRefetch } = Promise.withResolvers<void>();
  await admin.page.route(
    /\/api\/team\?.*cursor=/,
    async (route) => {
      await admin.page.evaluate(
        "void ['offline', 'online'].forEach((name) => dispatchEvent(new Event(name)))",
      );
      await isRefetched;
      await route.continue().catch(() => undefined);
    },
    { times: 1 },
  );
  admin.page.on("requestfinished", (request) => {
    if (/\/api\/team\?(?!.*cursor=)/.test(request.url())) noteRefetch();
  });
  await admin.input.press(admin.button("Show More"));
  await expect(admin.page.getByText("100 members shown")).toBeVisible();
  const search = admin.page.getByRole("searchbox", { name: "Find a colleague" });
  await search.fill("zimmer 219");
  await expect(admin.heading("Robin Zimmer 219")).toBeVisible();
  await expect(admin.page.getByRole("heading", { level: 2, name: /^Robin/ })).toHaveCount(1);
  await search.fill("no such person");
  await expect(admin.heading("No members found")).toBeVisible();
  expect.soft(await findViolationsAtBothWidths(admin.page), "no member found").toEqual([]);

  await admin.page.goto("/departments");
  await admin.input.press(
    admin.page.getByRole("listitem").filter({ hasText: "Appeals" }).getByRole("button", { name: "Assign" }),
  );
  const dialog = admin.dialog("Assign people to Appeals");
  for (const name of ["Robin Zimmer 219", "Robin Zimmer 130"]) {
    await dialog.getByRole("searchbox", { name: "Find a colleague" }).fill(name);
    await admin.input.press(dialog.getByRole("checkbox", { name }));
  }
  await expect(dialog.getByText("2 selected")).toBeVisible();
  expect.soft(await findViolationsAtBothWidths(admin.page), "assigning in a large firm").toEqual([]);
  await admin.input.press(dialog.getByRole("button", { name: "Assign" }));
  await admin.seesToast("2 people assigned", "They belong to Appeals now.");
  // The other stories of this file share the site.
  await site.runSql(`delete from users where ${hired}`);
});
