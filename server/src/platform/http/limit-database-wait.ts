import type { FastifyInstance } from "fastify";
import { DatabaseWait, runWaiting } from "../db/work.ts";

declare module "fastify" {
  interface FastifyRequest {
    databaseWait: DatabaseWait | null;
  }
}

/** Limits how long each request waits for the database altogether. Comes before all hooks that read it. */
export function limitDatabaseWait(app: FastifyInstance): void {
  app.decorateRequest("databaseWait", null);
  app.addHook("onRequest", (request, _reply, done) => {
    request.databaseWait = new DatabaseWait();
    runWaiting(request.databaseWait, done);
  });
  // The body arrives in the context of its connection.
  app.addHook("preValidation", ({ databaseWait }, _reply, done) => {
    if (databaseWait) runWaiting(databaseWait, done);
    else done();
  });
  app.addHook("onResponse", async ({ databaseWait }) => databaseWait?.close());
}
