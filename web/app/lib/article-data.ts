/** An article as search engines read it (https://schema.org/BlogPosting). */
import { product } from "@caseload/contract/product";
import type { Article } from "./articles.server.ts";

export function articleData(article: Omit<Article, "minutes" | "html" | "contents">, origin: string) {
  const address = `${origin}/blog/${article.slug}`;
  const publisher = { "@type": "Organization", name: product.name, url: `${origin}/` };
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: article.title,
    description: article.summary,
    datePublished: article.date,
    author: { "@type": "Organization", name: article.author, url: `${origin}/about` },
    publisher,
    mainEntityOfPage: address,
    url: address,
    keywords: article.tags,
    wordCount: article.words,
    inLanguage: "en-US",
  };
}
