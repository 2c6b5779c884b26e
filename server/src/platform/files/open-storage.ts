import { join } from "node:path";
import type { Config } from "../config.ts";
import { localStorage } from "./local-storage.ts";
import type { FileStorage } from "./storage.ts";

/** Opens the configured storage: an S3 bucket, or the folder "files" in DATA_DIR. */
export async function openFileStorage({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): Promise<FileStorage> {
  if (s3 === undefined) return localStorage(join(dataDir, "files"));
  // The S3 client is large, so it is loaded only when needed.
  const { s3Storage } = await import("./s3-storage.ts");
  return s3Storage(s3);
}
