import type { Page } from "@playwright/test";
import { expect, test } from "./stage/test.ts";
import { acquaint, applyFor } from "./story/acquainted.ts";

const accounts = {
  attorney: { firstName: "Alexandra", lastName: "Montgomery-Featherstonehaugh" },
  paralegal: { firstName: "María del Carmen", lastName: "Fernández de Córdoba y Álvarez-Toledo" },
} as const;
const nameOf = (side: keyof typeof accounts): string =>
  `${accounts[side].firstName} ${accounts[side].lastName}`;

/** How far a name leans out of its line, in pixels: it is turned by two degrees. */
const leaning = 12;

interface WrittenName {
  readonly name: string;
  /** Space between the name and the edges of its column, in pixels. */
  readonly left: number;
  readonly right: number;
  readonly above: number;
  readonly lines: number;
  readonly isClipped: boolean;
}

const readNames = `[...document.querySelectorAll(".signature")].map((column) => {
  const line = column.querySelector(".signature-ink");
  const name = line.querySelector("span");
  const [outer, rule, inner] = [column, line, name].map((one) => one.getBoundingClientRect());
  return {
    name: name.textContent,
    left: inner.left - outer.left,
    right: outer.right - inner.right,
    above: inner.top - rule.top,
    lines: name.offsetHeight / parseFloat(getComputedStyle(name).lineHeight),
    isClipped: getComputedStyle(line).overflowX !== "visible",
  };
})`;

/** Each name as it was typed, whole, in its own column, and on few lines. */
async function seesWholeNames(page: Page): Promise<void> {
  await expect(page.locator(".signature-ink > span")).toHaveCount(2);
  await page.evaluate("document.fonts.ready");
  const written = await page.evaluate<WrittenName[]>(readNames);
  expect(written.map(({ name }) => name).toSorted()).toEqual(
    [nameOf("attorney"), nameOf("paralegal")].toSorted(),
  );
  for (const { name, left, right, above, lines, isClipped } of written) {
    expect(Math.min(left, right, above), name).toBeGreaterThanOrEqual(-leaning);
    expect(lines, name).toBeLessThan(4);
    expect(isClipped, name).toBe(false);
  }
  expect(
    await page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"),
  ).toBe(true);
}

test("long names under an agreement are whole on its page, on paper and on the verification page", async ({
  enter,
  site,
}) => {
  const people = await acquaint(site.server.url);
  for (const side of ["attorney", "paralegal"] as const)
    await people[side].ask("updateAccountSettings", { body: accounts[side] });
  const { id: applicationId } = await applyFor(people);
  await people.attorney.ask("decideApplication", {
    params: { id: applicationId },
    body: { status: "accepted" },
  });
  const [contract] = await people.attorney.ask<{ id: number }[]>("listContracts");
  const params = { id: contract?.id ?? 0 };
  const body = (terms: object) => ({ base: 1, terms });
  const offer = await people.attorney.ask<{ structuredTerms: object }>("getContract", { params });
  const pay = { kind: "hourly", rateCents: 5_400, capMinutes: null };
  await people.attorney.ask("proposeVersion", { params, body: body({ ...offer.structuredTerms, pay }) });
  const { termsSha256: sha256 } = await people.attorney.ask<{ termsSha256: string }>("getContract", {
    params,
  });
  for (const side of ["attorney", "paralegal"] as const)
    await people[side].ask("agreeToTerms", {
      params,
      body: { version: 2, sha256, name: nameOf(side), consent: true },
    });
  const answer = await fetch(`${site.server.url}/api/contracts/${params.id}/agreement.pdf`, {
    headers: { cookie: people.paralegal.cookie },
  });
  const buffer = Buffer.from(await answer.arrayBuffer());

  for (const width of [1440, 390] as const) {
    const member = await enter({ width });
    await member.carry(people.attorney);
    await member.page.goto(`/contracts/${params.id}`);
    await expect(member.page.getByText("version 2 in force")).toBeVisible();
    await seesWholeNames(member.page);
    // On paper, too, where the agreement stands alone.
    await member.page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(member.page.getByRole("banner")).toBeHidden();
    await expect(member.page.getByRole("complementary")).toHaveCount(0);
    await seesWholeNames(member.page);
    for (const surface of ["body", ".agreement-sheet"])
      await expect(member.page.locator(surface)).toHaveCSS("background-color", "rgb(255, 255, 255)");
    const visitor = await enter({ width });
    await visitor.page.goto("/verify");
    await visitor.page
      .getByLabel("Choose PDF")
      .setInputFiles({ name: "agreement.pdf", mimeType: "application/pdf", buffer });
    await expect(visitor.heading("Genuine, unchanged")).toBeFocused();
    await seesWholeNames(visitor.page);
  }
});
