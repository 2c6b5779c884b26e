import { toasts } from "@caseload/contract/toasts";
import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { expect, test } from "./stage/test.ts";

const title = "Exhibit stamping for the Halden bench trial";

test("a partner drafts a posting, previews it, reads the posting guard, publishes it, copies it, and closes several at once", async ({
  enter,
}) => {
  const partner = await enter();
  const { page, input } = partner;
  await partner.carrySession(demoPeople.margaret.email, demoPassword);
  await page.goto("/jobs/post");
  await input.write(page.getByLabel("Job title"), title);
  await page.reload();
  await expect(page.getByLabel("Job title")).toHaveValue(title);
  await input.press(partner.button("Save Draft"));
  await expect(page.getByText("Please select a work arrangement")).toBeVisible();
  await input.choose(page.getByRole("combobox", { name: "Work arrangement" }), "Remote");
  await input.press(partner.button("Add Party"));
  await input.write(page.getByLabel("Party 1", { exact: true }), "Halvorsen Freight Inc.");
  await input.press(partner.button("Save Draft"));
  await partner.seesToast("Draft saved");
  await expect(page).toHaveURL(/\/jobs\/\d+\/edit$/);

  // The firm's, which is not asked for again.
  await expect(page.getByLabel("Location")).toHaveValue("Philadelphia, PA");
  await input.write(page.getByLabel("Hours per week"), "25");
  await input.write(page.getByLabel("Duration"), "3 weeks");
  await input.write(
    page.getByLabel("Description"),
    "Stamp and index 900 exhibits. Take depositions of two records custodians.",
  );
  const guard = page.getByRole("list", { name: "Posting guard" });
  await expect(guard).toContainText("Model Rule 5.5");
  await expect(guard).toContainText("Instead: Assist at depositions");
  await input.press(partner.button("Litigation"));
  await input.choose(page.getByRole("combobox", { name: "Pay" }), "Flat fee");
  await input.write(page.getByLabel("Fee"), "2500");
  await input.press(partner.button("Preview"));
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByText("$2,500 flat fee")).toBeVisible();
  await expect(page.getByText("Halvorsen Freight Inc.")).toBeHidden();
  partner.consoleErrors.expect(/console error: .*status of 409/);
  await input.press(partner.button("Post Job"));
  const question = page.getByRole("dialog", { name: "Read this before you post" });
  await expect(question).toContainText("Take depositions of two records custodians.");
  await input.press(question.getByRole("button", { name: "Back to Editing" }));
  await expect(question).toBeHidden();
  await input.press(partner.button("Post Job"));
  await input.press(question.getByRole("button", { name: "I Have Read This" }));
  await partner.seesToast(toasts.jobPosted.title, toasts.jobPosted.text);
  await expect(partner.link(title)).toBeVisible();

  await input.pick(partner.button(`More for ${title}`), "Duplicate");
  await partner.seesToast("Draft created");
  await expect(page.getByLabel("Party 1", { exact: true })).toHaveValue("Halvorsen Freight Inc.");

  await page.goto("/jobs/post");
  const past = page.getByRole("dialog", { name: "Start from a past job" });
  await input.press(partner.button("Start From a Past Job"));
  await input.press(past.getByRole("button", { name: title }).first());
  await partner.seesToast("Form filled in");
  await expect(page.getByLabel("Hours per week")).toHaveValue("25");
  await expect(page.getByRole("button", { name: "Remove party 1" })).toBeHidden();
  await expect(page.getByRole("region", { name: "Live preview" })).toContainText("$2,500 flat fee");
  await input.press(partner.button("Undo"));
  await expect(page.getByLabel("Job title")).toHaveValue("");
  await input.press(partner.button("Start From a Past Job"));
  await input.press(past.getByRole("button", { name: title }).first());
  await input.press(partner.button("Save as Template"));
  await input.press(partner.button("Save Template"));
  await partner.seesToast("Template saved");
  await input.press(partner.button("Start From a Past Job"));
  await input.press(past.getByRole("button", { name: `Delete the template ${title}` }));
  await partner.seesToast("Template deleted");

  await page.goto("/jobs/manage?order=newest");
  await page.getByLabel(`Select ${title}`).check();
  await page.getByLabel("Select Cite-check and table of authorities, Third Circuit brief").check();
  await input.press(
    partner.page.getByRole("group", { name: /selected/ }).getByRole("button", { name: "Close" }),
  );
  await partner.seesToast("2 postings closed");
  await expect(partner.link(title)).toBeHidden();
});
