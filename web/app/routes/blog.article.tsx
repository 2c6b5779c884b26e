import { data } from "react-router";
import { ArticlePage } from "~/features/articles/article-page.tsx";
import { feedLink } from "~/features/articles/feed-link.ts";
import { articleData } from "~/lib/article-data.ts";
import { findArticle, neighborsOf } from "~/lib/articles.server.ts";
import { pageTitle, publicPage } from "~/lib/page-title.ts";
import { MagnifierArt } from "~/ui/magnifier-art.tsx";
import { NotFound } from "~/ui/late-not-found.tsx";
import type { Route } from "./+types/blog.article";

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData?.article) return pageTitle("Article Not Found");
  const { article, origin } = args.loaderData;
  const { title, summary, date, slug } = article;
  return [
    ...publicPage(args, { title, description: summary, path: `/blog/${slug}`, kind: "article" }),
    { property: "article:published_time", content: date },
    feedLink,
    { "script:ld+json": articleData(article, origin) },
  ];
};

export function loader({ params, url }: Route.LoaderArgs) {
  const article = findArticle(params.slug) ?? null;
  const { origin } = url;
  const neighbors = neighborsOf(params.slug);
  return data({ article, neighbors, origin }, { status: article ? 200 : 404 });
}

export default function ArticleScreen({ loaderData: { article, neighbors } }: Route.ComponentProps) {
  if (article) return <ArticlePage article={article} {...neighbors} />;
  return (
    <NotFound
      publicPage
      art={<MagnifierArt />}
      title="Article Not Found"
      text="There is no article at this address. It may have been renamed or withdrawn."
      action="All Articles"
      to="/blog"
    />
  );
}
