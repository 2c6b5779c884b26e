/** The blog as RSS 2.0 (https://www.rssboard.org/rss-specification). */
import { product } from "@caseload/contract/product";
import type { Article } from "./articles.server.ts";
import { escapeHtml } from "./html-text.ts";

/** `origin` makes every address absolute, those inside the articles too. */
export function articleFeed(articles: readonly Article[], origin: string): string {
  const newest = articles[0];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    element("title", `${product.name} Blog`),
    element("link", `${origin}/blog`),
    element("description", blogDescription),
    element("language", "en-US"),
    ...(newest ? [element("lastBuildDate", rfc822(newest.date))] : []),
    `<atom:link href="${escapeHtml(`${origin}/blog/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...articles.map((article) => item(article, origin)),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

export const blogDescription =
  "Working notes for attorneys who engage freelance paralegals, and for the paralegals they engage: scope, supervision, conflicts, rates and confidentiality.";

function item(article: Article, origin: string): string {
  const address = `${origin}/blog/${article.slug}`;
  return [
    "<item>",
    element("title", article.title),
    element("link", address),
    `<guid isPermaLink="true">${escapeHtml(address)}</guid>`,
    element("pubDate", rfc822(article.date)),
    element("dc:creator", article.author),
    ...article.tags.map((tag) => element("category", tag)),
    element("description", article.summary),
    element("content:encoded", absoluteLinks(article.html, address, origin)),
    "</item>",
  ].join("\n");
}

const element = (name: string, text: string): string => `<${name}>${escapeHtml(text)}</${name}>`;

const absoluteLinks = (html: string, address: string, origin: string): string =>
  html.replaceAll('href="#', `href="${address}#`).replaceAll('href="/', `href="${origin}/`);

/** Noon UTC, so that the day is the same from Hawaii to Maine. */
const rfc822 = (day: string): string => new Date(`${day}T12:00:00Z`).toUTCString().replace("GMT", "+0000");
