import { type Browser, type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { type WebCaller, signInOverWeb } from "@caseload/server/testkit/web-caller";
import { ConsoleErrors } from "./console-errors.ts";
import { type Input, mouse } from "./input.ts";

export const widths = {
  1440: { viewport: { width: 1440, height: 900 } },
  390: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;
export type Width = keyof typeof widths;

export interface VisitorOptions {
  /** Origin of the server. */
  at: string;
  width?: Width;
  input?: Input;
  colorScheme?: "light" | "dark";
  /** Everyone has finished the onboarding tour already, unless a story is about it. */
  tour?: "finished" | "fresh";
  /** Open sessions by address: hashing a password takes a tenth of a second of the server. */
  sessions?: Map<string, Promise<WebCaller>>;
}

/** More accounts than any story makes. */
const maxAccounts = 500;

/** Runs in each page: leaves the marker that finishing the tour leaves, for every account. */
const finishTours = `try {
  if (localStorage.getItem("onboarding-completed-1") === null)
    for (let id = 1; id <= ${maxAccounts}; id++) localStorage.setItem("onboarding-completed-" + id, "true");
} catch { /* A page without an address keeps nothing. */ }`;

/** One person with a browser of their own. */
export class ClientInfo {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly input: Input;
  readonly isNarrow: boolean;
  readonly origin: string;
  readonly consoleErrors = new ConsoleErrors();
  readonly #sessions: Map<string, Promise<WebCaller>>;

  private constructor(
    context: BrowserContext,
    page: Page,
    { at, input = mouse, width = 1440, sessions = new Map() }: VisitorOptions,
  ) {
    this.context = context;
    this.page = page;
    this.input = input;
    this.isNarrow = width === 390;
    this.origin = at;
    this.#sessions = sessions;
    this.consoleErrors.listenTo(page);
  }

  static async enter(browser: Browser, options: VisitorOptions): Promise<ClientInfo> {
    const { at, width = 1440, colorScheme = "light", tour = "finished" } = options;
    const context = await browser.newContext({
      ...widths[width],
      baseURL: at,
      colorScheme,
      reducedMotion: "reduce",
      locale: "en-US",
      timezoneId: "America/New_York",
    });
    if (tour === "finished") await context.addInitScript(finishTours);
    return new ClientInfo(context, await context.newPage(), options);
  }

  /** A session that other stories of the same site carry too: stories that end theirs open their own. */
  async carrySession(email: string, password: string): Promise<WebCaller> {
    const key = `${this.origin} ${email}`;
    const opened = this.#sessions.get(key) ?? signInOverWeb(() => this.origin, email, password);
    this.#sessions.set(key, opened);
    const caller = await opened;
    await this.carry(caller);
    return caller;
  }

  /** Signs in through the API, as if the session had been open already. */
  async openSession(email: string, password: string): Promise<WebCaller> {
    const caller = await signInOverWeb(() => this.origin, email, password);
    await this.carry(caller);
    return caller;
  }

  async carry({ cookie }: WebCaller): Promise<void> {
    const cookies = cookie.split("; ").map((pair) => {
      const [name = "", value = ""] = pair.split(/=(.*)/s);
      return { name, value, url: this.origin };
    });
    await this.context.addCookies(cookies);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name, exact: typeof name === "string" });
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole("link", { name, exact: typeof name === "string" });
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole("heading", { name });
  }

  /** A dialog or drawer by its title. */
  dialog(name: string | RegExp): Locator {
    return this.page.getByRole("dialog", { name }).or(this.page.getByRole("alertdialog", { name }));
  }

  /** Looks at the list of the sidebar, which on phones is in a drawer. */
  async navigation(look: (main: Locator) => Promise<void>): Promise<void> {
    if (this.isNarrow) await this.input.press(this.button("Open navigation"));
    const place = this.isNarrow
      ? this.dialog("Navigation")
      : this.page.getByRole("complementary", { name: "Navigation" });
    await look(place.getByRole("navigation", { name: "Main" }));
    if (!this.isNarrow) return;
    await this.page.keyboard.press("Escape");
    await expect(place).toBeHidden();
  }

  /** By the sidebar, which on phones is in a drawer, and then by a tab of that place. */
  async goTo(entry: string, tab?: string): Promise<void> {
    const name = new RegExp(`^${entry}(\\s*\\d+\\s.*)?$`);
    if (this.isNarrow) {
      await this.input.press(this.button("Open navigation"));
      await this.input.press(this.dialog("Navigation").getByRole("link", { name }));
    } else {
      await this.input.press(
        this.page.getByRole("complementary", { name: "Navigation" }).getByRole("link", { name }),
      );
    }
    if (tab !== undefined)
      await this.input.press(
        this.page.getByRole("navigation", { name: "Related screens" }).getByRole("link", { name: tab }),
      );
  }

  async seesToast(title: string, text?: string): Promise<void> {
    const toast = this.page
      .getByRole("status")
      .or(this.page.getByRole("alert"))
      .filter({
        hasText: text === undefined ? title : new RegExp(`${escape(title)}[\\s\\S]*${escape(text)}`),
      });
    await expect(toast.first()).toBeVisible();
  }

  /** Failures and urgent news stay until they are dismissed. */
  async dismissAlert(title: string): Promise<void> {
    const alert = this.page.getByRole("alert").filter({ hasText: title });
    await this.input.press(alert.getByRole("button", { name: "Dismiss" }));
    await expect(alert).toBeHidden();
  }

  bell(unread: number): Locator {
    return this.button(unread > 0 ? `Notifications, ${unread} unread` : "Notifications");
  }

  /** A word in the page's memory, gone as soon as it is loaded anew. */
  markPage(): Promise<void> {
    return this.page.evaluate("void (globalThis.sinceTheMark = true)");
  }

  async expectNoReload(): Promise<void> {
    expect(await this.page.evaluate("globalThis.sinceTheMark === true"), "the page was loaded anew").toBe(
      true,
    );
  }

  async logOut(): Promise<void> {
    // A socket whose handshake is under way when the session ends is refused, which the browser logs.
    this.consoleErrors.expect(/WebSocket connection to .* failed: HTTP Authentication failed/);
    if (this.isNarrow) await this.input.pick(this.button(/, (open )?menu$/), "Logout");
    else await this.input.press(this.button("Logout"));
    await this.seesToast("Logged out", "You have been successfully logged out.");
    await expect(this.page).toHaveURL(`${this.origin}/`);
  }
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
