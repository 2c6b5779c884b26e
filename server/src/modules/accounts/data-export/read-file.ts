import { Readable } from "node:stream";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { dataExportChunks } from "../../../platform/db/schema/data-exports.ts";
import type { ExportRow } from "./queries.ts";

async function* chunksOf(db: Db, { id, attempt }: ExportRow): AsyncGenerator<Buffer> {
  for (let position = 0; ; position++) {
    const [chunk] = await db
      .select({ content: dataExportChunks.content })
      .from(dataExportChunks)
      .where(
        and(
          eq(dataExportChunks.exportId, id),
          eq(dataExportChunks.attempt, attempt),
          eq(dataExportChunks.position, position),
        ),
      );
    if (!chunk) return;
    yield chunk.content;
  }
}

/** The ZIP file, one piece in memory at a time. */
export const readFile = (db: Db, row: ExportRow): Readable =>
  Readable.from(chunksOf(db, row), { objectMode: false });
