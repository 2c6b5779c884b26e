import { Link } from "react-router";
import type { ArticleFacts } from "./article-facts.ts";

interface ArticleNeighboursProps {
  newer: ArticleFacts | null;
  older: ArticleFacts | null;
}

export function ArticleNeighbours({ newer, older }: ArticleNeighboursProps) {
  if (!newer && !older) return null;
  return (
    <nav className="article-neighbours reading-after" aria-label="More articles">
      {older && <Neighbour label="Previous" article={older} />}
      {newer && <Neighbour label="Next" article={newer} />}
    </nav>
  );
}

function Neighbour({ label, article }: { label: string; article: ArticleFacts }) {
  return (
    <Link to={`/blog/${article.slug}`} className={`sheet card-link ${label.toLowerCase()}`}>
      <span className="small muted">{label}</span>
      <span className="heading">{article.title}</span>
    </Link>
  );
}
