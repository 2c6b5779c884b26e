import { describe, expect, it } from "vitest";
import { articleFeed } from "./article-feed.server.ts";
import { articles, findArticle, neighborsOf } from "./articles.server.ts";

const origin = "https://caseload.example";
const linksOf = (html: string): string[] =>
  [...html.matchAll(/ href="([^"]+)"/g)].map(([, href = ""]) => href);

describe("the articles", () => {
  it("are six at least, newest first, none from the future", () => {
    expect(articles.length).toBeGreaterThanOrEqual(6);
    const dates = articles.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(dates[0]?.localeCompare(new Date().toISOString().slice(0, 10))).toBeLessThanOrEqual(0);
  });

  it.each(articles.map((article) => [article.slug, article] as const))(
    "%s is of a readable length, and its links lead somewhere",
    (_, { html, words, summary, title, tags }) => {
      expect(words).toBeGreaterThan(550);
      expect(words).toBeLessThan(1_100);
      expect(title.length).toBeLessThanOrEqual(100);
      expect(summary.length).toBeLessThanOrEqual(200);
      expect(tags.length).toBeGreaterThan(0);
      expect(html, "a footnote without its note").not.toContain("[^");
      const links = linksOf(html);
      expect(links.some((link) => link.startsWith("https://"))).toBe(true);
      for (const link of links.filter((one) => one.startsWith("#"))) {
        expect(html, link).toContain(`id="${link.slice(1)}"`);
      }
      for (const link of links.filter((one) => one.startsWith("/blog/"))) {
        expect(findArticle(link.slice("/blog/".length)), link).toBeDefined();
      }
    },
  );

  it("know their neighbors", () => {
    const [first, second, third] = articles.map(({ slug }) => slug);
    expect(neighborsOf(first ?? "").newer).toBeNull();
    expect(neighborsOf(second ?? "")).toMatchObject({ newer: { slug: first }, older: { slug: third } });
    expect(neighborsOf(articles.at(-1)?.slug ?? "").older).toBeNull();
  });
});

describe("the feed", () => {
  const feed = articleFeed(articles, origin);

  it("has an item for every article, with whole addresses only", () => {
    expect(feed.match(/<item>/g)).toHaveLength(articles.length);
    for (const { slug } of articles) expect(feed).toContain(`<link>${origin}/blog/${slug}</link>`);
    expect(feed).not.toMatch(/href=&quot;[/#]/);
  });

  it("escapes what would break it", () => {
    const [article] = articles;
    if (!article) throw new Error("There is no article.");
    const odd = articleFeed([{ ...article, title: `Rates & "fees" <at last>`, html: "<p>]]></p>" }], origin);
    expect(odd).toContain("<title>Rates &amp; &quot;fees&quot; &lt;at last&gt;</title>");
    expect(odd).not.toContain("]]>");
  });

  it("dates items as RFC 822 asks, on the day they carry", () => {
    const [article] = articles;
    if (!article) throw new Error("There is no article.");
    const dated = articleFeed([{ ...article, date: "2026-03-01" }], origin);
    expect(dated).toContain("<pubDate>Sun, 01 Mar 2026 12:00:00 +0000</pubDate>");
  });
});
