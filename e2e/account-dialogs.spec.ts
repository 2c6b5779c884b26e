import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { expect, test } from "./stage/test.ts";

const { daniel } = demoPeople;

test("the dialogs lead to each other, keep what was typed, and give the focus back", async ({ enter }) => {
  const visitor = await enter();
  const { page } = visitor;
  await page.goto("/", { waitUntil: "networkidle" });
  const login = page.getByRole("banner").getByRole("link", { name: "Login" });
  await login.click();
  const signIn = visitor.dialog("Sign in");
  await expect(signIn.getByLabel("Email")).toBeFocused();
  await signIn.getByLabel("Email").fill("ada@example.com");
  await signIn.getByRole("button", { name: "Register as Attorney" }).click();
  const attorney = visitor.dialog("Register as Attorney");
  await expect(attorney.getByLabel("Email")).toHaveValue("ada@example.com");
  await expect(attorney.getByRole("textbox").first()).toBeFocused();
  const box = await attorney.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(0.9 * 900 + 1);
  await attorney.getByRole("button", { name: "Register as Paralegal" }).click();
  await expect(visitor.dialog("Register as Paralegal")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(login).toBeFocused();
  await login.click();
  await expect(signIn).toBeVisible();
  await page.mouse.click(8, 450);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("who signs in from a job comes back to it", async ({ enter, site }) => {
  const jobs = (await (await fetch(`${site.server.url}/api/jobs?status=open`)).json()) as { id: number }[];
  const path = `/jobs/${jobs[0]?.id}`;
  const visitor = await enter();
  const { page } = visitor;
  await page.goto(path);
  await visitor.button("Sign Up to Apply").click();
  await visitor.dialog("Register as Paralegal").getByRole("button", { name: "Sign in" }).click();
  await visitor.dialog("Sign in").getByLabel("Email").fill(daniel.email);
  await visitor.dialog("Sign in").getByRole("textbox", { name: "Password" }).fill(demoPassword);
  await visitor.button("Sign In").click();
  await visitor.seesToast("Login successful", "Welcome back, Daniel!");
  await expect(page).toHaveURL(`${visitor.origin}${path}?apply=1`);
});

test("who signs in from the header or the menu of a job comes back to it", async ({ enter, site }) => {
  const jobs = (await (await fetch(`${site.server.url}/api/jobs?status=open`)).json()) as { id: number }[];
  const path = `/jobs/${jobs[0]?.id}`;
  const visitor = await enter();
  const { page } = visitor;
  await page.goto(path, { waitUntil: "networkidle" });
  await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
  await visitor.dialog("Sign in").getByLabel("Email").fill(daniel.email);
  await visitor.dialog("Sign in").getByRole("textbox", { name: "Password" }).fill(demoPassword);
  await visitor.button("Sign In").click();
  await visitor.seesToast("Login successful", "Welcome back, Daniel!");
  await expect(page).toHaveURL(visitor.origin + path);

  const phone = await enter({ width: 390 });
  await phone.page.goto(path, { waitUntil: "networkidle" });
  await phone.button("Menu").click();
  await phone.dialog("Menu").getByRole("link", { name: "Login" }).click();
  await expect(phone.page).toHaveURL(`${phone.origin}/auth?next=${encodeURIComponent(path)}`);
});

test("a posting begins in its first field, however late its form arrives", async ({ enter }) => {
  const visitor = await enter();
  await visitor.carrySession(demoPeople.margaret.email, demoPassword);
  await visitor.page.route(/\/posting-form-[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await visitor.page.goto("/dashboard/attorney?post=1");
  const title = visitor.dialog("Post New Job").getByLabel("Job title");
  await expect(title).toBeFocused();
});
