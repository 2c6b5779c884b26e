import { generalPicture, sharePictureSize } from "@caseload/contract/site/share-images";
import { errorMessages } from "@caseload/contract/error-messages";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import type { Box } from "./box.ts";
import { generalCard, jobCard } from "./share-cards.ts";
import { ImageCache, imageKey, ImageQueueFull } from "./image-cache.ts";
import { findJobCard } from "./queries.ts";
import { loadFonts } from "./fonts.ts";

/** Increment when the drawing changes, so that cached images are fetched again. */
const version = 1;
const cacheMinutes = 10;

interface ShareImage {
  content: unknown;
  draw: () => Box;
  isPublic: boolean;
}

/** The images of share previews: one for each job, one for all other pages. Jobs that the viewer may not see give 404. */
export function shareImageRoutes(app: FastifyInstance, { db }: Pick<Deps, "db">): void {
  const cache = new ImageCache();

  async function sendImage(request: FastifyRequest, reply: FastifyReply, image: ShareImage) {
    const key = imageKey([version, image.content]);
    const etag = `"${key}"`;
    reply.header("etag", etag);
    reply.header(
      "cache-control",
      image.isPublic ? `public, max-age=${cacheMinutes * 60}` : "private, no-store",
    );
    // Other sites embed the image in previews.
    reply.header("cross-origin-resource-policy", "cross-origin");
    if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
    try {
      return await reply.type("image/png").send(await cache.get(key, () => drawPng(image.draw())));
    } catch (error) {
      if (!(error instanceof ImageQueueFull)) throw error;
      reply.header("cache-control", "no-store").header("retry-after", "5").removeHeader("etag");
      return reply.code(503).type("text/plain; charset=utf-8").send(errorMessages.picturesBusy);
    }
  }

  app.get(generalPicture.path, { schema: { hide: true } }, (request, reply) =>
    sendImage(request, reply, { content: generalCard, draw: () => generalCard, isPublic: true }),
  );

  app.get<{ Params: { file: string } }>(
    "/share/jobs/:file",
    { schema: { hide: true } },
    async (request, reply) => {
      const id = /^([1-9]\d{0,8})\.png$/.exec(request.params.file)?.[1];
      const found = id === undefined ? null : await findJobCard(db, request.actor, Number(id));
      if (!found) throw notFound(errorMessages.notFound);
      const { card, isPublic } = found;
      return sendImage(request, reply, { content: card, draw: () => jobCard(card), isPublic });
    },
  );
}

/** Imported with the first image, to keep memory and startup time of other servers low. */
const loadRenderers = async () => {
  const [{ default: satori }, { renderAsync }] = await Promise.all([
    import("satori"),
    import("@resvg/resvg-js"),
  ]);
  return { satori, renderAsync };
};

/** Renders a card as PNG. Rasterizing runs on a separate thread. */
async function drawPng(card: Box): Promise<Buffer> {
  const { satori, renderAsync } = await loadRenderers();
  // satori's type is React's element, of which it reads only the properties of Box.
  const svg = await satori(card as unknown as Parameters<typeof satori>[0], {
    ...sharePictureSize,
    fonts: await loadFonts(),
  });
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}
