import Rss from "lucide-react/icons/rss";
import { DrawerArt } from "~/ui/art.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { byYear, type ArticleFacts } from "./article-facts.ts";
import { ArticleRow } from "./article-row.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./articles.module.css";

interface ArticleIndexProps {
  /** Newest first. */
  articles: readonly ArticleFacts[];
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
          <ol className="sheet edge">
            {rows.map((article) => (
              <ArticleRow key={article.slug} article={article} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
