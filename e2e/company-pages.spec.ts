import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { expect, test } from "./stage/test.ts";

const question = "Which fields of a posting can paralegals see before they apply?";

/** The site knows itself by the origin that it was started with, whatever address it is reached by. */
const listedAs = (address: string): RegExp => new RegExp(`^http://[^/]+${new URL(address).pathname}$`);

test.describe("the contact form", () => {
  test("names what is missing, sends, and says what happens next", async ({ enter }) => {
    const visitor = await enter({ width: 390 });
    const { page } = visitor;
    await page.goto("/contact");
    await visitor.button("Send Message").click();
    for (const complaint of [
      "Please choose a topic",
      "Please enter your name",
      "Please enter a valid email address",
      "Please write at least 20 characters",
    ]) {
      await expect(page.getByText(complaint)).toBeVisible();
    }
    await page.getByRole("combobox", { name: "Topic" }).click();
    await page.getByRole("option", { name: "General question" }).click();
    await page.getByLabel("Name").fill("Ruth Abara");
    await page.getByLabel("Email").fill("ruth.abara@example.com");
    await page.getByLabel("Message").fill(question);
    await visitor.button("Send Message").click();
    await expect(visitor.heading("Message sent")).toBeFocused();
    await expect(page.getByText(/^Your ticket is CL-\d{4}-\d{6}$/)).toBeVisible();
    await expect(page.getByText("ruth.abara@example.com")).toBeVisible();
    await visitor.button("Write Another Message").click();
    await expect(page.getByLabel("Message")).toHaveValue("");
  });

  test("keeps the text when sending fails", async ({ enter }) => {
    const visitor = await enter();
    const { page } = visitor;
    visitor.consoleErrors.expect(/ERR_CONNECTION_REFUSED|Failed to load resource/);
    await visitor.carrySession(demoPeople.daniel.email, demoPassword);
    await page.goto("/contact?topic=privacy");
    await expect(page.getByRole("combobox", { name: "Topic" })).toHaveText(/Privacy request/);
    await expect(page.getByLabel("Name")).toHaveValue(/^Daniel /);
    await expect(page.getByLabel("Email")).toHaveValue(demoPeople.daniel.email);
    await page.getByLabel("Message").fill(question);
    await page.route("**/api/contact", (route) => route.abort("connectionrefused"));
    await visitor.button("Send Message").click();
    await visitor.seesToast("Message not sent");
    await expect(page.getByLabel("Message")).toHaveValue(question);
    await page.unroute("**/api/contact");
    await visitor.button("Send Message").click();
    await expect(visitor.heading("Message sent")).toBeFocused();
  });
});

test("the blog leads to its articles, to their neighbors and to the feed", async ({ enter }) => {
  const { page } = await enter();
  await page.goto("/blog");
  const titles = page.getByRole("main").getByRole("heading", { level: 3 });
  const count = await titles.count();
  expect(count).toBeGreaterThanOrEqual(6);
  const [first = "", second = ""] = await titles.allInnerTexts();
  await page.getByRole("link", { name: first, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: first })).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? "")).toMatchObject({ "@type": "BlogPosting", headline: first });
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", listedAs(page.url()));
  await page.getByRole("link", { name: "Note 1", exact: true }).click();
  await expect(page.locator("#note-1")).toBeInViewport();
  await page.getByRole("link", { name: `Previous ${second}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: second })).toBeVisible();

  const address = await page.locator('link[type="application/rss+xml"]').getAttribute("href");
  const answer = await page.request.get(address ?? "");
  expect(answer.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
  const feed = await page.evaluate<Feed>(readFeed(await answer.text()));
  expect(feed).toMatchObject({ failure: null, version: "2.0", title: "Caseload Blog" });
  expect(feed.items).toHaveLength(count);
  expect(feed.items[0]?.title).toBe(first);
  expect((await page.request.get(pathOf(feed.items[0]))).status()).toBe(200);
  for (const item of feed.items) expect(item.text, item.title).toContain("<p>");
});

interface FeedItem {
  title: string;
  guid: string;
  text: string;
}

const pathOf = (item: FeedItem | undefined): string => new URL(item?.guid ?? "").pathname;

interface Feed {
  failure: string | null;
  version: string | null;
  title: string;
  items: FeedItem[];
}

/** In the browser, whose parser accepts nothing but well-formed XML. */
const readFeed = (source: string): string => `(() => {
  const feed = new DOMParser().parseFromString(${JSON.stringify(source)}, "text/xml");
  const text = (parent, name) => parent.querySelector(name)?.textContent ?? "";
  return {
    failure: feed.querySelector("parsererror")?.textContent ?? null,
    version: feed.documentElement.getAttribute("version"),
    title: text(feed, "channel > title"),
    items: [...feed.querySelectorAll("item")].map((item) => ({
      title: text(item, "title"),
      guid: text(item, "guid"),
      text: item.getElementsByTagName("content:encoded")[0]?.textContent ?? "",
    })),
  };
})()`;

test("the terms open beside the registration form, which keeps what was typed", async ({ enter }) => {
  const visitor = await enter();
  const { page } = visitor;
  await page.goto("/auth?role=paralegal");
  await page.getByLabel("First name").fill("Ruth");
  for (const [name, title] of [
    [/^terms and conditions/, "Terms of Use"],
    [/^privacy policy/, "Privacy Notice"],
  ] as const) {
    const opened = page.waitForEvent("popup");
    await page.getByRole("main").getByRole("link", { name }).click();
    const document = await opened;
    await expect(document.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(document.getByText("In force from November 27, 2026")).toBeVisible();
    await document.close();
  }
  await expect(page.getByLabel("First name")).toHaveValue("Ruth");
  await expect(page.getByRole("checkbox", { name: /^I accept the terms/ })).not.toBeChecked();
});

test("every version of the terms keeps its address; others are not there", async ({ enter }) => {
  const visitor = await enter();
  visitor.consoleErrors.expect(/status of 404 /);
  const { page } = visitor;
  await page.goto("/terms");
  await page.getByRole("link", { name: "Version 2026-11", exact: true }).click();
  await expect(page).toHaveURL(`${visitor.origin}/terms/2026-11`);
  await expect(page.getByText("Version 2026-11-3 is.")).toBeVisible();
  await page.getByRole("link", { name: "Version 2026-11-3", exact: true }).click();
  await expect(page).toHaveURL(`${visitor.origin}/terms/2026-11-3`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    listedAs(`${visitor.origin}/terms`),
  );
  for (const [path, title] of [
    ["/terms/1999-01", "Version Not Found"],
    ["/privacy/1999-01", "Version Not Found"],
    ["/blog/no-such-article", "Article Not Found"],
  ] as const) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(visitor.heading(title)).toBeVisible();
  }
});
