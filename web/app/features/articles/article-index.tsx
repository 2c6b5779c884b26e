import Rss from "lucide-react/icons/rss";
import { Link } from "react-router";
import { fullDay } from "~/lib/dates.ts";
import { DrawerArt } from "~/ui/drawer-art.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { TagList } from "~/ui/tag-list.tsx";
import type { ArticleSummary } from "~/lib/articles.server.ts";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./articles.module.css";

interface ArticleIndexProps {
  /** Newest first. */
  articles: readonly ArticleSummary[];
  lede: string;
}

export function ArticleIndex({ articles, lede }: ArticleIndexProps) {
  return (
    <div className={classNames("content-width", styles.articles)}>
      <div className={styles.articlesHead}>
        <div>
          <h1 className="display">Blog</h1>
          <p className="lead">{lede}</p>
        </div>
        <a className={classNames("link", styles.feed)} href="/blog/feed.xml" type="application/rss+xml">
          <Rss className="icon" aria-hidden="true" />
          RSS feed
        </a>
      </div>
      {articles.length === 0 && (
        <EmptyState art={<DrawerArt />} title="No articles yet" text="The first one will appear here." />
      )}
      {byYear(articles).map(([year, rows]) => (
        <section key={year} aria-labelledby={`year-${year}`}>
          <h2 className={classNames("heading", styles.articlesYear)} id={`year-${year}`}>
            {year}
          </h2>
          <ol className={classNames("sheet edge", styles.articlesSheet)}>
            {rows.map((article) => (
              <ArticleRow key={article.slug} article={article} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function ArticleRow({ article }: { article: ArticleSummary }) {
  const { slug, title, summary, date, tags, minutes } = article;
  return (
    <li className={styles.articleRow}>
      <div className={styles.articleDate}>
        <time dateTime={date}>{fullDay(date)}</time>
        <span>{minutes} min read</span>
      </div>
      <div className={styles.articleSummary}>
        <h3 className="title">
          <Link to={`/blog/${slug}`}>{title}</Link>
        </h3>
        <p>{summary}</p>
        <TagList tags={tags} />
      </div>
    </li>
  );
}

/** Newest year first, as the articles come. */
function byYear(articles: readonly ArticleSummary[]): [year: string, articles: ArticleSummary[]][] {
  const years = new Map<string, ArticleSummary[]>();
  for (const article of articles) {
    const year = article.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), article]);
  }
  return [...years];
}
