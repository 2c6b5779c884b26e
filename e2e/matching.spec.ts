import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { expect, test } from "./stage/test.ts";

test("the claim leads to its figure; a paralegal reads why, searches, and keeps preferences", async ({
  enter,
}) => {
  const visitor = await enter();
  const { page } = visitor;
  await page.goto("/");
  const claim = visitor.link(/^Measured: /);
  const figure = /\d+\.\d%/.exec(await claim.innerText())?.[0] ?? "no figure";
  await claim.click();
  await expect(visitor.heading("How Matching Works")).toBeVisible();
  await expect(page.getByText(`balanced accuracy is ${figure}`)).toBeVisible();
  await visitor.link("contact page").click();
  await expect(page.getByRole("combobox", { name: "Topic" })).toHaveText(/Review of a match/);

  await visitor.carrySession(demoPeople.daniel.email, demoPassword);
  await page.goto("/dashboard");
  await visitor.link("Smart Search").click();
  await expect(visitor.heading("Intelligent Job Matching")).toBeVisible();
  const best = page.getByRole("main").getByRole("article").first();
  const details = page.getByRole("complementary", { name: "Job details" });
  const score = await details.getByText(/^\d+$/).first().innerText();
  await expect(best.getByText(`${score}% match`)).toBeVisible();
  await expect(details.locator("mark").first()).toBeVisible();
  await details.getByText("Score breakdown").click();
  await expect(details.getByText(`${score} of 100`)).toBeVisible();
  const earned = await details.locator("tbody td:last-child").allInnerTexts();
  expect(earned.reduce((sum, points) => sum + Number.parseInt(points, 10), 0)).toBe(Number(score));

  const words = page.getByRole("searchbox", { name: "Search jobs in your own words" });
  await words.fill("zeppelin maintenance");
  await words.press("Enter");
  await expect(visitor.heading("No matches found")).toBeVisible();
  await expect(page).toHaveURL(/\/search\?q=zeppelin\+maintenance$/);
  await visitor.button("Clear Search").click();
  await expect(best).toBeVisible();

  await expect(visitor.button("Save Preferences")).toBeHidden();
  await visitor.button("Show Filters").first().click();
  // A filter says how many matches it leaves, and one that leaves none is marked.
  await expect(visitor.button("Tax Law")).toHaveAttribute("title", "no jobs");
  const remote = visitor.button("Remote");
  await expect(remote).toHaveAttribute("title", /^\d+ jobs?$/);
  const left = Number.parseInt((await remote.getAttribute("title")) ?? "", 10);
  await remote.click();
  await expect(page.getByRole("status").filter({ hasText: /^\d+ match(es)?$/ })).toHaveText(
    left === 1 ? "1 match" : `${left} matches`,
  );
  await visitor.button("Save Preferences").click();
  await visitor.seesToast("Preferences saved");
  await visitor.button("Hide Filters").click();
  await expect(visitor.button("Save Preferences")).toBeHidden();
  await page.reload();
  await expect(visitor.button("Remove Remote")).toBeVisible();
  await expect(best).toBeVisible();
  for (const match of await page.getByRole("main").getByRole("article").all())
    await expect(match).toContainText(/remote/i);

  const shown = await best.getByRole("link").first().innerText();
  await page.goto("/settings/data");
  await visitor.link("See Rankings").click();
  await expect(visitor.heading("Your Rankings")).toBeVisible();
  const latest = page.getByRole("article", { name: "Positions for you" }).first();
  await expect(latest.getByRole("listitem").first()).toContainText(shown);
  await latest.getByText("Reasons and numbers").first().click();
  await expect(latest.getByRole("row", { name: /^Practice areas \d/ })).toBeVisible();
});

test("the firm orders the applicants of a posting by match, with none missing", async ({ enter }) => {
  const visitor = await enter();
  const { page } = visitor;
  await visitor.carrySession(demoPeople.margaret.email, demoPassword);
  await page.goto("/dashboard/attorney?tab=listings");
  await page
    .getByRole("tabpanel")
    .getByRole("link", { name: /applied/ })
    .first()
    .click();
  const sort = page.getByRole("combobox", { name: "Sort" });
  await expect(sort).toHaveText("Best match first");
  const rows = page.getByRole("region", { name: "Applicants" }).getByRole("listitem");
  const names = rows.getByRole("link");
  const matches = rows.getByText(/^Match \d+$/);
  await expect(matches.first()).toBeVisible();
  const byMatch = await names.allInnerTexts();
  const scores = await matches.allInnerTexts();
  const points = scores.map((text) => Number.parseInt(text.replace("Match", ""), 10));
  expect(points).toEqual(points.toSorted((one, other) => other - one));
  await visitor.input.choose(sort, "Newest first");
  await expect(page).toHaveURL(/sort=newest/);
  await expect(names).toHaveCount(byMatch.length);
  expect((await names.allInnerTexts()).toSorted()).toEqual(byMatch.toSorted());

  const posting = /job=(\d+)/.exec(page.url())?.[1] ?? "";
  await page.goto(`/jobs/${posting}`);
  await expect(visitor.heading("Suggested Paralegals")).toBeVisible();
});
