import { Link } from "react-router";
import type { ArticleFacts } from "./article-facts.ts";
import { classNames } from "~/ui/class-names.ts";
import styles from "./articles.module.css";
import readingPageStyles from "~/ui/reading-page.module.css";

interface ArticleNeighboursProps {
  newer: ArticleFacts | null;
  older: ArticleFacts | null;
}

export function ArticleNeighbours({ newer, older }: ArticleNeighboursProps) {
  if (!newer && !older) return null;
  return (
    <nav
      className={classNames(styles.articleNeighbours, readingPageStyles.readingAfter)}
      aria-label="More articles"
    >
      {older && <Neighbour label="Previous" article={older} />}
      {newer && <Neighbour label="Next" article={newer} />}
    </nav>
  );
}

function Neighbour({ label, article }: { label: string; article: ArticleFacts }) {
  return (
    <Link
      to={`/blog/${article.slug}`}
      className={classNames("sheet card-link", label === "Next" && styles.next)}
    >
      <span className="small muted">{label}</span>
      <span className="heading">{article.title}</span>
    </Link>
  );
}
