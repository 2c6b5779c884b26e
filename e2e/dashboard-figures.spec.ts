import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import type { Earnings } from "@caseload/contract/reporting/earnings";
import type { WebCaller } from "@caseload/server/testkit/web-caller";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./stage/test.ts";

/** A figure as a dashboard shows it, and the address that it leads to. */
interface Figure {
  readonly cell: string;
  readonly text: string;
  readonly to: string;
}

interface Shown {
  readonly figures: readonly Figure[];
  /** Text outside of every link. */
  readonly words: readonly string[];
}

const textOf = async (part: Locator): Promise<string> =>
  ((await part.textContent()) ?? "").replaceAll(/\s+/g, " ").trim();
const addressOf = async (link: Locator): Promise<string> => (await link.getAttribute("href")) ?? "";

/** The stages of the pipeline, the departments, and figures in sentences. */
const otherFigures =
  "section[aria-labelledby] ol a, section > * > table a, a.figure-link:not(.ledger *), .page-head mark a";

/** Every link with a figure on the dashboard, and what its strips say outside of links. */
async function readFigures(page: Page): Promise<Shown> {
  const main = page.getByRole("main");
  const figures: Figure[] = [];
  const words: string[] = [];
  for (const cell of await main.locator(".ledger > a").all())
    figures.push({
      cell: await textOf(cell.locator(".label")),
      text: await textOf(cell.locator(".figure")),
      to: await addressOf(cell),
    });
  for (const cell of await main.locator(".ledger > :not(a)").all()) {
    const label = await textOf(cell.locator(".label"));
    let rest = await textOf(cell);
    for (const link of await cell.getByRole("link").all()) {
      const figure = link.locator(".figure");
      const text = await textOf((await figure.count()) > 0 ? figure : link);
      figures.push({ cell: label, text, to: await addressOf(link) });
      rest = rest.replace(await textOf(link), "");
    }
    words.push(rest);
  }
  for (const link of await main.locator(otherFigures).all()) {
    const text = await textOf(link);
    if (/\d/.test(text) && !/^\w+ \d{4}$|^[A-Z][a-z]{2} \d/.test(text))
      figures.push({ cell: "", text, to: await addressOf(link) });
  }
  return { figures, words };
}

const firstNumber = (text: string): number =>
  Number(/\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(",", "") ?? Number.NaN);

/** The column of a report whose sum a figure states; undefined where the figure counts rows. */
function columnOf({ cell, text, to }: Figure): string | undefined {
  if (text.includes(" h")) return "Approved hours";
  if (/review/.test(text)) return "Reviews";
  if (!text.includes("$")) return undefined;
  const named = /invoiced|paid|outstanding/i.exec(
    `${text} ${/^(Invoiced|Paid|Outstanding)$/.exec(cell)?.[0] ?? ""}`,
  );
  const [word = "earned"] = named ?? [];
  expect(to).toContain("table=spend");
  return `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`;
}

/** The column of one's own earnings whose sum a figure states. */
function earningsColumn({ text }: Figure): "Outstanding" | "Paid" | "Earned" {
  if (/outstanding/.test(text)) return "Outstanding";
  return /paid/.test(text) ? "Paid" : "Earned";
}

/** What the list at a figure's address comes to, as the list says it. */
async function countAt(page: Page, figure: Figure): Promise<number> {
  const { pathname, searchParams, hash } = new URL(page.url());
  const selectedTab = page.getByRole("main").getByRole("tab", { selected: true });
  const numberIn = async (text: Promise<string>): Promise<number> => firstNumber(await text);
  const part = page.locator(hash === "" ? "main" : hash);
  if (hash !== "" && /^\d+\.\d$/.test(figure.text)) {
    const hours = await part.getByText(/^\d+(?:\.\d)? h$/).allInnerTexts();
    return hours.reduce((sum, text) => sum + firstNumber(text), 0);
  }
  if (hash !== "" && hash !== "#needs-you") return part.getByRole("listitem").count();
  if (hash === "#needs-you")
    return numberIn(
      page
        .getByRole("region", { name: /^Needs You/ })
        .getByRole("heading")
        .innerText(),
    );
  if (pathname === "/reports") {
    const totals = page.getByRole("table").locator("tfoot");
    const nothing = page.getByText("No data yet");
    await expect(totals.getByText(/rows?$/).or(nothing)).toBeVisible();
    if (await nothing.isVisible()) return 0;
    const column = columnOf(figure);
    if (column === undefined) return numberIn(totals.getByText(/rows?$/).innerText());
    return numberIn(totals.locator(`[data-label="${column}"]`).innerText());
  }
  if (pathname === "/applicants" || searchParams.get("tab") === "applications")
    return numberIn(
      page
        .getByRole("region", { name: "Applicants" })
        .getByText(/^\d+ applications?$/)
        .innerText(),
    );
  if (pathname === "/applications") {
    await expect(
      page
        .getByRole("main")
        .getByText(/View Job|No application|No applications/)
        .first(),
    ).toBeVisible();
    return page.getByRole("main").getByRole("link", { name: "View Job" }).count();
  }
  if (pathname === "/messages") {
    const list = page.getByRole("navigation", { name: "Conversations" });
    await expect(list.getByText(/unread message|You've read all/).first()).toBeAttached();
    const counts = await list.getByText(/^\d+ unread messages?$/).allInnerTexts();
    return counts.reduce((sum, text) => sum + firstNumber(text), 0);
  }
  if (pathname === "/jobs")
    return numberIn(
      page
        .getByText(/^\d+ active positions?$/)
        .last()
        .innerText(),
    );
  if (pathname === "/earnings") {
    const column = earningsColumn(figure);
    const totals = page.getByRole("table", { name: /^By contract/ }).locator("tfoot");
    const nothing = page.getByText(/^No earnings in /);
    await expect(totals.or(nothing)).toBeVisible();
    if (await nothing.isVisible()) return 0;
    return numberIn(totals.locator(`[data-label="${column}"]`).innerText());
  }
  await expect(selectedTab).toContainText(/\d/);
  return numberIn(selectedTab.innerText());
}

/** The keys of a report's sums, by the heads of its columns. */
const sumKeys: Readonly<Record<string, string>> = {
  "Approved hours": "approvedHours",
  Reviews: "reviews",
  Earned: "earned",
  Invoiced: "invoiced",
  Paid: "paid",
  Outstanding: "outstanding",
};

/** What the list's own call says of the rows at a figure's address; undefined where only the page does. */
async function countByCall(caller: WebCaller, figure: Figure, { pathname, searchParams }: URL) {
  const asked = Object.fromEntries(searchParams);
  const isApplicants = pathname === "/applicants" || asked["tab"] === "applications";
  if (pathname === "/reports") {
    const { rows, sums } = await caller.ask<{ rows: number; sums: Record<string, number | null> }>(
      "sumReport",
      { query: asked },
    );
    const column = columnOf(figure);
    return column === undefined ? rows : (sums[sumKeys[column] ?? column] ?? 0);
  }
  if (isApplicants) {
    const { job, status } = asked;
    const { statuses } = await caller.ask<{ statuses: Record<string, number> }>("countApplicants", {
      query: job === undefined ? {} : { jobId: job },
    });
    const all = Object.values(statuses).reduce((sum, one) => sum + one, 0);
    return status === undefined ? all : statuses[status];
  }
  if (pathname === "/jobs/manage" || pathname === "/jobs/mine") {
    const whose = pathname === "/jobs/mine" ? "mine" : "firm";
    const counts = await caller.ask<Record<string, number>>("countManagedJobs", { query: { whose } });
    return counts[asked["group"] ?? "open"];
  }
  if (pathname === "/jobs") {
    const { count } = await caller.ask<{ count: number }>("countJobs", { query: asked });
    return count;
  }
  if (pathname === "/applications") {
    const { status } = asked;
    const rows = await caller.ask<unknown[]>("listOwnApplications", {
      query: { limit: 100, ...(status !== undefined && { status }) },
    });
    return rows.length;
  }
  if (pathname === "/earnings") {
    const { contracts } = await caller.ask<Earnings>("getEarnings", { query: asked });
    const sum = { Earned: "earnedCents", Paid: "paidCents", Outstanding: "outstandingCents" } as const;
    return contracts.reduce((total, contract) => total + contract[sum[earningsColumn(figure)]], 0) / 100;
  }
  if (pathname === "/messages") {
    const rows = await caller.ask<{ unreadCount: number }[]>("listConversations", {
      query: { only: "unread", limit: 100 },
    });
    return rows.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
  }
  return undefined;
}

/** Figures that are no count: a share, a mean or a median, whose rows are there all the same. */
const isComputed = ({ text }: Figure): boolean => /%|of 5$|day|hour|No data|median/.test(text);
/** Numbers outside of links are lengths of time and dates. */
const isTimeOnly = (text: string): boolean =>
  !/\d/.test(
    text.replace(
      /in (?:the )?30 (?:days|before)|in \d{4}|\d+ (?:minutes?|hours?|days?|weeks?) ago|newest .*|the next closes .*|of 5/gi,
      "",
    ),
  );

const dashboards = [
  ["anders", "/dashboard"],
  ["elena", "/dashboard"],
  ["ruth", "/dashboard"],
  ["margaret", "/dashboard"],
  ["samuel", "/dashboard"],
  ["owen", "/dashboard"],
  ["ines", "/dashboard"],
  ["grace", "/dashboard"],
  ["joan", "/dashboard"],
  ["marcus", "/dashboard"],
  ["daniel", "/dashboard"],
  ["priya", "/dashboard"],
  ["daniel", "/dashboard/paralegal"],
  ["margaret", "/dashboard/attorney"],
  ["owen", "/dashboard/attorney"],
  ["anders", "/analytics"],
] as const;

/** One page of each kind is opened; the other lists of the kind are asked by the call that the page makes. */
const openedKinds = new Set<string>();
const kindOf = (figure: Figure, { pathname, searchParams, hash }: URL): string => {
  const column = pathname === "/reports" && !isComputed(figure) ? columnOf(figure) : isComputed(figure);
  return [pathname, searchParams.get("table"), searchParams.get("tab"), hash, column].join(" ");
};

// In one worker, which knows the kinds of pages that it has opened.
test.describe.configure({ mode: "default" });

for (const [name, path] of dashboards)
  test(`every figure that ${name} sees at ${path} leads to the rows that make it, and equals their count`, async ({
    enter,
  }) => {
    const visitor = await enter({ width: 1440 });
    const { page } = visitor;
    const caller = await visitor.carrySession(demoPeople[name].email, demoPassword);
    await page.goto(path);
    await expect(page.locator(".ledger .figure, main .sheet").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    const { figures, words } = await readFigures(page);
    expect(figures.length, "figures that lead somewhere").toBeGreaterThan(2);
    for (const text of words) expect.soft(isTimeOnly(text), text).toBe(true);
    for (const figure of new Map(figures.map((one) => [`${one.text} ${one.to}`, one])).values()) {
      const said = `${figure.cell} "${figure.text}" leads to ${figure.to}`;
      expect.soft(figure.to, said).not.toBe("");
      const address = new URL(figure.to, new URL(path, visitor.origin));
      const shown = firstNumber(figure.text);
      // Money is shown in whole dollars.
      const tolerance = figure.text.includes("$") ? 0.5 : 0;
      const kind = kindOf(figure, address);
      const counted = isComputed(figure) ? undefined : await countByCall(caller, figure, address);
      if (counted !== undefined) expect.soft(Math.abs(counted - shown), said).toBeLessThanOrEqual(tolerance);
      if (openedKinds.has(kind) && (counted !== undefined || isComputed(figure))) continue;
      openedKinds.add(kind);
      await page.goto(address.href);
      if (isComputed(figure)) {
        await expect(page.getByRole("heading", { level: 1 }), said).toBeVisible();
        continue;
      }
      // Lists load after their page.
      await expect
        .poll(async () => Math.abs((await countAt(page, figure)) - shown), { message: said, timeout: 8_000 })
        .toBeLessThanOrEqual(tolerance);
    }
  });

for (const name of ["anders", "elena", "margaret"] as const)
  test(`the numbers that ${name} sees on the tabs and rows of /dashboard/attorney equal their lists`, async ({
    enter,
  }) => {
    const visitor = await enter({ width: 1440 });
    const { page } = visitor;
    const caller = await visitor.carrySession(demoPeople[name].email, demoPassword);
    await page.goto("/dashboard/attorney");
    const main = page.getByRole("main");
    // The tabs are numbered from lists that the browser has read whole.
    const tabs = {
      "My Job Listings": "/jobs/mine?group=all",
      Applications: "/applicants",
      Messages: "/messages?only=unread",
    };
    for (const [tab, to] of Object.entries(tabs)) {
      const counted = await countByCall(caller, { cell: tab, text: "", to }, new URL(to, visitor.origin));
      await expect(main.getByRole("tab", { name: new RegExp(`^${tab}`) }), tab).toHaveText(
        counted === 0 && tab === "Messages" ? tab : new RegExp(`^${tab}\\s*${counted}\\b`),
      );
    }
    const links = await main.getByRole("link", { name: /^\d+ (?:applied|new)$/ }).all();
    expect(links.length, "postings with applications").toBeGreaterThan(0);
    for (const link of links) {
      const figure = { cell: "", text: await textOf(link), to: await addressOf(link) };
      const counted = await countByCall(caller, figure, new URL(figure.to, visitor.origin));
      expect.soft(counted, `"${figure.text}" leads to ${figure.to}`).toBe(firstNumber(figure.text));
    }
  });
