import type { Notification } from "@caseload/contract/notifications/notifications";
import { expect, test } from "vitest";
import { answer } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { daniel, margaret } from "~/testkit/people.ts";
import { stats } from "~/testkit/records.ts";
import { AccessRestricted } from "./access-restricted.tsx";
import { PageNotFound } from "./page-not-found.tsx";
import { NotificationItem } from "./notifications-drawer.tsx";
import { menuOf } from "./public-drawer.tsx";
import { PublicHeader, PublicFooter } from "./public-shell.tsx";
import { memberLinks } from "./public-navigation.ts";
import { Topbar } from "./topbar.tsx";

test("the signed-in header: brand, search, filters, what is unread, name, role and logout", async () => {
  const { text, html, buttons, asked } = await draw(
    <Topbar FilterDialog={() => null} TimerChip={() => null} />,
    {
      user: { ...margaret, primaryRole: "of_counsel" },
      answers: [answer("countUnreadNotifications", { count: 2 })],
    },
  );
  expect(text).toContain("Caseload BETA");
  expect(html).toContain('placeholder="Search jobs, applications or messages"');
  const names = buttons.map(({ name }) => name);
  for (const name of ["Advanced Search Filters", "Notifications, 2 unread", "Logout"])
    expect(names).toContain(name);
  expect(text).toContain("Margaret Okafor Of Counsel");
  // The list itself is asked for once the panel is opened.
  expect(asked).toContain("countUnreadNotifications");
  expect(asked).not.toContain("listNotifications");
});

test("the bell's name contains the number that is shown, above 99 too", async () => {
  const { buttons } = await draw(<Topbar FilterDialog={() => null} TimerChip={() => null} />, {
    user: margaret,
    answers: [answer("countUnreadNotifications", { count: 123 })],
  });
  expect(buttons.map(({ name }) => name)).toContain("Notifications, 99+ unread");
});

test("a visitor's header: four sections, Login and Sign Up", async () => {
  const { text, links } = await draw(<PublicHeader />);
  expect(text).toContain("Caseload BETA");
  expect(links.slice(1)).toEqual([
    { name: "How It Works", to: "/#how-it-works" },
    { name: "For Paralegals", to: "/#for-paralegals" },
    { name: "For Attorneys", to: "/#for-attorneys" },
    { name: "About", to: "/#about" },
    { name: "Login", to: "/auth" },
    { name: "Sign Up", to: "/auth?role=paralegal" },
  ]);
});

test("members' links by user type; on phones attorneys find their jobs too", () => {
  const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label).join(", ");
  expect(labels(memberLinks(daniel))).toBe("Dashboard, Browse Jobs, My Applications, My Profile, Messages");
  expect(labels(memberLinks(margaret))).toBe("Dashboard, Find Paralegals, My Profile, Messages");
  expect(labels(menuOf(daniel))).toBe(labels(memberLinks(daniel)));
  expect(labels(menuOf(margaret))).toBe("Dashboard, Find Paralegals, My Jobs, My Profile, Messages");
});

test("the footer's three columns", async () => {
  const { html } = await draw(<PublicFooter />);
  expect([...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title)).toEqual([
    "For Paralegals",
    "For Attorneys",
    "Company",
  ]);
});

const notification: Notification = {
  id: 1,
  type: "application",
  title: "Daniel Reyes applied",
  message: "Second-pass privilege review",
  emailConfirmed: true,
  priority: "urgent",
  isRead: false,
  actionUrl: "/applicants?application=5",
  createdAt: "2026-11-22T14:00:00Z",
};

test("a notification leads to where it can be acted on; without an address it is only read", async () => {
  const leading = await draw(<NotificationItem notification={notification} onLeave={() => undefined} />);
  expect(leading.links[0]?.to).toBe(notification.actionUrl);
  expect(leading.text).toContain("Urgent");
  expect(leading.text).not.toContain("Email not confirmed");
  const unconfirmed = { ...notification, emailConfirmed: false };
  const marked = await draw(<NotificationItem notification={unconfirmed} onLeave={() => undefined} />);
  expect(marked.text).toContain("Email not confirmed");
  const still = await draw(
    <NotificationItem notification={{ ...notification, actionUrl: null }} onLeave={() => undefined} />,
  );
  expect([still.links.length, still.buttons.length]).toEqual([0, 1]);
});

test("Access Restricted leads to one's own dashboard or to another account", async () => {
  const { text, links, buttons } = await draw(<AccessRestricted allowed="paralegal" />, { user: margaret });
  expect(text).toContain("Access Restricted");
  expect(links).toEqual([{ name: "Go to My Dashboard", to: "/dashboard/attorney" }]);
  expect(buttons.map(({ name }) => name)).toEqual(["Switch Account"]);
});

test("404 Page Not Found", async () => {
  expect((await draw(<PageNotFound />)).text).toContain("404 Page Not Found");
  expect(
    (await draw(<PageNotFound />, { user: daniel, answers: [answer("dashboardStats", stats())] })).text,
  ).toContain("404 Page Not Found");
});
