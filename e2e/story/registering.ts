import { setTimeout as delay } from "node:timers/promises";
import { toasts } from "@caseload/contract/toasts";
import { expect } from "../stage/test.ts";
import type { ClientInfo } from "../stage/visitor.ts";
import type { Person } from "./people.ts";

/** A name of its own for each firm: an unconfirmed firm may take no other's. */
const firmNameOf = ({ email }: Person): string => `Harrow Street Legal ${email.split("@")[0]}`;

export async function registerAttorney(visitor: ClientInfo, person: Person): Promise<void> {
  const { page, input } = visitor;
  await page.goto("/auth");
  await input.turnTo(page.getByRole("tab", { name: "Attorney" }));
  await input.write(page.getByLabel("Firm name"), firmNameOf(person));
  await fillContact(visitor, person);
  await input.write(page.getByLabel("Location"), "Philadelphia, PA");
  await input.press(visitor.button("Litigation"));
  await input.choose(page.getByRole("combobox", { name: "Firm size" }), "Small (2-10)");
  await input.choose(page.getByRole("combobox", { name: "Preferred work arrangement" }), "Hybrid");
  await input.press(page.getByRole("checkbox", { name: /terms and conditions/ }));
  await input.press(visitor.button("Register as Attorney"));
  await seeWelcome(visitor, person, "/profile/attorney/new");
}

export async function registerParalegal(visitor: ClientInfo, person: Person): Promise<void> {
  await sendParalegalForm(visitor, person);
  await seeWelcome(visitor, person, "/profile/paralegal/new");
}

export async function sendParalegalForm(visitor: ClientInfo, person: Person): Promise<void> {
  const { page, input } = visitor;
  await page.goto("/auth");
  await input.turnTo(page.getByRole("tab", { name: "Paralegal" }));
  await fillContact(visitor, person);
  await input.choose(page.getByRole("combobox", { name: "Years of experience" }), "6-10 years");
  await input.press(visitor.button("Litigation"));
  await input.choose(page.getByRole("combobox", { name: "Availability" }), "Part-time");
  await input.choose(page.getByRole("combobox", { name: "Work preference" }), "Remote");
  await input.press(page.getByRole("checkbox", { name: /terms and conditions/ }));
  await input.press(visitor.button("Register as Paralegal"));
}

async function fillContact({ page, input }: ClientInfo, person: Person): Promise<void> {
  await input.write(page.getByLabel("First name"), person.firstName);
  await input.write(page.getByLabel("Last name"), person.lastName);
  await input.write(page.getByLabel("Email"), person.email);
  await input.write(page.getByLabel("Password", { exact: true }), person.password);
}

async function seeWelcome(visitor: ClientInfo, { firstName }: Person, path: string): Promise<void> {
  const { title, text } = toasts.registered(firstName);
  await visitor.seesToast(title, text);
  await expect(visitor.page).toHaveURL(visitor.origin + path);
}

/** Nothing that was typed at registration is asked again: of the form, the description alone is empty. */
export async function createFirmProfile(visitor: ClientInfo): Promise<void> {
  const { page, input } = visitor;
  await expect(page.getByLabel("Firm name")).toHaveValue(/^Harrow Street Legal /);
  await expect(page.getByLabel("Location")).toHaveValue("Philadelphia, PA");
  await expect(page.getByRole("combobox", { name: "Firm size" })).toHaveText("Small (2-10)");
  await expect(page.getByRole("combobox", { name: "Work arrangement" })).toHaveText("Hybrid");
  await expectAnsweredSpecialty(visitor);
  await input.write(page.getByLabel("Description"), "Commercial litigation and appeals.");
  // The live update overtakes the call's own answer; the toast still says what was pressed.
  await page.route("**/api/profiles/attorney", async (route) => {
    const response = await route.fetch();
    await delay(1_000);
    await route.fulfill({ response });
  });
  await input.press(visitor.button("Create Profile"));
  await visitor.seesToast(toasts.firmProfileCreated.title, toasts.firmProfileCreated.text);
  await expect(page).toHaveURL(`${visitor.origin}/dashboard/attorney`);
}

/** Name, email and the one specialty of the registration form are known. */
async function expectAnsweredSpecialty({ page }: ClientInfo): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.getByRole("button", { pressed: true })).toHaveText(["Litigation"]);
  for (const known of ["First name", "Last name", "Email"])
    await expect(main.getByLabel(known)).toHaveCount(0);
}

/** As for a firm: only what registration did not ask is written. */
export async function createParalegalProfile(visitor: ClientInfo): Promise<void> {
  const { page, input } = visitor;
  await expect(page.getByRole("combobox", { name: "Experience level" })).toHaveText("Senior Level (6+)");
  await expect(page.getByRole("combobox", { name: "Work arrangement" })).toHaveText(/Remote/);
  await expectAnsweredSpecialty(visitor);
  await expect(page.getByRole("combobox", { name: "Availability" })).toHaveText("Part-time");
  await input.write(page.getByLabel("Location"), "Philadelphia, PA");
  await input.write(page.getByLabel("Bio"), "Runs second-pass privilege reviews and serves logs that hold.");
  await input.write(page.getByLabel("Hourly rate"), "54");
  await input.write(page.getByLabel("Education"), "BA, Paralegal Studies, Widener University");
  await input.write(page.getByLabel("Certifications"), "Certified Paralegal (CP)");
  await input.press(visitor.button("Create Profile"));
  await visitor.seesToast(toasts.profileCreated.title, toasts.profileCreated.text);
  await expect(page).toHaveURL(`${visitor.origin}/dashboard/paralegal`);
}

/** In and out again as one does on another day. */
export async function signIn(visitor: ClientInfo, person: Person, path: string): Promise<void> {
  const { page, input } = visitor;
  await page.goto("/auth");
  await input.write(page.getByLabel("Email"), person.email);
  await input.write(page.getByLabel("Password", { exact: true }), person.password);
  await input.press(visitor.button("Sign In"));
  const { title, text } = toasts.loggedIn(person.firstName);
  await visitor.seesToast(title, text);
  await expect(page).toHaveURL(visitor.origin + path);
}
