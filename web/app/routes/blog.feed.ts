import { articleFeed } from "~/lib/article-feed.server.ts";
import { articles } from "~/lib/articles.server.ts";
import type { Route } from "./+types/blog.feed";

/** The blog for feed readers. */
export const loader = ({ request }: Route.LoaderArgs) =>
  new Response(articleFeed(articles, new URL(request.url).origin), {
    headers: { "content-type": "application/rss+xml; charset=utf-8" },
  });
