import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";

export interface S3Store {
  /** Settings of a site that uses it. */
  env: Record<string, string>;
  close: () => Promise<void>;
}

/** Starts an empty S3 server that verifies signatures. */
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
      // The server's only access key.
      FILES_S3_ACCESS_KEY_ID: "S3RVER",
      FILES_S3_SECRET_ACCESS_KEY: "S3RVER",
    },
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
