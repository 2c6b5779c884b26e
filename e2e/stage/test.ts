import { test as base, expect } from "@playwright/test";
import { openSite, type TestSite } from "./site.ts";
import type { WebCaller } from "@caseload/server/testkit/web-caller";
import { ClientInfo, type VisitorOptions } from "./visitor.ts";

export interface TestOptions {
  /** Whether the demo's people are there. */
  demo: "on" | "off";
}

interface Stage {
  /** Opens a browser of its own for a person; what it complains of fails the test. */
  enter: (options?: Partial<VisitorOptions>) => Promise<ClientInfo>;
}

export const test = base.extend<
  Stage,
  TestOptions & { site: TestSite; sessions: Map<string, Promise<WebCaller>> }
>({
  demo: ["off", { option: true, scope: "worker" }],

  site: [
    async ({ demo }, use) => {
      const site = await openSite({ demo });
      try {
        await use(site);
        expect(site.errors(), "errors in the server's log").toEqual([]);
      } finally {
        await site.close();
      }
    },
    { scope: "worker" },
  ],

  sessions: [async ({ site: _ }, use) => use(new Map()), { scope: "worker" }],

  enter: async ({ browser, site, sessions }, use) => {
    const visitors: ClientInfo[] = [];
    await use(async (options = {}) => {
      const visitor = await ClientInfo.enter(browser, { at: site.server.url, sessions, ...options });
      visitors.push(visitor);
      return visitor;
    });
    for (const { context } of visitors) await context.close();
    const consoleErrors = visitors.flatMap((visitor) => visitor.consoleErrors.unexpected());
    expect(consoleErrors, "what the browsers complained of").toEqual([]);
  },
});

export { expect };
