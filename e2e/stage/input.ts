import { expect, type Locator } from "@playwright/test";

/** How a person operates a page: by mouse or by keyboard. */
export interface Input {
  /** A button, link, chip or checkbox. */
  press: (target: Locator) => Promise<void>;
  /** Replaces the value of a field. */
  write: (target: Locator, text: string) => Promise<void>;
  /** One option of a select. */
  choose: (select: Locator, option: string) => Promise<void>;
  turnTo: (tab: Locator) => Promise<void>;
  /** One entry of the menu behind a button. */
  pick: (button: Locator, entry: string) => Promise<void>;
}

const optionOf = (select: Locator, name: string): Locator =>
  select.page().getByRole("option", { name, exact: true });
const entryOf = (button: Locator, name: string): Locator =>
  button.page().getByRole("menuitem", { name, exact: true });

export const mouse: Input = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  async choose(select, option) {
    await select.click();
    await optionOf(select, option).click();
  },
  turnTo: (tab) => tab.click(),
  async pick(button, entry) {
    await button.click();
    await entryOf(button, entry).click();
  },
};

export const keyboard: Input = {
  async press(target) {
    await reach(target);
    const isBox = (await target.getAttribute("type")) === "checkbox";
    await target.page().keyboard.press(isBox ? "Space" : "Enter");
  },
  async write(target, text) {
    await reach(target);
    const keys = target.page().keyboard;
    await keys.press("ControlOrMeta+A");
    await keys.type(text);
  },
  async choose(select, option) {
    await reach(select);
    const page = select.page();
    await page.keyboard.press("Enter");
    await page.getByRole("listbox").waitFor();
    await stepTo(optionOf(select, option), "ArrowDown", "Home");
    await page.keyboard.press("Enter");
  },
  async turnTo(tab) {
    const row = tab.page().getByRole("tablist").filter({ has: tab });
    await reach(row.getByRole("tab", { selected: true }));
    await stepTo(tab, "ArrowRight");
  },
  async pick(button, entry) {
    await reach(button);
    const page = button.page();
    await page.keyboard.press("Enter");
    await page.getByRole("menu").waitFor();
    await stepTo(entryOf(button, entry), "ArrowDown");
    await page.keyboard.press("Enter");
  },
};

/** More stops than any page of ours has. */
const maxStops = 200;
/** More entries than any list of ours has. */
const maxSteps = 40;

/** What is used here of a browser's Element. */
interface Focusable {
  readonly isConnected: boolean;
  matches: (selector: string) => boolean;
}

/** Null when the element has left the page. Asked of the element: finding it anew by its name takes the browser longer. */
const focusOf = (element: Focusable): boolean | null =>
  element.isConnected ? element.matches(":focus") : null;

/** Presses a key until the target has the focus. Returns whether it has. */
async function pressUntilFocused(target: Locator, key: string, limit: number): Promise<boolean> {
  const { keyboard: keys } = target.page();
  let element = await target.elementHandle();
  for (let stop = 0; stop < limit; stop += 1) {
    let isFocused = await element?.evaluate(focusOf);
    if (isFocused === null) {
      element = await target.elementHandle();
      isFocused = await element?.evaluate(focusOf);
    }
    if (isFocused === true) return true;
    await keys.press(key);
  }
  return false;
}

/** Tab, from wherever the focus is, until it arrives. */
async function reach(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  if (await pressUntilFocused(target, "Tab", maxStops)) return;
  throw new Error(`The keyboard does not reach ${target.toString()}.`);
}

/** Arrow keys inside a list, a menu or a row of tabs. */
async function stepTo(target: Locator, key: string, first?: string): Promise<void> {
  await target.waitFor();
  if (first !== undefined) await target.page().keyboard.press(first);
  if (await pressUntilFocused(target, key, maxSteps)) return;
  throw new Error(`${key} does not reach ${target.toString()}.`);
}
