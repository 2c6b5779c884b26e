/** What an article's head, row and neighbors show; the server's article has more. */
export interface ArticleFacts {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** yyyy-mm-dd */
  readonly date: string;
  readonly author: string;
  readonly tags: readonly string[];
  readonly minutes: number;
}

/** Newest year first, as the articles come. */
export function byYear(articles: readonly ArticleFacts[]): [year: string, articles: ArticleFacts[]][] {
  const years = new Map<string, ArticleFacts[]>();
  for (const article of articles) {
    const year = article.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), article]);
  }
  return [...years];
}
