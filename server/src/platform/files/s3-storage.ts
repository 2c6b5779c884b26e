import { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import type { S3Settings } from "../config.ts";
import { checkStorageName, type FileStorage } from "./storage.ts";

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;

/** Stores files as objects in an S3-compatible bucket. The bucket must not be public. */
export function s3Storage({
  bucket,
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Settings): FileStorage {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other vendors support neither virtual-hosted buckets nor the newer checksums.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
  });
  const at = (name: string) => ({ Bucket: bucket, Key: checkStorageName(name) });
  return {
    async put(name, content, bytes) {
      const stop = new AbortController();
      const broken = new Promise<never>((_resolve, reject) => {
        content.once("error", (error) => {
          stop.abort();
          reject(error);
        });
      });
      const command = new PutObjectCommand({
        ...at(name),
        Body: content,
        ContentLength: bytes,
        ContentType: "application/octet-stream",
      });
      // The client alone would wait for the rest of a broken stream.
      await Promise.race([client.send(command, { abortSignal: stop.signal }), broken]);
    },
    async open(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(name)));
        if (!(Body instanceof Readable)) throw new Error("The store answered without a body.");
        return Body;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async exists(name) {
      try {
        await client.send(new HeadObjectCommand(at(name)));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(at(name)));
    },
    close: () => client.destroy(),
  };
}
