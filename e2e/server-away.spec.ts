import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { openConnection } from "./stage/network.ts";
import { expect, test } from "./stage/test.ts";

/** What Chromium says of a line that is down, and React Router, which cannot look ahead then. */
const silence = [
  /ERR_(CONNECTION|INTERNET|EMPTY|INCOMPLETE|SOCKET|NETWORK)/,
  /WebSocket connection to .* failed/,
  /Failed to fetch manifest patches/,
];

for (const width of [1440, 390] as const)
  test(`while the server is away the screen stays with what was typed, and the next one opens on Retry, at ${width}`, async ({
    enter,
    site,
  }) => {
    const connection = await openConnection(site.server.port);
    const partner = await enter({ at: connection.url, width });
    const { page } = partner;
    partner.consoleErrors.expect(...silence);
    await partner.carrySession(demoPeople.anders.email, demoPassword);
    await page.goto("/jobs/post");
    const title = page.getByRole("textbox", { name: "Job title" });
    await title.fill("Deposition summaries, third volume");
    await page.waitForLoadState("networkidle");
    await partner.markPage();
    // The code of Reports has not been loaded.
    const reports = page.getByRole("link", { name: "Reports", exact: true });
    if (width === 390) await page.getByRole("button", { name: "Open navigation" }).click();
    await expect(reports).toBeVisible();
    await connection.cut();
    await reports.click();
    const notice = page
      .getByRole("alert")
      .filter({ hasText: "We couldn't reach the server, so this screen stays open with what you typed." });
    await expect(notice).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    if (width === 1440) await expect(page.getByRole("complementary", { name: "Navigation" })).toBeVisible();
    await expect(title).toHaveValue("Deposition summaries, third volume");
    await expect(page).toHaveURL(/\/jobs\/post$/);

    // Still away: nothing is lost by trying.
    await notice.getByRole("button", { name: "Retry" }).click();
    await expect(notice).toBeVisible();
    await expect(title).toHaveValue("Deposition summaries, third volume");

    await connection.restore();
    await notice.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Reports" })).toBeVisible();
    await expect(notice).toBeHidden();
    await partner.expectNoReload();
    await connection.cut();
  });

/** What the console says of the router's failed requests for code and data. */
const routerErrors = [/Error loading route module/, /Failed to fetch/];

/** Who is on which screen with a field, and three that the navigation leads to, whose code is not loaded: link and title. */
const screens = {
  1440: {
    who: "anders",
    path: "/jobs/post",
    field: ["textbox", "Job title"],
    next: [
      ["Reports", "Reports"],
      ["Messages", "Messages"],
      ["Contracts", "Contracts"],
    ],
  },
  // The bar at the bottom edge.
  390: {
    who: "daniel",
    path: "/search",
    field: ["searchbox", "Search jobs in your own words"],
    next: [
      ["Messages", "Messages"],
      ["Applications", "My Applications"],
      ["Home", "Freelance Marketplace"],
    ],
  },
} as const;

for (const width of [1440, 390] as const)
  test(`a link pressed before the loss is noticed keeps the screen and what was typed, and all screens open afterwards, at ${width}`, async ({
    enter,
    site,
  }) => {
    const connection = await openConnection(site.server.port);
    const partner = await enter({ at: connection.url, width });
    const { page } = partner;
    partner.consoleErrors.expect(...silence, ...routerErrors);
    // The live connection opens, and never says that it is lost.
    await page.routeWebSocket(/./, () => undefined);
    const { who, path, field, next } = screens[width];
    await partner.carrySession(demoPeople[who].email, demoPassword);
    await page.goto(path);
    const title = page.getByRole(field[0], { name: field[1] });
    await title.fill("Deposition summaries, fourth volume");
    // The bar gives its room to the keyboard while a field has the focus.
    await title.blur();
    const navigation =
      width === 390
        ? page.getByRole("navigation", { name: "Main" })
        : page.getByRole("complementary", { name: "Navigation" });
    const link = (name: string) => navigation.getByRole("link").filter({ hasText: name });
    const notice = page.getByRole("alert").filter({ hasText: "We couldn't reach the server" });
    const progress = page.getByRole("progressbar", { name: "Loading the page" });
    const [first, second, third] = next;
    const expectKept = async () => {
      await expect(notice).toBeVisible();
      await expect(progress).toBeHidden();
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(navigation).toBeVisible();
      await expect(title).toHaveValue("Deposition summaries, fourth volume");
      expect(new URL(page.url()).pathname).toBe(path);
    };
    await expect(link(first[0])).toBeVisible();
    // The addresses of the links are known to the router by then.
    await page.waitForLoadState("networkidle");
    await partner.markPage();
    await connection.cut();
    await link(first[0]).click();
    await expectKept();
    await notice.getByRole("button", { name: "Dismiss" }).click();
    await expect(notice).toBeHidden();
    await link(second[0]).click();
    await expectKept();
    await link(first[0]).click();
    await notice.getByRole("button", { name: "Retry" }).click();
    await expectKept();
    await partner.expectNoReload();

    await connection.restore();
    await notice.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("heading", { level: 1, name: first[1] })).toBeVisible();
    await expect(notice).toBeHidden();
    for (const [name, heading] of [second, third]) {
      await link(name).click();
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expect(progress).toBeHidden();
    }
    await connection.cut();
  });

test("where the code of a screen is here and its data fails, the screen before it stays, with Back too", async ({
  enter,
  site,
}) => {
  const connection = await openConnection(site.server.port);
  const partner = await enter({ at: connection.url });
  const { page } = partner;
  partner.consoleErrors.expect(...silence, ...routerErrors);
  await page.routeWebSocket(/./, () => undefined);
  await partner.carrySession(demoPeople.anders.email, demoPassword);
  await page.goto("/jobs/mine");
  const navigation = page.getByRole("complementary", { name: "Navigation" });
  const messages = navigation.getByRole("link", { name: /^Messages/ });
  await messages.click();
  await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
  await navigation.getByRole("link", { name: /^Reports/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Reports" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await partner.markPage();
  const notice = page.getByRole("alert").filter({ hasText: "We couldn't reach the server" });
  await connection.cut();
  await page.goBack();
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(/\/reports$/);
  await expect(page.getByRole("heading", { level: 1, name: "Reports" })).toBeVisible();
  await messages.click();
  await expect(notice).toBeVisible();

  await connection.restore();
  await notice.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
  await expect(page).toHaveURL(/\/messages/);
  await expect(notice).toBeHidden();
  await partner.expectNoReload();
  await connection.cut();
});

for (const width of [1440, 390] as const)
  test(`visitors keep the page and what they typed while the server is away, and go on with Retry, at ${width}`, async ({
    enter,
    site,
  }) => {
    const connection = await openConnection(site.server.port);
    const visitor = await enter({ at: connection.url, width });
    const { page } = visitor;
    visitor.consoleErrors.expect(...silence, ...routerErrors);
    await page.goto("/contact");
    const message = page.getByLabel("Message");
    // The notice is loaded when a pointer first moves over the page.
    const notices = page.waitForResponse(/\/held-screen-[^/]+\.js$/);
    await message.click();
    await notices;
    await message.fill("We would like to post forty depositions.");
    await page.waitForLoadState("networkidle");
    await visitor.markPage();
    await connection.cut();
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: "Privacy", exact: true }).click();
    const notice = page.getByRole("alert").filter({ hasText: "We couldn't reach the server" });
    const expectKept = async () => {
      await expect(notice).toBeVisible();
      await expect(page.getByRole("progressbar", { name: "Loading the page" })).toBeHidden();
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(message).toHaveValue("We would like to post forty depositions.");
      await expect(page).toHaveURL(/\/contact$/);
    };
    await expectKept();
    await notice.getByRole("button", { name: "Dismiss" }).click();
    await expect(notice).toBeHidden();
    await footer.getByRole("link", { name: "Terms", exact: true }).click();
    await notice.getByRole("button", { name: "Retry" }).click();
    await expectKept();
    await visitor.expectNoReload();

    await connection.restore();
    await notice.getByRole("button", { name: "Retry" }).click();
    await expect(page).toHaveURL(/\/terms$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Terms");
    await expect(notice).toBeHidden();
    for (const name of ["Privacy", "About", "Contact"]) {
      await footer.getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}$`));
    }
    await connection.cut();
  });
