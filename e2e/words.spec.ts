import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { findViolationsInBothThemes } from "./stage/axe.ts";
import { expect, test } from "./stage/test.ts";

test("words are typed or suggested, and the last one leaves with Backspace", async ({ enter }) => {
  const partner = await enter();
  const { page } = partner;
  await partner.carrySession(demoPeople.anders.email, demoPassword);
  await page.goto("/jobs/post");
  const line = page.getByRole("combobox", { name: "Required languages" });
  const list = page.getByRole("listbox", { name: "Required languages" });
  const option = (name: string) => list.getByRole("option", { name, exact: true });
  const added = page.getByRole("button", { name: /^Remove / });
  const expectAdded = async (...words: string[]) => {
    await expect(added).toHaveCount(words.length);
    for (const [at, word] of words.entries())
      await expect(added.nth(at)).toHaveAccessibleName(`Remove ${word}`);
  };
  await expect(line).toHaveAccessibleDescription("Besides English.");

  await line.click();
  await expect(option("Spanish")).toBeVisible();
  await expect(line).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.type("Latin");
  await page.keyboard.press("Enter");
  await expectAdded("Latin");
  await expect(line).toHaveValue("");
  await page.keyboard.type("Esperanto,");
  await expectAdded("Latin", "Esperanto");
  await page.keyboard.type("latin");
  await page.keyboard.press("Enter");
  await expectAdded("Latin", "Esperanto");

  // A pointer that rests on the list does not choose.
  await page.keyboard.type("kore");
  await expect(list.getByRole("option")).toHaveCount(1);
  await option("Korean").hover();
  await expect(line).not.toHaveAttribute("aria-activedescendant");
  await page.keyboard.press("ArrowDown");
  await expect(line).toHaveAttribute(
    "aria-activedescendant",
    (await option("Korean").getAttribute("id")) ?? "",
  );
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expectAdded("Latin", "Esperanto", "Korean");
  await expect(list).toBeHidden();

  await page.keyboard.type("fren");
  await expect(option("French")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(line).toHaveValue("fren");
  await page.keyboard.press("Tab");
  await expectAdded("Latin", "Esperanto", "Korean", "fren");

  await line.click();
  await page.keyboard.press("Backspace");
  await expectAdded("Latin", "Esperanto", "Korean");
  await page.keyboard.type("span");
  await option("Spanish").click();
  await expectAdded("Latin", "Esperanto", "Korean", "Spanish");
  await expect(line).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(option("Mandarin")).toBeVisible();
  await expect(option("Spanish")).toBeHidden();
  await page.getByText("Required specialties").click();
  await expect(list).toBeHidden();
  await added.first().click();
  await expectAdded("Esperanto", "Korean", "Spanish");
});

test("late suggestions do not replace newer ones", async ({ enter }) => {
  const paralegal = await enter();
  const { page } = paralegal;
  await paralegal.carrySession(demoPeople.daniel.email, demoPassword);
  await page.goto("/profile/paralegal");
  await paralegal.button("Edit Profile").click();
  const { promise, resolve } = Promise.withResolvers<void>();
  const answersFor = (q: string) => (address: URL) =>
    address.pathname === "/api/profiles/words" && address.searchParams.get("q") === q;
  await page.route(answersFor("b"), async (route) => {
    await promise;
    await route.continue();
  });
  const line = page.getByRole("combobox", { name: "Skills" });
  const options = page.getByRole("listbox", { name: "Skills" }).getByRole("option");
  const asked = page.waitForRequest((request) => answersFor("b")(new URL(request.url())));
  await line.pressSequentially("b");
  await asked;
  await page.keyboard.type("lue");
  await expect(options.first()).toHaveText(/^Blue/);
  const shown = await options.allInnerTexts();
  const late = page.waitForResponse((response) => answersFor("b")(new URL(response.url())));
  resolve();
  const words: unknown = await (await late).json();
  expect(words).not.toEqual(shown);
  // Two frames: the answer has been read, and what follows from it drawn.
  await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
  expect(await options.allInnerTexts()).toEqual(shown);
});
