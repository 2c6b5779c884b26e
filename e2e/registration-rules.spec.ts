import { settle } from "./stage/axe.ts";
import { expect, test } from "./stage/test.ts";
import { type ClientInfo, widths } from "./stage/visitor.ts";

/** SPEC.md section 5, verbatim: what to do, and what the form says then. */
type Rule = readonly [label: string, typed: string, message: string];

const names: readonly Rule[] = [
  ["First name", "A", "First name must be at least 2 characters"],
  ["Last name", "B", "Last name must be at least 2 characters"],
  ["Email", "nobody", "Please enter a valid email address"],
  ["Password", "short1!", "Password must be at least 8 characters"],
  ["Password", "longenough", "Password must contain at least one number and one special character"],
  ["Password", "longenough1", "Password must contain at least one number and one special character"],
  ["Password", "longenough!", "Password must contain at least one number and one special character"],
];
const firm: readonly Rule[] = [
  ["Firm name", "F", "Firm name must be at least 2 characters"],
  ["Location", "IL", "Please enter a valid location"],
];
const paralegalChoices = [
  "Please select your years of experience",
  "Please select at least one specialty",
  "Please select your availability",
  "Please select your work preference",
  "You must accept the terms and conditions",
];
const attorneyChoices = [
  "Please select your firm size",
  "Please select at least one practice area",
  "Please select your preferred work arrangement",
  "You must accept the terms and conditions",
];

async function breakEach({ page }: ClientInfo, rules: readonly Rule[]): Promise<void> {
  for (const [label, typed, message] of rules) {
    const field = page.getByRole("textbox", { name: label, exact: true });
    await field.fill(typed);
    await field.blur();
    await expect(page.getByText(message, { exact: true }), `${label}: ${typed}`).toBeVisible();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    // The sentence does not say which characters count; the hint below it does.
    if (label === "Password") await expect(field).toHaveAccessibleDescription(/one of !@#\$%\^&\*$/);
  }
}

const seesAll = async ({ page }: ClientInfo, messages: readonly string[]): Promise<void> => {
  for (const message of messages) await expect(page.getByText(message, { exact: true })).toBeVisible();
};

test("the paralegal's form says each rule, and sends nothing", async ({ enter }) => {
  const visitor = await enter();
  const sent: string[] = [];
  visitor.page.on("request", (request) => sent.push(request.url()));
  await visitor.page.goto("/auth?role=paralegal");
  await breakEach(visitor, names);
  await visitor.button("Register as Paralegal").first().click();
  await expect(visitor.page.getByLabel("First name")).toBeFocused();
  await seesAll(visitor, paralegalChoices);
  expect(sent.filter((url) => url.includes("/api/users/register"))).toEqual([]);
});

test("the attorney's form says each rule, and sends nothing", async ({ enter }) => {
  const visitor = await enter();
  const sent: string[] = [];
  visitor.page.on("request", (request) => sent.push(request.url()));
  await visitor.page.goto("/auth?role=attorney");
  await breakEach(visitor, [...firm, ...names]);
  await visitor.button("Register as Attorney").first().click();
  await expect(visitor.page.getByLabel("Firm name")).toBeFocused();
  await seesAll(visitor, attorneyChoices);
  expect(sent.filter((url) => url.includes("/api/users/register"))).toEqual([]);
});

test("the sign-in form asks for an address and a password", async ({ enter }) => {
  const visitor = await enter();
  await visitor.page.goto("/auth");
  await visitor.button("Sign In").click();
  await seesAll(visitor, ["Please enter a valid email address", "Password is required"]);
});

test("six specialties and eight practice areas come first; more than the label says may be chosen", async ({
  enter,
}) => {
  const { page } = await enter();
  for (const [role, label, shown] of [
    ["paralegal", "Specialties (select up to 3)", 6],
    ["attorney", "Practice areas (select up to 5)", 8],
  ] as const) {
    await page.goto(`/auth?role=${role}`);
    const chips = page.getByRole("group", { name: label }).locator("[aria-pressed]");
    await expect(chips).toHaveCount(shown);
    for (const chip of await chips.all()) await chip.click();
    await expect(page.getByRole("group", { name: label }).locator('[aria-pressed="true"]')).toHaveCount(
      shown,
    );
    await page.getByRole("button", { name: "Show all 10" }).click();
    await expect(chips).toHaveCount(10);
  }
});

test("nothing that was typed is lost between the forms", async ({ enter }) => {
  const { page } = await enter();
  await page.goto("/auth");
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByRole("tab", { name: "Paralegal" }).click();
  await expect(page.getByLabel("Email")).toHaveValue("ada@example.com");
  await page.getByLabel("First name").fill("Ada");
  await page.getByRole("button", { name: "Litigation" }).click();
  await page.getByRole("tab", { name: "Attorney" }).click();
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
  await page.getByRole("tab", { name: "Paralegal" }).click();
  await expect(page.getByRole("button", { name: "Litigation" })).toHaveAttribute("aria-pressed", "true");
});

for (const width of [1440, 390] as const)
  test(`at ${width} pixels, pressing Register beside a wrong field does not move the button, and counts`, async ({
    enter,
  }) => {
    const visitor = await enter();
    const { page } = visitor;
    await page.setViewportSize(widths[width].viewport);
    await page.goto("/auth?role=paralegal");
    const register = visitor.button("Register as Paralegal").first();
    await page.getByLabel("First name").fill("Ada");
    await page.getByLabel("Email").fill("nobody");
    await page.getByLabel("Email").press("Tab");
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    // A field without a hint: its error takes a line of its own.
    const lastName = page.getByLabel("Last name");
    await lastName.fill("L");
    await register.scrollIntoViewIfNeeded();
    const before = await register.boundingBox();
    if (!before) throw new Error("The button is not shown.");
    await page.mouse.move(before.x + before.width / 2, before.y + before.height - 3);
    await page.mouse.down();
    await expect(lastName).not.toBeFocused();
    // Long enough for the error of the field to be drawn.
    await settle(page);
    expect(await register.boundingBox()).toEqual(before);
    await page.mouse.up();
    await expect(lastName).toBeFocused();
    await seesAll(visitor, ["Last name must be at least 2 characters", ...paralegalChoices]);
  });
