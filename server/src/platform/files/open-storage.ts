import { join } from "node:path";
import type { Config } from "../config.ts";
import { localStorage } from "./local-storage.ts";
import type { FileStorage } from "./storage.ts";

/** The store that the settings name: a bucket, or the folder "files" in DATA_DIR. */
export async function openStorage({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): Promise<FileStorage> {
  if (s3 === undefined) return localStorage(join(dataDir, "files"));
  // The client is large; whoever keeps files in a folder need not load it.
  const { s3Storage } = await import("./s3-storage.ts");
  return s3Storage(s3);
}
