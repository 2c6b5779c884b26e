/** An article as search engines read it (https://schema.org/BlogPosting). */
import { product } from "@caseload/contract/product";

interface ArticleFacts {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly date: string;
  readonly author: string;
  readonly tags: readonly string[];
  readonly words: number;
}

export function articleData(article: ArticleFacts, origin: string) {
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
