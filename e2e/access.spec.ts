import { errorMessages } from "@caseload/contract/error-messages";
import { toasts } from "@caseload/contract/toasts";
import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import type { TestSite } from "./stage/site.ts";
import { expect, test } from "./stage/test.ts";
import type { ClientInfo } from "./stage/visitor.ts";

const { daniel, margaret } = demoPeople;
/** A page that answers 403 or 404 on purpose, as Chromium words it. */
const answered = (status: number): RegExp => new RegExp(`console error: .*status of ${status} `);
/** Where the server sends on to. */
async function leads({ server }: TestSite, path: string, cookie = ""): Promise<string | null> {
  const answer = await fetch(server.url + path, { headers: { cookie }, redirect: "manual" });
  return answer.headers.get("location");
}
const isAt = (visitor: ClientInfo, path: string) => expect(visitor.page).toHaveURL(visitor.origin + path);

test.describe("visitors", () => {
  test("members' screens lead to /auth, which leads back", async ({ site }) => {
    for (const path of [
      "/dashboard",
      "/jobs",
      "/profile",
      "/applications",
      "/contracts",
      "/profile/attorney/new",
      // A visitor is not told whether a profile is private or missing.
      "/paralegals/999999",
    ])
      expect(await leads(site, path), path).toBe(`/auth?next=${encodeURIComponent(path)}`);
  });

  test("a sign-in goes on to where the visitor wanted to go", async ({ enter }) => {
    const visitor = await enter();
    await visitor.page.goto("/jobs?status=open");
    await visitor.page.getByLabel("Email").fill(daniel.email);
    await visitor.page.getByLabel("Password", { exact: true }).fill(demoPassword);
    await visitor.button("Sign In").click();
    await visitor.seesToast("Login successful", "Welcome back, Daniel!");
    await isAt(visitor, "/jobs?status=open");
  });

  test("a wrong password is refused", async ({ enter }) => {
    const visitor = await enter();
    visitor.consoleErrors.expect(answered(401));
    await visitor.page.goto("/auth");
    await visitor.page.getByLabel("Email").fill(daniel.email);
    await visitor.page.getByLabel("Password", { exact: true }).fill("not the password 1!");
    await visitor.button("Sign In").click();
    await visitor.seesToast(toasts.loginFailed.title, toasts.loginFailed.text);
  });

  test("messages and dashboards lead home with a toast", async ({ enter }) => {
    const visitor = await enter();
    await visitor.page.goto("/messages");
    await visitor.seesToast(toasts.messagesDenied.title, toasts.messagesDenied.text);
    await isAt(visitor, "/");
    for (const path of ["/dashboard/paralegal", "/dashboard/attorney"]) {
      await visitor.page.goto(path);
      await visitor.seesToast(toasts.dashboardDenied.title, toasts.dashboardDenied.text);
      await isAt(visitor, "/");
    }
  });

  test("a job is open to everyone, and asks for an account to apply", async ({ enter }) => {
    const visitor = await enter();
    await visitor.page.goto("/");
    await visitor.link("View Details").first().click();
    await expect(visitor.page).toHaveURL(/\/jobs\/\d+$/);
    await visitor.button("Sign Up to Apply").click();
    await expect(visitor.dialog("Register as Paralegal")).toBeVisible();
  });
});

test.describe("the other user type", () => {
  test("an attorney is sent from the paralegal dashboard to the own one", async ({ enter }) => {
    const visitor = await enter();
    await visitor.carrySession(margaret.email, demoPassword);
    await visitor.page.goto("/dashboard/paralegal");
    await visitor.seesToast(toasts.paralegalsOnly.title, toasts.paralegalsOnly.text);
    await isAt(visitor, "/dashboard/attorney");
  });

  test("a paralegal is sent from the attorney dashboard to the own one", async ({ enter }) => {
    const visitor = await enter();
    await visitor.carrySession(daniel.email, demoPassword);
    await visitor.page.goto("/dashboard/attorney");
    await visitor.seesToast(toasts.attorneysOnly.title, toasts.attorneysOnly.text);
    await isAt(visitor, "/dashboard/paralegal");
  });

  test("Access Restricted offers the own dashboard and another account", async ({ enter, site }) => {
    const visitor = await enter();
    visitor.consoleErrors.expect(answered(403));
    const { cookie } = await visitor.openSession(margaret.email, demoPassword);
    for (const path of ["/search", "/profile/paralegal", "/profile/paralegal/new"]) {
      const answer = await fetch(site.server.url + path, { headers: { cookie } });
      expect([answer.status, await answer.text()], path).toEqual([
        403,
        expect.stringMatching(/<h1[^>]*>Access Restricted/),
      ]);
    }
    const answer = await visitor.page.goto("/applications");
    expect(answer?.status()).toBe(403);
    await expect(visitor.heading("Access Restricted")).toBeVisible();
    await visitor.link("Go to My Dashboard").click();
    await isAt(visitor, "/dashboard/attorney");
    await visitor.page.goto("/applications");
    await visitor.button("Switch Account").click();
    await isAt(visitor, "/auth");
    await visitor.seesToast(toasts.loggedOut.title, toasts.loggedOut.text);
  });

  test("an attorney cannot apply, and reads why", async ({ enter }) => {
    const visitor = await enter();
    await visitor.carrySession(margaret.email, demoPassword);
    await visitor.page.goto("/jobs?status=open");
    const beside = visitor.page.getByRole("complementary", { name: "Job details" });
    await expect(beside).toBeVisible();
    // Not of her own firm, whose postings are not applied for by anyone in it.
    const others = visitor.page.getByRole("article").filter({ hasNotText: "Lindqvist Okafor LLP" });
    await others.getByRole("link").first().click();
    await expect(visitor.page).toHaveURL(/\bjob=\d+/);
    await beside.getByRole("link", { name: "View & Apply" }).click();
    await visitor.button("Switch to Paralegal Account").click();
    await visitor.seesToast(toasts.applyFailed.title, errorMessages.onlyParalegalsApply);
  });
});

test.describe("what is not there", () => {
  test("unknown addresses, jobs, profiles, contracts and conversations say so", async ({ enter }) => {
    const visitor = await enter();
    visitor.consoleErrors.expect(answered(404));
    await visitor.carrySession(daniel.email, demoPassword);
    const pages = [
      ["/nowhere/at/all", "404 Page Not Found"],
      ["/jobs/999999", "Job Not Found"],
      ["/paralegals/999999", "Profile Not Found"],
      ["/contracts/999999", "Contract Not Found"],
      ["/messages/999999", "Conversation Not Found"],
    ] as const;
    for (const [path, title] of pages) {
      await visitor.page.goto(path);
      await expect(visitor.heading(title), path).toBeVisible();
    }
  });

  test("another firm's contract is not there either", async ({ enter }) => {
    const elena = await enter();
    elena.consoleErrors.expect(answered(404));
    const owner = await elena.carrySession(daniel.email, demoPassword);
    const [contract] = await owner.ask<{ id: number }[]>("listContracts");
    await elena.carrySession(demoPeople.elena.email, demoPassword);
    await elena.page.goto(`/contracts/${contract?.id}`);
    await expect(elena.heading("Contract Not Found")).toBeVisible();
  });
});

test("signed-in people are led on from /auth, /profile and the old job list", async ({ site, enter }) => {
  for (const [{ email }, ways] of [
    [
      daniel,
      {
        "/auth": "/dashboard/paralegal",
        "/profile": "/profile/paralegal",
        "/jobs/legacy?status=open": "/jobs?status=open",
      },
    ],
    [
      margaret,
      {
        "/auth": "/dashboard/attorney",
        "/profile": "/profile/attorney",
        "/profile/create": "/profile/attorney/new",
        "/profile/attorney/new": "/profile/attorney",
      },
    ],
  ] as const) {
    const { cookie } = await (await enter()).carrySession(email, demoPassword);
    for (const [from, to] of Object.entries(ways)) expect(await leads(site, from, cookie), from).toBe(to);
  }
});
