import { expect, test } from "./stage/test.ts";

test.use({ demo: "on" });

test("no link of a public page leads nowhere", async ({ enter, site }) => {
  const visitor = await enter();
  const addresses = new Set<string>();
  for (const path of ["/", "/ExecutiveSummary", "/auth"]) {
    await visitor.page.goto(path);
    const found = await visitor.page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    for (const address of found) addresses.add(address.replace(/#.*/, ""));
  }
  expect(addresses.size).toBeGreaterThan(10);
  for (const address of addresses) {
    const { status } = await fetch(site.server.url + address);
    expect.soft(status, address).toBe(200);
  }
});
