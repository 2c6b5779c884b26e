import { fullDay } from "~/lib/dates.ts";
import { LongText } from "~/ui/long-text.tsx";
import { BackLink } from "~/ui/page-head.tsx";
import { ReadingPage } from "~/ui/reading-page.tsx";
import { TagList } from "~/ui/tag-list.tsx";
import type { ArticleFacts } from "./article-facts.ts";
import { ArticleNeighbours } from "./article-neighbours.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./articles.module.css";
import readingPageStyles from "~/ui/reading-page.module.css";

interface ArticlePageProps {
  article: ArticleFacts & {
    readonly html: string;
    readonly contents: readonly { readonly id: string; readonly text: string }[];
  };
  newer: ArticleFacts | null;
  older: ArticleFacts | null;
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
      margin={
        <div className={readingPageStyles.facts}>
          <time dateTime={date}>{fullDay(date)}</time>
          <span>{author}</span>
          <span>{minutes} min read</span>
          <TagList tags={[...tags]} />
        </div>
      }
    >
      <LongText html={html} />
      <p className={classNames("small", styles.articleNote)}>
        General information for legal professionals, not legal advice. Rules differ from state to state; check
        the ones that bind you.
      </p>
      <ArticleNeighbours newer={newer} older={older} />
    </ReadingPage>
  );
}
