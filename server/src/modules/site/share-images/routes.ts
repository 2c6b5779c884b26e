import { generalPicture } from "@caseload/contract/site/share-images";
import { errorMessages } from "@caseload/contract/error-messages";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import type { Box } from "./box.ts";
import { generalCard, jobCard } from "./cards.ts";
import { drawPng } from "./drawing.ts";
import { nameOf, PicturesBusy, PictureStore } from "./image-cache.ts";
import { findJobCard } from "./queries.ts";

/** Changes with the drawing, so that pictures kept elsewhere are fetched anew. */
const edition = 1;
const minutes = 10;

interface Picture {
  content: unknown;
  draw: () => Box;
  isPublic: boolean;
}

/** The pictures of share previews: one for each posting, one for everything else. Whoever may not see a posting is told 404. */
export function shareImageRoutes(app: FastifyInstance, { db }: Pick<Deps, "db">): void {
  const store = new PictureStore();

  async function answer(request: FastifyRequest, reply: FastifyReply, picture: Picture) {
    const name = nameOf([edition, picture.content]);
    const etag = `"${name}"`;
    reply.header("etag", etag);
    reply.header("cache-control", picture.isPublic ? `public, max-age=${minutes * 60}` : "private, no-store");
    // Previews show it on other sites.
    reply.header("cross-origin-resource-policy", "cross-origin");
    if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
    try {
      return await reply.type("image/png").send(await store.get(name, () => drawPng(picture.draw())));
    } catch (error) {
      if (!(error instanceof PicturesBusy)) throw error;
      reply.header("cache-control", "no-store").header("retry-after", "5").removeHeader("etag");
      return reply.code(503).type("text/plain; charset=utf-8").send(errorMessages.picturesBusy);
    }
  }

  app.get(generalPicture.path, { schema: { hide: true } }, (request, reply) =>
    answer(request, reply, { content: generalCard, draw: () => generalCard, isPublic: true }),
  );

  app.get<{ Params: { file: string } }>(
    "/share/jobs/:file",
    { schema: { hide: true } },
    async (request, reply) => {
      const id = /^([1-9]\d{0,8})\.png$/.exec(request.params.file)?.[1];
      const found = id === undefined ? null : await findJobCard(db, request.actor, Number(id));
      if (!found) throw notFound(errorMessages.notFound);
      const { card, isPublic } = found;
      return answer(request, reply, { content: card, draw: () => jobCard(card), isPublic });
    },
  );
}
