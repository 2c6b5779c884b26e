import { type PrimaryRole, primaryRoles } from "@caseload/contract/roles";
import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { signInOverWeb } from "@caseload/server/testkit/web-caller";
import { findViolations, findViolationsAtItsWidth } from "./stage/axe.ts";
import { expect, test } from "./stage/test.ts";
import type { ClientInfo } from "./stage/visitor.ts";

/** What a person with a role sees: SPEC.md sections 2 ("Role dashboards", "Onboarding tour") and 6 ("Sidebar"). */
interface Walk {
  dashboard: string | RegExp;
  /** The specified entries. Each leads where `screens` says. */
  sidebar: readonly string[];
  /** The first group of the sidebar in full. */
  work: readonly string[];
  /** The second one; none where a person has no firm. */
  firm?: readonly string[];
  tour: readonly string[];
  screens: Record<string, string>;
}

const firmScreens = {
  Analytics: "/analytics",
  Team: "/team",
  Departments: "/departments",
  "All Jobs": "/jobs/manage",
  Reports: "/reports",
  "My Jobs": "/jobs/mine",
  "Find Paralegals": "/paralegals",
  "Post Job": "/jobs/post",
  Applications: "/applicants",
  Contracts: "/contracts",
  Messages: "/messages",
};
const paralegals = {
  "Browse Projects": "/jobs",
  "Browse Jobs": "/jobs",
  Applications: "/applications",
  "Active Projects": "/projects",
  Messages: "/messages",
  Earnings: "/earnings",
  "Smart Search": "/search",
  Profile: "/profile/paralegal",
  Calendar: "/calendar",
};
const attorneyEntries = [
  "My Jobs",
  "Find Paralegals",
  "Post Job",
  "Applications",
  "Contracts",
  "Messages",
] as const;
const paralegalEntries = [
  "Smart Search",
  "Browse Jobs",
  "Applications",
  "Profile",
  "Messages",
  "Calendar",
] as const;
const freelanceEntries = [
  "Browse Projects",
  "Applications",
  "Active Projects",
  "Messages",
  "Earnings",
] as const;
const welcome = "Welcome to Caseload";

const leader: Walk = {
  dashboard: "Executive Dashboard",
  sidebar: ["Analytics", "Team", "Departments", "All Jobs", "Reports"],
  work: ["All Jobs", "Applications", "Find Paralegals", "Contracts", "Messages", "Calendar"],
  firm: ["Analytics", "Team", "Departments", "Reports"],
  tour: [welcome, "Set up your firm", "Add your team", "Know your figures", "Post your first job"],
  screens: firmScreens,
};
const attorney: Walk = {
  dashboard: "Attorney Dashboard",
  sidebar: attorneyEntries,
  work: [...attorneyEntries, "All Jobs", "Calendar"],
  firm: ["Team"],
  tour: [welcome, "Complete your profile", "Browse talent", "Post a job", "Manage applications"],
  screens: firmScreens,
};
const paralegal: Walk = {
  dashboard: /^Good (morning|afternoon|evening), /,
  sidebar: paralegalEntries,
  work: [...paralegalEntries, "Contracts", "Time", "My Postings"],
  firm: ["Team"],
  tour: [
    welcome,
    "Complete your profile",
    "Set your job preferences",
    "Explore jobs",
    "Send your first application",
    "Keep your dates",
  ],
  screens: paralegals,
};

const walks: Record<PrimaryRole, Walk> = {
  managing_partner: leader,
  firm_admin: leader,
  senior_partner: attorney,
  associate: attorney,
  of_counsel: attorney,
  // Reads the applications to her own postings only.
  junior_associate: {
    ...attorney,
    tour: attorney.tour.with(-1, "Follow the applications"),
  },
  freelance_paralegal: {
    dashboard: "Freelance Marketplace",
    sidebar: freelanceEntries,
    work: [...freelanceEntries, "Smart Search", "Contracts", "Time", "Calendar", "Profile"],
    tour: [welcome, "Build your portfolio", "Find projects", "Apply quickly", "Follow your earnings"],
    screens: paralegals,
  },
  senior_paralegal: paralegal,
  paralegal,
  // These two may not apply.
  paralegal_supervisor: {
    ...paralegal,
    // The firm's: she has none of her own.
    screens: { ...paralegal.screens, Applications: "/applicants" },
    tour: paralegal.tour.with(4, "Read your first application"),
  },
  paralegal_assistant: { ...paralegal, tour: paralegal.tour.with(4, "Keep a search") },
};

/**
 * One of each dashboard. The sidebar of every role, and where it leads: below, and navigation.test.ts; its tour:
 * onboarding-steps.test.ts.
 */
const examined: readonly PrimaryRole[] = [
  "managing_partner",
  "senior_partner",
  "freelance_paralegal",
  "senior_paralegal",
];

const personOf = (role: PrimaryRole): string =>
  Object.values(demoPeople).find(({ primaryRole }) => primaryRole === role)?.email ?? "";

for (const [width, colorScheme] of [
  [1440, "light"],
  [390, "dark"],
] as const)
  for (const role of examined)
    test(`a ${role} walks the dashboard, the tour and the sidebar, at ${width} in the ${colorScheme}`, async ({
      enter,
    }) => {
      const walk = walks[role];
      const visitor = await enter({ width, colorScheme, tour: "fresh" });
      await visitor.carrySession(personOf(role), demoPassword);
      await visitor.page.goto("/dashboard");
      await walkTour(visitor, walk);
      await expect(visitor.heading(walk.dashboard)).toBeVisible();
      await expectNoSidewaysScroll(visitor);
      await expectNoViolations(visitor);
      await expectSidebar(visitor, walk);
      // The same links as in a window; other stories press them there.
      if (width === 390) await walkSidebar(visitor, walk);
    });

test("every role finds its own entries in the sidebar, and each leads to a screen", async ({ site }) => {
  for (const role of primaryRoles) {
    const caller = await signInOverWeb(() => site.server.url, personOf(role), demoPassword);
    const read = (path: string) => fetch(site.server.url + path, { headers: { cookie: caller.cookie } });
    const shell = await (await read("/dashboard")).text();
    const { sidebar, screens } = walks[role];
    for (const label of sidebar) {
      const address = screens[label] ?? "";
      expect.soft(shell, `${role}: ${label}`).toContain(`href="${address}"`);
      const answer = await read(address);
      expect
        .soft([answer.status, new URL(answer.url).pathname], `${role}: ${address}`)
        .toEqual([200, expect.stringContaining(address.replace(/\?.*/, ""))]);
    }
  }
});

async function walkTour(visitor: ClientInfo, { tour }: Walk): Promise<void> {
  for (const [at, title] of tour.entries()) {
    const step = visitor.dialog(title);
    await expect(step).toContainText(`Step ${at + 1} of ${tour.length}`);
    const percent = Math.round(((at + 1) / tour.length) * 100);
    await expect(step.getByRole("progressbar")).toHaveAttribute("aria-valuenow", String(percent));
    if (at === 1) expect.soft(await findViolations(visitor.page), title).toEqual([]);
    await visitor.input.press(step.getByRole("button", { name: at < tour.length - 1 ? "Next" : "Finish" }));
  }
  await visitor.seesToast("Tour finished");
  await expect(visitor.page.getByRole("dialog")).toHaveCount(0);
  // On a phone it would lie over the first entries of the drawer for five seconds.
  await visitor.button("Dismiss").click();
}

/** On a desktop in both themes; on a phone in the dark, which is the other theme there. */
async function expectNoViolations(visitor: ClientInfo): Promise<void> {
  const what = `the dashboard at ${visitor.isNarrow ? 390 : 1440}`;
  expect.soft(await findViolationsAtItsWidth(visitor), what).toEqual([]);
}

async function expectSidebar(visitor: ClientInfo, { work, firm = [] }: Walk): Promise<void> {
  const begins = (labels: readonly string[]) => labels.map((label) => new RegExp(`^${label}`));
  await visitor.navigation(async (main) => {
    const group = (name: string) => main.getByRole("group", { name }).getByRole("link");
    await expect(group("Work")).toHaveText(begins(["Dashboard", ...work]));
    await expect(group("Firm")).toHaveText(begins(firm));
    await expect(group("Account")).toHaveText(begins(["Settings"]));
  });
}

async function walkSidebar(visitor: ClientInfo, { sidebar, screens }: Walk): Promise<void> {
  for (const label of [...sidebar, "Dashboard"]) {
    await visitor.goTo(label);
    const address = screens[label] ?? "/dashboard";
    await expect(visitor.page).toHaveURL((url) => `${url.pathname}${url.search}`.startsWith(address));
    await expect(visitor.page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(visitor);
  }
}

const expectNoSidewaysScroll = async ({ page }: ClientInfo): Promise<void> =>
  expect(
    await page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"),
    `${page.url()} scrolls sideways`,
  ).toBe(true);
