import { Link } from "react-router";
import { fullDay } from "~/lib/dates.ts";
import { LongText } from "~/ui/long-text.tsx";
import { BackLink } from "~/ui/back-link.tsx";
import { ReadingPage } from "~/ui/reading-page.tsx";
import { TagList } from "~/ui/tag-list.tsx";
import type { ArticleSummary } from "~/lib/articles.server.ts";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./articles.module.css";

interface ArticlePageProps {
  article: ArticleSummary & {
    readonly html: string;
    readonly contents: readonly { readonly id: string; readonly text: string }[];
  };
  newer: ArticleSummary | null;
  older: ArticleSummary | null;
}

export function ArticlePage({ article, newer, older }: ArticlePageProps) {
  const { title, summary, date, author, tags, minutes, html, contents } = article;
  return (
    <ReadingPage
      contents={contents}
      head={
        <>
          <BackLink to="/blog">Blog</BackLink>
          <h1 className="display">{title}</h1>
          <p className="lead">{summary}</p>
        </>
      }
      facts={
        <>
          <time dateTime={date}>{fullDay(date)}</time>
          <span>{author}</span>
          <span>{minutes} min read</span>
          <TagList tags={tags} />
        </>
      }
    >
      <LongText html={html} />
      <p className={classNames("small", styles.articleNote)}>
        General information for legal professionals, not legal advice. Rules differ from state to state; check
        the ones that bind you.
      </p>
      <ArticleNeighbors newer={newer} older={older} />
    </ReadingPage>
  );
}

interface ArticleNeighborsProps {
  newer: ArticleSummary | null;
  older: ArticleSummary | null;
}

function ArticleNeighbors({ newer, older }: ArticleNeighborsProps) {
  if (!newer && !older) return null;
  return (
    <nav className={styles.articleNeighbors} aria-label="More articles">
      {older && <Neighbor label="Previous" article={older} />}
      {newer && <Neighbor label="Next" article={newer} />}
    </nav>
  );
}

function Neighbor({ label, article }: { label: string; article: ArticleSummary }) {
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
