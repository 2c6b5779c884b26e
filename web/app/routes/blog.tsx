import { ArticleIndex } from "~/features/articles/article-index.tsx";
import { feedLink } from "~/features/articles/feed-link.ts";
import { blogDescription } from "~/lib/article-feed.server.ts";
import { articles, summaryOf } from "~/lib/articles.server.ts";
import { publicPage } from "~/lib/page-title.ts";
import type { Route } from "./+types/blog";

export const meta: Route.MetaFunction = (args) => [
  ...publicPage(args, { title: "Blog", description: args.loaderData?.description }),
  feedLink,
];

export const loader = () => ({ articles: articles.map(summaryOf), description: blogDescription });

export default function BlogScreen({ loaderData }: Route.ComponentProps) {
  return <ArticleIndex articles={loaderData.articles} lede={loaderData.description} />;
}
