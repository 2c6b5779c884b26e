import { expect, test } from "./stage/test.ts";

test("no link of a public page leads nowhere", async ({ enter, site }) => {
  const visitor = await enter();
  const addresses = new Set<string>();
  for (const path of ["/", "/ExecutiveSummary", "/auth"]) {
    await visitor.page.goto(path);
    for (const link of await visitor.page.locator('a[href^="/"]').all())
      addresses.add(((await link.getAttribute("href")) ?? "").replace(/#.*/, ""));
  }
  expect(addresses.size).toBeGreaterThan(10);
  for (const address of addresses) {
    const { status } = await fetch(site.server.url + address);
    expect.soft(status, address).toBe(200);
  }
});
