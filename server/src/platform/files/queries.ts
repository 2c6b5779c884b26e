import { and, eq } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { files } from "../db/schema/files.ts";

export type FileRow = typeof files.$inferSelect;

/** Returns a file that is part of a record. */
export async function findStoredFile(db: Reader, id: number): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.state, "kept")));
  return row;
}
