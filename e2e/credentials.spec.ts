import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { makeImage } from "@caseload/server/testkit/images";
import { findViolations } from "./stage/axe.ts";
import { keyboard } from "./stage/input.ts";
import { staffCommand } from "./stage/staff.ts";
import { expect, test } from "./stage/test.ts";

const { email } = demoPeople.ruth;
const pdf = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");

test("a photo is cropped by the arrow keys, shown everywhere, and removed; an edit is called off, then saved", async ({
  enter,
}) => {
  const daniel = await enter({ input: keyboard });
  await daniel.carrySession(demoPeople.daniel.email, demoPassword);
  const { page } = daniel;
  // The refused drawing; and the recorder of this test's trace, which reads the picture where the page may not.
  daniel.consoleErrors.expect(/status of 400/, /Connecting to 'blob:/);
  await page.goto("/profile/paralegal");
  await daniel.input.press(daniel.button("Add Photo"));
  const field = page.getByLabel("Picture", { exact: true });
  await field.setInputFiles({ name: "me.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
  await daniel.input.press(daniel.button("Save Photo"));
  await expect(page.getByText("Please choose a JPEG, PNG or WebP picture", { exact: true })).toBeVisible();
  const picture = Buffer.from(await makeImage(800, 400));
  await field.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: picture });
  const section = page.getByLabel(/^Crop area/);
  await section.focus();
  for (let step = 0; step < 12; step += 1) await page.keyboard.press("ArrowRight");
  expect(await findViolations(page)).toEqual([]);
  await daniel.input.press(daniel.button("Save Photo"));
  await daniel.seesToast("Photo saved");
  await expect(daniel.button("Change Photo")).toBeFocused();
  const shown = page.getByRole("banner").locator("img");
  await expect(shown).toHaveJSProperty("naturalWidth", 96);
  await daniel.input.press(daniel.button("Remove Photo"));
  await daniel.seesToast("Photo removed");
  await expect(shown).toHaveCount(0);

  await daniel.input.press(daniel.button("Edit Profile"));
  const place = page.getByLabel("Location");
  const before = await place.inputValue();
  await daniel.input.write(place, "Reno, NV");
  await daniel.input.press(daniel.button("Cancel"));
  await daniel.input.press(daniel.button("Edit Profile"));
  await expect(place).toHaveValue(before);
  await daniel.input.press(daniel.button("Save"));
  await daniel.seesToast("Profile updated");
  await expect(daniel.button("Edit Profile")).toBeVisible();
});

test("a credential goes from its owner's phone through the queue to the profile", async ({ site, enter }) => {
  const daniel = await enter({ width: 390, colorScheme: "dark" });
  await daniel.carrySession(demoPeople.daniel.email, demoPassword);
  await daniel.page.goto("/dashboard/paralegal");
  await daniel.goTo("Settings", "Credentials");
  await daniel.input.press(daniel.button("Submit Credential"));
  await daniel.input.choose(
    daniel.page.getByRole("combobox", { name: "What it is" }),
    "License or registration",
  );
  await daniel.input.press(daniel.button("Submit"));
  await expect(daniel.page.getByText("Please enter who issued it")).toBeVisible();
  await expect(daniel.page.getByText("Please choose a file", { exact: true })).toBeVisible();
  await daniel.input.write(daniel.page.getByLabel("Credential", { exact: true }), "Legal document preparer");
  await daniel.input.write(daniel.page.getByLabel("Issued by"), "Supreme Court of Arizona");
  await daniel.input.write(daniel.page.getByLabel("Number"), "81742");
  await daniel.input.choose(daniel.page.getByRole("combobox", { name: "State" }), "Arizona");
  const evidence = { name: "license.pdf", mimeType: "application/pdf", buffer: pdf };
  await daniel.page.getByLabel("Evidence").setInputFiles(evidence);
  expect(await findViolations(daniel.page)).toEqual([]);
  await daniel.input.press(daniel.button("Submit"));
  await daniel.seesToast("Credential submitted");
  await expect(daniel.heading("Legal document preparer")).toBeVisible();

  expect(await staffCommand(site, "grant", email)).toBe(`${email} is staff now.`);
  const ruth = await enter();
  await ruth.carrySession(email, demoPassword);
  await ruth.page.goto("/staff/credentials");
  expect(await findViolations(ruth.page)).toEqual([]);
  await ruth.input.press(ruth.page.getByRole("listitem").filter({ hasText: "Arizona" }).getByRole("link"));
  const download = ruth.page.waitForEvent("download");
  await ruth.input.press(ruth.button("Open Evidence"));
  expect((await download).suggestedFilename()).toBe("license.pdf");
  await ruth.page.getByLabel(/^What was checked/).fill("Name and number compared with the court's list.");
  expect(await findViolations(ruth.page)).toEqual([]);
  await ruth.input.press(ruth.button("Verify"));
  await ruth.seesToast("Credential verified");

  // Without a reload: the change is announced.
  await expect(
    daniel.page.getByText("Checked: Name and number compared with the court's list."),
  ).toBeVisible();
  const visitor = await enter();
  await visitor.page.goto("/paralegals/1");
  await expect(visitor.page.getByText("Name and number compared with the court's list.")).toBeVisible();
  await expect(visitor.page.getByText("81742")).toHaveCount(0);
});

test("a paralegal declares the qualification that California requires and records a course; firms read the declaration", async ({
  enter,
}) => {
  const { firstName, lastName, email: address } = demoPeople.daniel;
  const daniel = await enter({ width: 390 });
  await daniel.carrySession(address, demoPassword);
  await daniel.page.goto("/credentials?state=OH");
  await expect(daniel.page.getByText("We haven't listed Ohio's rules")).toBeVisible();
  await daniel.input.choose(daniel.page.getByRole("combobox", { name: "State", exact: true }), "California");
  await expect(daniel.page.getByText("Continuing education", { exact: true }).first()).toBeVisible();
  await daniel.input.press(daniel.button("Declare Qualification"));
  await daniel.input.press(daniel.button("Sign Declaration"));
  await expect(daniel.page.getByText("Please choose your qualification")).toBeVisible();
  await daniel.page.getByLabel(/^Certificate of a paralegal program approved/).check();
  await daniel.page.getByLabel(/^I declare that I have the qualification/).check();
  await daniel.input.write(daniel.page.getByLabel("Type your full name to sign"), `${firstName} ${lastName}`);
  expect(await findViolations(daniel.page)).toEqual([]);
  await daniel.input.press(daniel.button("Sign Declaration"));
  await daniel.seesToast("Declaration Saved");

  await daniel.input.press(daniel.button("Add Course"));
  await daniel.input.write(daniel.page.getByLabel("Course", { exact: true }), "Privilege in practice");
  await daniel.input.write(daniel.page.getByLabel("Provider"), "Bay Area Paralegal Institute");
  await daniel.page.getByLabel("Completed on").fill("2026-02-03");
  await daniel.input.write(daniel.page.getByLabel("Hours of legal ethics"), "1.5");
  await daniel.input.press(daniel.button("Add Course").last());
  await daniel.seesToast("Course Added");
  await expect(daniel.page.getByText("1.5 of 4 hours")).toBeVisible();
  expect(await findViolations(daniel.page)).toEqual([]);

  const visitor = await enter();
  await visitor.page.goto("/paralegals/1");
  await expect(visitor.heading("State Declarations")).toBeVisible();
  await expect(visitor.page.getByText("not checked by us")).toBeVisible();
  await expect(visitor.page.getByText("Privilege in practice")).toHaveCount(0);
});
