import type { Page } from "@playwright/test";

/** Errors and warnings of a browser: console messages, exceptions, failed requests, 5xx. Each fails the test unless expected. */
export class ConsoleErrors {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  listenTo(page: Page): void {
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type()))
        this.#add(page, `console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on("pageerror", (error) => this.#add(page, `uncaught: ${error.stack ?? error.message}`));
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      // A page that is left takes its unfinished requests along.
      if (reason !== "net::ERR_ABORTED")
        this.#add(page, `request failed: ${request.method()} ${request.url()}, ${reason}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 500) this.#add(page, `${response.status()} from ${response.url()}`);
    });
  }

  /** Errors that the story causes on purpose. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  unexpected(): string[] {
    return this.#found.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }

  #add(page: Page, text: string): void {
    this.#found.push(`at ${page.url()}: ${text}`);
  }
}
