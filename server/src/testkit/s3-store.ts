import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";

export interface S3Store {
  /** The settings under which a site finds it. */
  env: Record<string, string>;
  close: () => Promise<void>;
}

/** A store that speaks the S3 protocol, checks signatures, and is empty. */
export async function openS3Store(): Promise<S3Store> {
  const directory = await mkdtemp(join(tmpdir(), "caseload-s3-"));
  const bucket = "caseload-files";
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  return {
    env: {
      FILES_S3_BUCKET: bucket,
      FILES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      // The one key that the server knows.
      FILES_S3_ACCESS_KEY_ID: "S3RVER",
      FILES_S3_SECRET_ACCESS_KEY: "S3RVER",
    },
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
