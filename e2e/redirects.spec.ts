import { toasts } from "@caseload/contract/toasts";
import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { signInOverWeb } from "@caseload/server/testkit/web-caller";
import { expect, test } from "./stage/test.ts";
import type { ClientInfo } from "./stage/visitor.ts";

const { daniel, margaret } = demoPeople;
const isAt = (visitor: ClientInfo, path: string) => expect(visitor.page).toHaveURL(visitor.origin + path);

async function signIn(visitor: ClientInfo, email: string): Promise<void> {
  await visitor.page.getByLabel("Email").fill(email);
  await visitor.page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await visitor.button("Sign In").click();
}

test("a sign-in leads each user type to its dashboard, and back never leads to /auth", async ({ enter }) => {
  for (const [person, path] of [
    [daniel, "/dashboard/paralegal"],
    [margaret, "/dashboard/attorney"],
  ] as const) {
    const visitor = await enter();
    await visitor.page.goto("/");
    await visitor.page.goto("/auth");
    await signIn(visitor, person.email);
    await isAt(visitor, path);
    await visitor.page.goBack();
    await isAt(visitor, "/");
  }
});

test("who follows a link to a screen for members comes back to it", async ({ enter }) => {
  const visitor = await enter();
  await visitor.page.goto("/", { waitUntil: "networkidle" });
  await visitor.link("View All Opportunities").click();
  await isAt(visitor, "/auth?next=%2Fjobs");
  await signIn(visitor, daniel.email);
  await isAt(visitor, "/jobs");
});

test("the links of the footer keep the address of what they lead to", async ({ enter }) => {
  const visitor = await enter();
  await visitor.page.goto("/", { waitUntil: "networkidle" });
  await visitor.page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await isAt(visitor, "/privacy");
  await expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText(/Privacy/i);
  await visitor.page.getByRole("contentinfo").getByRole("link", { name: "Contracts" }).click();
  await isAt(visitor, "/auth?next=%2Fcontracts");
  await visitor.seesToast(toasts.contractsDenied.title, toasts.contractsDenied.text);
});

test("the header of the sign-in page keeps where its visitor was going", async ({ enter }) => {
  const { page } = await enter();
  await page.goto("/auth?next=%2Fcontracts");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: "Login" })).toHaveAttribute(
    "href",
    "/auth?next=%2Fcontracts",
  );
  await page.goto(`/auth?next=${encodeURIComponent("//elsewhere.example/jobs")}`);
  await expect(banner.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/auth");
});

test("no redirect leads to another site (ASVS 3.7.2)", async ({ enter }) => {
  const visitor = await enter();
  await visitor.page.goto(`/auth?next=${encodeURIComponent("//elsewhere.example/jobs")}`);
  await signIn(visitor, daniel.email);
  await isAt(visitor, "/dashboard/paralegal");
});

test("a paralegal reads Access Restricted and may change the account", async ({ enter }) => {
  const visitor = await enter();
  visitor.consoleErrors.expect(/console error: .*status of 403 /);
  await visitor.openSession(daniel.email, demoPassword);
  await visitor.page.goto("/profile/attorney/new");
  await expect(visitor.heading("Access Restricted")).toBeVisible();
  await expect(visitor.link("Go to My Dashboard")).toHaveAttribute("href", "/dashboard/paralegal");
  await visitor.button("Switch Account").click();
  await isAt(visitor, "/auth");
  await visitor.seesToast(toasts.loggedOut.title, toasts.loggedOut.text);
  await visitor.page.goto("/dashboard/paralegal");
  await visitor.seesToast(toasts.dashboardDenied.title, toasts.dashboardDenied.text);
});

test("what was still being fetched is dropped at logout", async ({ enter }) => {
  const visitor = await enter();
  visitor.consoleErrors.expect(/console error: .*status of 403 /);
  const { page } = visitor;
  await visitor.openSession(daniel.email, demoPassword);
  const { promise: loggedOut, resolve: announceEnd } = Promise.withResolvers<void>();
  // The user is answered after the session's end, and other tabs are notified after that.
  await page.route("**/api/auth/me", async (route) => {
    await loggedOut;
    await route.continue();
  });
  const asked = page.waitForRequest("**/api/auth/me");
  await page.route("**/api/auth/logout", async (route) => {
    const response = await route.fetch();
    announceEnd();
    await (await asked).response();
    await route.fulfill({ response });
  });
  const elsewhere = await signInOverWeb(() => visitor.origin, daniel.email, demoPassword);
  await page.goto("/profile/attorney/new");
  await expect(visitor.heading("Access Restricted")).toBeVisible();
  // What is known of the session may have changed, and is asked for again.
  await elsewhere.ask("logout");
  await asked;
  await visitor.button("Switch Account").click();
  await isAt(visitor, "/auth");
});

test("visitors find the same job under both addresses, and the way home from nowhere", async ({
  enter,
  site,
}) => {
  const [job] = (await (await fetch(`${site.server.url}/api/jobs?limit=1`)).json()) as {
    id: number;
    title: string;
  }[];
  const visitor = await enter();
  visitor.consoleErrors.expect(/console error: .*status of 404 /);
  for (const path of [`/jobs/${job?.id}`, `/job/${job?.id}`]) {
    await visitor.page.goto(path);
    await expect(visitor.page.getByRole("heading", { level: 1, name: job?.title })).toBeVisible();
  }
  const answer = await visitor.page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(visitor.heading("404 Page Not Found")).toBeVisible();
  await visitor.link("Return to Home").click();
  await isAt(visitor, "/");
});
