import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { findViolationsInBothThemes } from "./stage/axe.ts";
import { expect, test } from "./stage/test.ts";
import type { ClientInfo } from "./stage/visitor.ts";

const sections = [
  ["How It Works", "how-it-works"],
  ["For Paralegals", "for-paralegals"],
  ["For Attorneys", "for-attorneys"],
  ["About", "about"],
] as const;

const header = ({ page }: ClientInfo) => page.getByRole("navigation", { name: "Main" });

/** Its upper edge is in the upper quarter of the window. */
async function expectAtTop({ page }: ClientInfo, id: string): Promise<void> {
  const top = async () => (await page.locator(`#${id}`).boundingBox())?.y ?? Number.NaN;
  await expect.poll(top, id).toBeLessThan(225);
  expect(await top(), id).toBeGreaterThanOrEqual(-1);
}

test("the header leads to each section, and the keyboard goes on from there", async ({ enter }) => {
  const visitor = await enter();
  await visitor.page.goto("/");
  for (const [label, id] of sections) {
    await header(visitor).getByRole("link", { name: label }).press("Enter");
    await expect(visitor.page).toHaveURL(`${visitor.origin}/#${id}`);
    await expectAtTop(visitor, id);
    await expect(visitor.page.locator(`#${id}`)).toBeFocused();
  }
  await visitor.page.goto("/#for-paralegals");
  await expect(visitor.page.locator("#for-paralegals")).toBeFocused();
  await visitor.page.keyboard.press("Tab");
  await expect(visitor.link("Find Opportunities")).toBeFocused();
});

test("sections are found from other pages and by their address", async ({ enter }) => {
  const visitor = await enter();
  await visitor.page.goto("/auth");
  await header(visitor).getByRole("link", { name: "About" }).click();
  await expectAtTop(visitor, "about");
  for (const id of ["testimonials", "how-it-works"]) {
    await visitor.page.goto(`/auth`);
    await visitor.page.goto(`/#${id}`);
    await expectAtTop(visitor, id);
  }
});

test("each invitation to register opens its side on /auth", async ({ enter }) => {
  const visitor = await enter();
  await visitor.page.goto("/");
  for (const [button, tab] of [
    ["I'm a Paralegal", "Paralegal"],
    ["I'm an Attorney", "Attorney"],
    ["Find Paralegals", "Attorney"],
    ["Register as Attorney / Law Office", "Attorney"],
    ["Register as Paralegal", "Paralegal"],
  ] as const) {
    await visitor.link(button).click();
    await expect(visitor.page.getByRole("tab", { name: tab, selected: true }), button).toBeVisible();
    await visitor.page.goBack();
  }
});

test("the header's buttons open the dialogs over the page", async ({ enter }) => {
  const visitor = await enter();
  await visitor.page.goto("/");
  for (const [button, dialog] of [
    ["Login", "Sign In"],
    ["Sign Up", "Are you hiring or looking for work?"],
  ] as const) {
    await visitor.link(button).click();
    await expect(visitor.dialog(new RegExp(dialog, "i"))).toBeVisible();
    await visitor.page.keyboard.press("Escape");
    await expect(visitor.dialog(new RegExp(dialog, "i"))).toBeHidden();
  }
});

test("Sign Up in the header asks first which side one registers on", async ({ enter }) => {
  for (const width of [1440, 390] as const) {
    const visitor = await enter({ width });
    await visitor.page.goto("/");
    for (const side of ["Register as Attorney", "Register as Paralegal"]) {
      await visitor.input.press(visitor.page.getByRole("banner").getByRole("link", { name: "Sign Up" }));
      const question = visitor.dialog("Are you hiring or looking for work?");
      await expect(question).toBeVisible();
      expect(await findViolationsInBothThemes(visitor.page)).toEqual([]);
      await visitor.input.press(question.getByRole("button", { name: side }));
      await expect(visitor.dialog(side)).toBeVisible();
      await visitor.page.keyboard.press("Escape");
      await expect(visitor.page.getByRole("dialog")).toHaveCount(0);
    }
  }
});

test("the phone's menu registers either side", async ({ enter }) => {
  const visitor = await enter({ width: 390 });
  for (const [entry, tab] of [
    ["Register as Paralegal", "Paralegal"],
    ["Register as Attorney", "Attorney"],
  ] as const) {
    await visitor.page.goto("/");
    await visitor.button("Menu").click();
    const menu = visitor.dialog("Menu");
    for (const label of [...sections.map(([name]) => name), "Login"])
      await expect(menu.getByRole("link", { name: label, exact: true })).toBeVisible();
    await menu.getByRole("link", { name: entry }).click();
    await expect(visitor.page.getByRole("tab", { name: tab, selected: true })).toBeVisible();
  }
});

test("members find their own places in the header", async ({ enter }) => {
  for (const [person, labels] of [
    ["daniel", ["Dashboard", "Browse Jobs", "My Applications", "My Profile", "Messages"]],
    ["margaret", ["Dashboard", "Find Paralegals", "My Profile", "Messages"]],
  ] as const) {
    const visitor = await enter();
    await visitor.carrySession(demoPeople[person].email, demoPassword);
    await visitor.page.goto("/");
    await expect(header(visitor).getByRole("link")).toHaveText([...labels]);
    await expect(visitor.link("Login")).toHaveCount(0);
    const side = person === "margaret" ? "/paralegals" : "/auth?role=attorney";
    await expect(visitor.page.locator("#for-attorneys a")).toHaveAttribute("href", side);
  }
});

test("three jobs, three paralegals, four figures and two stories", async ({ enter, site }) => {
  const read = async <Body>(path: string): Promise<Body> =>
    (await (await fetch(site.server.url + path)).json()) as Body;
  const visitor = await enter();
  const { page } = visitor;
  await page.goto("/");
  await expect(page.getByRole("tab", { name: "Available Jobs", selected: true })).toBeVisible();
  await expect(visitor.link("View Details")).toHaveCount(3);
  const description = page.getByRole("tabpanel").getByRole("article").first().getByRole("paragraph").first();
  await expect(description).toHaveCSS("-webkit-line-clamp", "3");
  await expect(visitor.link("View All Opportunities")).toHaveAttribute("href", "/jobs");
  // Other stories post jobs and sign people in; what the demo itself counts is in dashboards.test.ts.
  const counted =
    await read<Record<"activeJobs" | "activeUsers" | "specialties" | "verifiedPercent", number>>(
      "/api/figures",
    );
  for (const figure of [
    new RegExp(`^${counted.activeJobs}\\s*Active jobs\\s*postings open now$`),
    new RegExp(`^${counted.activeUsers}\\s*Active users\\s*signed in within 30 days$`),
    new RegExp(`^${counted.specialties}\\s*Specialties\\s*a posting can list$`),
    new RegExp(`^${counted.verifiedPercent}%\\s*Verified\\s*of accounts, email confirmed$`),
  ])
    await expect(page.getByRole("listitem").filter({ hasText: figure })).toBeVisible();
  await expect(page.getByRole("img", { name: "5 out of 5 stars" })).toHaveCount(2);
  await page.getByRole("tab", { name: "Available Talent" }).click();
  await expect(visitor.link("View Profile")).toHaveCount(3);
  const talent = await read<{ id: number }[]>("/api/figures/talent");
  expect(talent).toHaveLength(3);
  for (const { id } of talent)
    await expect(page.getByRole("tabpanel").locator(`a[href="/paralegals/${id}"]`)).toBeVisible();
  await visitor.link("View All Paralegals").click();
  await expect(page.getByRole("heading", { name: "Find Paralegals", level: 1 })).toBeVisible();
});
