import { Readable } from "node:stream";
import { errorMessages } from "@caseload/contract/error-messages";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import type { PublicPage } from "../../../platform/http/page-sources.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { sitemapKinds, listSitemapFiles, readSitemapFile, type SitemapKind } from "./queries.ts";
import { sitemapFile, sitemapIndex, type SitemapUrl } from "./sitemap.ts";
import { product } from "@caseload/contract/product";

type SeoDeps = Pick<Deps, "db" | "clock" | "config">;

const cacheMinutes = 10;
const hide = { schema: { hide: true } } as const;
/** The file of PostgreSQL's largest integer id. */
const maxFile = 42_949;

const xml = (reply: FastifyReply): FastifyReply =>
  reply
    .type("application/xml; charset=utf-8")
    .header("cache-control", `public, max-age=${cacheMinutes * 60}`);

/**
 * robots.txt, the web manifest and the sitemap. `/sitemap.xml` lists `/sitemaps/pages.xml`, `/sitemaps/jobs-0.xml`,
 * `/sitemaps/paralegals-0.xml` and further files as ids grow.
 * @param pages the static public pages
 */
export function seoRoutes(
  app: FastifyInstance,
  { db, clock, config }: SeoDeps,
  pages: () => Promise<readonly PublicPage[]>,
): void {
  const absolute = (path: string): string => new URL(path, config.baseUrl).href;

  app.get("/robots.txt", hide, (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(robots(new URL(config.baseUrl).origin)),
  );

  app.get("/manifest.webmanifest", hide, (_request, reply) =>
    reply
      .type("application/manifest+json; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(JSON.stringify(webManifest)),
  );

  app.get("/sitemap.xml", hide, async (_request, reply) => {
    const files: SitemapUrl[] = [{ address: absolute("/sitemaps/pages.xml"), changedAt: null }];
    for (const kind of sitemapKinds)
      for (const { file, changedAt } of await listSitemapFiles(db, kind, clock()))
        files.push({ address: absolute(`/sitemaps/${kind}-${file}.xml`), changedAt });
    return xml(reply).send(sitemapIndex(files));
  });

  app.get("/sitemaps/pages.xml", hide, async (_request, reply) => {
    const urls = (await pages()).map(({ path, changed }) => ({
      address: absolute(path),
      changedAt: changed === undefined ? null : new Date(changed),
    }));
    return xml(reply).send(Readable.from(sitemapFile(oneBatch(urls))));
  });

  app.get<{ Params: { file: string } }>("/sitemaps/:file", hide, async (request, reply) => {
    const [, name, number] = /^([a-z]+)-(0|[1-9]\d{0,4})\.xml$/.exec(request.params.file) ?? [];
    const kind = sitemapKinds.find((known) => known === name);
    if (kind === undefined || Number(number) > maxFile) throw notFound(errorMessages.notFound);
    return xml(reply).send(Readable.from(sitemapFile(urlsOf(kind, Number(number)))));
  });

  async function* urlsOf(kind: SitemapKind, file: number): AsyncGenerator<SitemapUrl[]> {
    for await (const rows of readSitemapFile(db, kind, file, clock()))
      yield rows.map(({ id, changedAt }) => ({ address: absolute(`/${kind}/${id}`), changedAt }));
  }
}

async function* oneBatch(urls: SitemapUrl[]): AsyncGenerator<SitemapUrl[]> {
  yield urls;
}

/** Members' screens and the API. They require a sign-in; this only spares crawlers the requests. */
const privatePaths = [
  "/api/",
  "/applications",
  "/contracts",
  "/dashboard",
  "/messages",
  "/preferences",
  "/profile",
  "/search",
  "/settings",
  "/staff",
  "/reset-password",
  "/verify-email",
];

/** Returns robots.txt. Plain `/profile` would match every path with this prefix, so `$`, `/` and `?` delimit it. */
export const robots = (origin: string): string =>
  [
    "User-agent: *",
    ...privatePaths.flatMap((part) =>
      part.endsWith("/")
        ? [`Disallow: ${part}`]
        : [`Disallow: ${part}$`, `Disallow: ${part}/`, `Disallow: ${part}?`],
    ),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");

const icon = (size: number, purpose: "any" | "maskable") => ({
  src: purpose === "any" ? `/icon-${size}.png` : `/icon-maskable-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** The web app manifest. Colors are the light theme's; a page's own theme-color takes precedence. */
const webManifest = {
  id: "/",
  name: product.name,
  short_name: product.name,
  description: product.tagline,
  start_url: "/dashboard",
  scope: "/",
  display: "standalone",
  background_color: "#f1f6f2",
  theme_color: "#f1f6f2",
  icons: [
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    icon(192, "any"),
    icon(512, "any"),
    icon(512, "maskable"),
  ],
  /** Screens that every member may open. */
  shortcuts: [
    { name: "Find Jobs", url: "/jobs" },
    { name: "Messages", url: "/messages" },
    { name: "Contracts", url: "/contracts" },
    { name: "Calendar", url: "/calendar" },
  ],
} as const;
