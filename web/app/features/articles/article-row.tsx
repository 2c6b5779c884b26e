import { Link } from "react-router";
import { fullDay } from "~/lib/dates.ts";
import { TagList } from "~/ui/tag-list.tsx";
import type { ArticleFacts } from "./article-facts.ts";
import styles from "./articles.module.css";

export function ArticleRow({ article }: { article: ArticleFacts }) {
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
        <TagList tags={[...tags]} />
      </div>
    </li>
  );
}
