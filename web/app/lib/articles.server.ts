/** The articles of the blog: Markdown files in content/blog, named by their slug. */
import { readFrontMatter, requiredDay, requiredField } from "./front-matter.ts";
import { renderMarkdown, type Heading } from "./markdown.server.ts";

/** What an article's head, row and neighbors show. */
export interface ArticleSummary {
  readonly slug: string;
  readonly title: string;
  /** One or two sentences. */
  readonly summary: string;
  /** yyyy-mm-dd */
  readonly date: string;
  readonly author: string;
  readonly tags: readonly string[];
  /** Minutes, at 220 words a minute. */
  readonly minutes: number;
}

export interface Article extends ArticleSummary {
  readonly html: string;
  readonly contents: readonly Heading[];
  readonly words: number;
}

const wordsPerMinute = 220;

const files = import.meta.glob<string>("../content/blog/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Newest first. */
export const articles: readonly Article[] = Object.entries(files)
  .map(([path, source]) => readArticle(path, source))
  .toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));

function readArticle(path: string, source: string): Article {
  const slug = path.replace(/^.*\/|\.md$/g, "");
  const matter = readFrontMatter(path, source);
  const { html, contents, words } = renderMarkdown(matter.body);
  return {
    slug,
    title: requiredField(path, matter, "title"),
    summary: requiredField(path, matter, "summary"),
    date: requiredDay(path, matter, "date"),
    author: requiredField(path, matter, "author"),
    tags: requiredField(path, matter, "tags").split(", "),
    minutes: Math.max(1, Math.round(words / wordsPerMinute)),
    html,
    contents,
    words,
  };
}

export const findArticle = (slug: string): Article | undefined =>
  articles.find((article) => article.slug === slug);

export const summaryOf = ({
  slug,
  title,
  summary,
  date,
  author,
  tags,
  minutes,
}: Article): ArticleSummary => ({ slug, title, summary, date, author, tags, minutes });

interface Neighbors {
  readonly newer: ArticleSummary | null;
  readonly older: ArticleSummary | null;
}

export function neighborsOf(slug: string): Neighbors {
  const at = articles.findIndex((article) => article.slug === slug);
  const [newer, older] = [articles[at - 1], articles[at + 1]];
  return { newer: newer ? summaryOf(newer) : null, older: older ? summaryOf(older) : null };
}
