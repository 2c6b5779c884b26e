import type { Page } from "@playwright/test";
import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { settle } from "./stage/axe.ts";
import { expect, test } from "./stage/test.ts";

/** A page of US letter between the margins of print.css, in CSS pixels. */
const paper = { width: 725, height: 920 };

const documents = [
  { name: "a contract", who: "anders", path: "/contracts/5", holds: /^This Engagement Agreement/ },
  { name: "an application", who: "anders", path: "/applicants?application=18", holds: "Cover letter" },
  { name: "one's applications", who: "daniel", path: "/applications", holds: "Second-pass privilege review" },
  { name: "a report", who: "anders", path: "/reports", holds: "Second-pass privilege review" },
  { name: "a calendar", who: "anders", path: "/calendar", holds: "Sun" },
] as const;

/** What a browser does before and after it counts the pages. */
async function startPrinting(page: Page): Promise<void> {
  await settle(page);
  await page.evaluate("void window.dispatchEvent(new Event('beforeprint'))");
  await page.emulateMedia({ media: "print" });
}
async function endPrinting(page: Page): Promise<void> {
  await page.emulateMedia({ media: "screen" });
  await page.evaluate("void window.dispatchEvent(new Event('afterprint'))");
}

async function countPages(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** Texts on the page that are lighter than half gray. Runs in the browser. */
const lightTexts = `(() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const lightness = (color) => {
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
    return (red * 0.2126 + green * 0.7152 + blue * 0.0722) / 255;
  };
  return [...document.querySelectorAll("#main *")]
    .filter((one) => one.checkVisibility() && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
    .filter((one) => lightness(getComputedStyle(one).color) > 0.5)
    .map((one) => one.textContent);
})()`;

for (const { name, who, path, holds } of documents)
  test(`${name} prints as a document: no shell, nothing to press, the full width, black on white`, async ({
    enter,
  }) => {
    const visitor = await enter({ colorScheme: "dark" });
    const { page } = visitor;
    await visitor.carrySession(demoPeople[who].email, demoPassword);
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await page.setViewportSize(paper);
    await page.emulateMedia({ media: "print" });
    const main = page.getByRole("main");
    await expect(main.getByText(holds).filter({ visible: true }).first()).toBeVisible();
    for (const role of ["banner", "complementary", "navigation"] as const)
      await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
    // Days of the calendar and heads of the report are buttons that look like days and heads.
    const pressed = page.locator("button:not([role='gridcell'] *, th *), input, select, textarea, .button");
    await expect(pressed.filter({ visible: true })).toHaveCount(0);
    expect((await main.boundingBox())?.width).toBe(paper.width);
    expect(
      await page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"),
    ).toBe(true);
    expect(await page.evaluate("getComputedStyle(document.body).backgroundColor")).toBe("rgb(255, 255, 255)");
    expect(await page.evaluate(lightTexts)).toEqual([]);
    expect((await page.pdf({ format: "Letter" })).subarray(0, 5).toString()).toBe("%PDF-");
  });

test("the browser's print command puts every row of a report on paper, and says so where it cannot", async ({
  enter,
  site,
}) => {
  const titles = `title like 'Printed row %'`;
  await site.runSql(`set session_replication_role = replica;
    insert into jobs (firm_id, posted_by_id, title, description, location, work_arrangement, hours_per_week, duration,
      specialties, priority, status, hidden, posted_at, updated_at, facts)
    select firm_id, posted_by_id, 'Printed row ' || n, '', location, work_arrangement, hours_per_week, duration,
      specialties, priority, 'closed', true, '2015-05-05', updated_at, '{read:2}'
    from jobs, generate_series(1, 232) n where jobs.id = (select min(id) from jobs where firm_id =
      (select firm_id from users where email = '${demoPeople.anders.email}'))`);
  const visitor = await enter();
  const { page } = visitor;
  await visitor.carrySession(demoPeople.anders.email, demoPassword);
  await page.goto("/reports?from=2015-05-01&to=2015-05-31");
  const rows = page.getByRole("table").locator("tbody tr");
  await expect(rows).toHaveCount(50);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("The first 50 rows of 232.")).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  // What is on the page while the browser's dialog is open
  await page.evaluate(`void (window.printed = new Promise((resolve) => {
    window.print = () => resolve(document.querySelectorAll("#main tbody tr").length);
  }))`);
  await page.keyboard.press("ControlOrMeta+p");
  expect(await page.evaluate("window.printed")).toBe(232);
  await expect(rows).toHaveCount(50);
  await site.runSql(`set session_replication_role = replica; delete from jobs where ${titles}`);
});

test("a contract prints every section of a version that is compared, and the screen folds them again", async ({
  enter,
}) => {
  const visitor = await enter();
  const { page } = visitor;
  await visitor.carrySession(demoPeople.anders.email, demoPassword);
  await page.goto("/contracts/5");
  const folded = page.getByRole("button", { name: /^Show Sections .* are unchanged: / });
  await expect(folded).toHaveCount(1);
  const section = page.getByRole("heading", { name: "Confidentiality and data security" });
  await expect(section).toHaveCount(0);
  // The folded sections alone take more than one page.
  expect(await countPages(page)).toBeGreaterThan(3);
  await startPrinting(page);
  await expect(section).toBeVisible();
  await expect(folded).toHaveCount(0);
  await endPrinting(page);
  await expect(folded).toHaveCount(1);
});

test("an application fills its pages, keeps its interview in one piece, and prints no links", async ({
  enter,
}) => {
  const visitor = await enter();
  const { page } = visitor;
  await visitor.carrySession(demoPeople.anders.email, demoPassword);
  await page.goto("/applicants?application=17");
  await page.waitForLoadState("networkidle");
  await expect(page.getByText("Awaiting Priya Raman's response to:")).toBeVisible();
  await startPrinting(page);
  await expect(page.getByRole("link", { name: "Conflict check" })).toHaveCSS("text-decoration-line", "none");
  // Where each section is kept with the next, none can be kept whole, and the title is alone on a third page.
  expect(await countPages(page)).toBe(2);
});

test("a printed report names its table and the rows that it is limited to", async ({ enter }) => {
  const visitor = await enter();
  const { page } = visitor;
  await visitor.carrySession(demoPeople.anders.email, demoPassword);
  await page.goto("/reports?table=applications&only=accepted&department=none&from=2015-05-01&to=2015-05-31");
  await expect(page.getByRole("tab", { name: "Applications" })).toBeVisible();
  const title = page.getByRole("heading", { name: "Applications No department, Accepted" });
  await expect(title).toHaveCount(0);
  await startPrinting(page);
  await expect(title).toBeVisible();
  await expect(page.getByRole("form")).toBeHidden();
});

test("a printed month names every date of a busy day, of which the screen shows one", async ({
  enter,
  site,
}) => {
  const titles = `title like 'Printed date %'`;
  const { email } = demoPeople.anders;
  await site.runSql(`set session_replication_role = replica;
    insert into jobs (firm_id, posted_by_id, title, description, location, work_arrangement, hours_per_week, duration,
      specialties, priority, status, hidden, deadline, closes_at, closed_at, posted_at, updated_at, facts)
    select users.firm_id, users.id, 'Printed date ' || n, '', location, work_arrangement, hours_per_week, duration,
      specialties, priority, 'closed', false, '2015-06-10', '2015-06-11T03:59:59Z', '2015-06-11T03:59:59Z',
      '2015-05-05', jobs.updated_at, '{read:2}'
    from users, jobs, generate_series(1, 4) n
    where users.email = '${email}' and jobs.id = (select min(id) from jobs where firm_id = users.firm_id)`);
  const visitor = await enter();
  const { page } = visitor;
  await visitor.carrySession(email, demoPassword);
  await page.goto("/calendar?day=2015-06-01");
  const grid = page.getByRole("grid");
  const dates = grid.getByText(/^Printed date \d$/);
  await expect(grid.getByText("3 more")).toBeVisible();
  await expect(dates).toHaveCount(1);
  await startPrinting(page);
  await expect(dates).toHaveCount(4);
  await expect(grid.getByText(/\d more/)).toHaveCount(0);
  await site.runSql(`set session_replication_role = replica; delete from jobs where ${titles}`);
});
