import { toasts } from "@caseload/contract/toasts";
import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { expect, test } from "./stage/test.ts";

const title = "Exhibit stamping for the Halden bench trial";

test("a partner drafts a posting, previews and publishes it, copies it, and closes several at once", async ({
  enter,
}) => {
  const partner = await enter();
  const { page, hand } = partner;
  await partner.carrySession(demoPeople.margaret.email, demoPassword);
  await page.goto("/jobs/post");
  await hand.write(page.getByLabel("Job title"), title);
  await page.reload();
  await expect(page.getByLabel("Job title")).toHaveValue(title);
  await hand.press(partner.button("Save Draft"));
  await expect(page.getByText("Please select a work arrangement")).toBeVisible();
  await hand.choose(page.getByRole("combobox", { name: "Work arrangement" }), "Remote");
  await hand.press(partner.button("Add Party"));
  await hand.write(page.getByLabel("Party 1", { exact: true }), "Halvorsen Freight Inc.");
  await hand.press(partner.button("Save Draft"));
  await partner.seesToast("Draft saved");
  await expect(page).toHaveURL(/\/jobs\/\d+\/edit$/);

  await hand.write(page.getByLabel("Location"), "Philadelphia, PA");
  await hand.write(page.getByLabel("Hours per week"), "25");
  await hand.write(page.getByLabel("Duration"), "3 weeks");
  await hand.write(page.getByLabel("Description"), "Stamp and index 900 exhibits before the pretrial order.");
  await hand.press(partner.button("Litigation"));
  await hand.choose(page.getByRole("combobox", { name: "Pay" }), "Flat fee");
  await hand.write(page.getByLabel("Fee"), "2500");
  await hand.press(partner.button("Preview"));
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByText("$2,500 flat fee")).toBeVisible();
  await expect(page.getByText("Halvorsen Freight Inc.")).toBeHidden();
  await hand.press(partner.button("Post Job"));
  await partner.seesToast(toasts.jobPosted.title, toasts.jobPosted.text);
  await expect(partner.link(title)).toBeVisible();

  await hand.pick(partner.button(`More for ${title}`), "Duplicate");
  await partner.seesToast("Draft created");
  await expect(page.getByLabel("Party 1", { exact: true })).toHaveValue("Halvorsen Freight Inc.");

  await page.goto("/jobs/manage?order=newest");
  await page.getByLabel(`Select ${title}`).check();
  await page.getByLabel("Select Cite-check and table of authorities, Third Circuit brief").check();
  await hand.press(
    partner.page.getByRole("group", { name: /selected/ }).getByRole("button", { name: "Close" }),
  );
  await partner.seesToast("2 postings closed");
  await expect(partner.link(title)).toBeHidden();
});
