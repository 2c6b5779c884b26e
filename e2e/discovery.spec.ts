import { randomUUID } from "node:crypto";
import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { signInOverWeb } from "@caseload/server/testkit/web-caller";
import type { TestSite } from "./stage/site.ts";
import { expect, test } from "./stage/test.ts";

/** Under which the server takes itself to be known. */
const originOf = ({ server }: TestSite): string => `http://localhost:${server.port}`;

async function read(site: TestSite, path: string) {
  const answer = await fetch(site.server.url + path);
  const html = await answer.text();
  const attribute = (tag: string, key: string, value: string, wanted: string): string[] =>
    [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>`, "g"))]
      .map(([whole]) => whole)
      .filter((whole) => whole.includes(`${key}="${value}"`))
      .map((whole) => new RegExp(`\\b${wanted}="([^"]*)"`).exec(whole)?.[1] ?? "");
  return {
    status: answer.status,
    html,
    policy: answer.headers.get("content-security-policy") ?? "",
    link: (rel: string) => attribute("link", "rel", rel, "href"),
    property: (name: string) => attribute("meta", "property", name, "content"),
    meta: (name: string) => attribute("meta", "name", name, "content"),
  };
}

const addressesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);

async function listed(site: TestSite): Promise<string[]> {
  const get = async (path: string) => (await fetch(site.server.url + path)).text();
  const files = addressesIn(await get("/sitemap.xml"));
  const lists = await Promise.all(files.map(async (file) => addressesIn(await get(new URL(file).pathname))));
  return lists.flat();
}

/** The JSON-LD of a page. */
const dataIn = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = ""]) => JSON.parse(json) as Record<string, unknown>,
  );

test("every page of the sitemap can be read, says which address is its own, and has a preview", async ({
  site,
}) => {
  const addresses = await listed(site);
  expect(addresses).toContain(`${originOf(site)}/`);
  expect(addresses.some((address) => address.includes("/jobs/"))).toBe(true);
  expect(addresses.some((address) => address.includes("/paralegals/"))).toBe(true);
  for (const address of addresses) {
    const page = await read(site, new URL(address).pathname);
    expect.soft(page.status, address).toBe(200);
    expect.soft(page.link("canonical"), address).toEqual([address]);
    expect.soft(page.meta("description")[0]?.length ?? 0, address).toBeGreaterThan(20);
    expect.soft(page.meta("robots"), address).toEqual([]);
    expect.soft(page.property("og:title"), address).toHaveLength(1);
    expect.soft(page.property("og:image:width"), address).toEqual(["1200"]);
    expect.soft(page.meta("twitter:card"), address).toEqual(["summary_large_image"]);
    const [image = ""] = page.property("og:image");
    expect.soft(image.startsWith(`${originOf(site)}/share/`), `${address}: ${image}`).toBe(true);
    const picture = await fetch(site.server.url + new URL(image).pathname);
    expect.soft(picture.headers.get("content-type"), image).toBe("image/png");
    await picture.arrayBuffer();
  }
});

test("style sheets are asked for first, and scripts behind all that a page is painted with", async ({
  site,
}) => {
  for (const path of ["/", "/auth", "/about"]) {
    const page = await read(site, path);
    const named = (await fetch(site.server.url + path)).headers.get("link") ?? "";
    const sheets = page.link("stylesheet").map((href) => href.replace(/#$/, ""));
    expect(sheets.length, path).toBeGreaterThan(0);
    for (const href of sheets) expect(named, path).toContain(`<${href}>; rel=preload; as=style`);
    const modules = page.html.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
    expect(modules.length, path).toBeGreaterThan(3);
    for (const module of modules) expect(module, path).toMatch(/ fetchpriority="low"/i);
  }
});

test("icons and the manifest are where the pages say", async ({ site }) => {
  const { link } = await read(site, "/");
  const links = ["icon", "apple-touch-icon", "manifest"].flatMap(link);
  expect(links).toHaveLength(4);
  const manifest = (await (await fetch(`${site.server.url}/manifest.webmanifest`)).json()) as {
    icons: { src: string }[];
  };
  const files = [...links, ...manifest.icons.map(({ src }) => src)];
  for (const file of files) expect((await fetch(site.server.url + file)).status, file).toBe(200);
});

test("a posting speaks to search engines until it is closed", async ({ site, enter }) => {
  const { email } = demoPeople.margaret;
  const margaret = await signInOverWeb(() => site.server.url, email, demoPassword);
  const title = `Exhibit lists ${randomUUID()} </script><script>window.hacked=1</script>`;
  const { id } = await margaret.ask<{ id: number }>("postJob", {
    body: {
      title,
      location: "Philadelphia, PA",
      workArrangement: "Hybrid",
      hoursPerWeek: "10 hrs/week",
      duration: "4 weeks",
      specialties: ["litigation"],
      description: "Prepare the exhibit lists for trial, in the order of the pretrial brief.",
      budgetRange: "$40-50/hr",
    },
  });
  const path = `/jobs/${id}`;
  const open = await read(site, path);
  const [data, ...others] = dataIn(open.html);
  expect(others).toEqual([]);
  expect(data).toMatchObject({ "@type": "JobPosting", title, url: `${originOf(site)}${path}` });
  expect(open.property("og:image")).toEqual([`${originOf(site)}/share${path}.png`]);
  expect(await listed(site)).toContain(`${originOf(site)}${path}`);

  const visitor = await enter();
  await visitor.page.goto(path);
  await expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText(title);
  await visitor.page.waitForLoadState("networkidle");
  // Crawlers that run scripts read the page as it is afterwards.
  expect(
    JSON.parse((await visitor.page.locator('script[type="application/ld+json"]').textContent()) ?? ""),
  ).toMatchObject({
    title,
  });
  expect(await visitor.page.evaluate("window.hacked")).toBeUndefined();

  await margaret.ask("changeJobStatus", { params: { id }, body: { status: "closed" } });
  const closed = await read(site, path);
  expect(closed.status).toBe(200);
  expect(dataIn(closed.html)).toEqual([]);
  expect(closed.meta("robots")).toEqual(["noindex"]);
  expect(closed.html).toContain("No longer accepting applications");
  expect(await listed(site)).not.toContain(`${originOf(site)}${path}`);
});

test("an id has one spelling", async ({ site }) => {
  for (const path of ["/jobs/1e0", "/jobs/0x1", "/jobs/01", "/jobs/1.0", "/paralegals/1e0"])
    expect((await read(site, path)).status, path).toBe(404);
  expect((await read(site, "/jobs/1")).link("canonical")).toEqual([`${originOf(site)}/jobs/1`]);
  expect((await read(site, "/job/1")).link("canonical")).toEqual([`${originOf(site)}/jobs/1`]);
});
