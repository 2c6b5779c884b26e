import type { Page } from "@playwright/test";

/** Everything a browser complains of while somebody uses the site: each one fails the test unless it is expected. */
export class Complaints {
  readonly #heard: string[] = [];
  readonly #expected: RegExp[] = [];

  listenTo(page: Page): void {
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type()))
        this.#hear(page, `console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on("pageerror", (error) => this.#hear(page, `uncaught: ${error.stack ?? error.message}`));
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      // A page that is left takes its unfinished requests along.
      if (reason !== "net::ERR_ABORTED")
        this.#hear(page, `request failed: ${request.method()} ${request.url()}, ${reason}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 500) this.#hear(page, `${response.status()} from ${response.url()}`);
    });
  }

  /** What this story provokes on purpose. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  unexpected(): string[] {
    return this.#heard.filter((complaint) => !this.#expected.some((pattern) => pattern.test(complaint)));
  }

  #hear(page: Page, complaint: string): void {
    this.#heard.push(`at ${page.url()}: ${complaint}`);
  }
}
