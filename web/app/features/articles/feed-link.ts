import { product } from "@caseload/contract/product";

/** By which feed readers find the feed. */
export const feedLink = {
  tagName: "link",
  rel: "alternate",
  type: "application/rss+xml",
  title: `${product.name} Blog`,
  href: "/blog/feed.xml",
} as const;
