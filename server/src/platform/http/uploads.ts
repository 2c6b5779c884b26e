import { rm } from "node:fs/promises";
import multipart from "@fastify/multipart";
import type { Endpoint } from "@caseload/contract/endpoint";
import { maxLength } from "@caseload/contract/limits";
import { errorMessages } from "@caseload/contract/error-messages";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import { type UploadedFile, receiveFile } from "../files/uploaded-file.ts";
import { HttpError } from "./http-error.ts";

type Upload = NonNullable<Endpoint["upload"]>;

/** The form field with the body as JSON. */
const dataField = "data";
const dataBytes = 131_072;

/** Makes a scope parse multipart/form-data with one file and one data field. */
export async function acceptUpload(scope: FastifyInstance, { maxBytes }: Upload): Promise<void> {
  await scope.register(multipart, {
    // Files that are too large are read to the end, so that the browser receives the response.
    throwFileSizeLimit: false,
    limits: { files: 1, fields: 1, parts: 2, fileSize: maxBytes, fieldSize: dataBytes, headerPairs: 20 },
  });
}

/** Returns a file name without path, control and bidirectional formatting characters. */
const shownName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? "")
    .replace(/[\p{Cc}\p{Cf}"<>|:*?]/gu, "")
    .trim()
    .slice(-maxLength.fileName) || "file";

function parseData(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, errorMessages.malformed);
  }
}

/** @throws HttpError 400 with a line for each field */
function checkData(schema: z.ZodType, data: unknown): unknown {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ message, path }) =>
    path.length > 0 ? `${message} (${path.join(".")})` : message,
  );
  throw new HttpError(400, lines.join("\n"));
}

/** Codes of @fastify/multipart for more parts than the form has. */
const tooManyParts: readonly unknown[] = ["FST_FILES_LIMIT", "FST_PARTS_LIMIT", "FST_FIELDS_LIMIT"];

/** Keeps disk errors, which have a system code, and parser errors, which have a status; other errors mean a malformed request. */
function asHttpError(error: unknown): unknown {
  if (error instanceof Error && "code" in error && tooManyParts.includes(error.code))
    return new HttpError(400, errorMessages.oneFileOnly);
  const isKnown = error instanceof Error && ("statusCode" in error || "errno" in error);
  return error instanceof HttpError || isKnown ? error : new HttpError(400, errorMessages.malformed);
}

interface ReceivedUpload {
  text: string;
  file: UploadedFile | null;
  isTooLarge: boolean;
}

async function receive(request: FastifyRequest, field: string, folder: string): Promise<ReceivedUpload> {
  const received: ReceivedUpload = { text: "{}", file: null, isTooLarge: false };
  try {
    for await (const part of request.parts()) {
      if (part.type === "field") {
        if (part.fieldname === dataField) received.text = String(part.value);
      } else if (part.fieldname === field && received.file === null) {
        received.file = await receiveFile(part.file, shownName(part.filename), folder, part.filename);
        received.isTooLarge = part.file.truncated;
      } else part.file.resume();
    }
    return received;
  } catch (error) {
    await discard(received.file);
    throw asHttpError(error);
  }
}

async function discard(file: UploadedFile | null): Promise<void> {
  if (file) await rm(file.path, { force: true });
}

/**
 * Receives an upload, passes it to `handle`, and removes the file from disk. Where the file is optional, a JSON body is
 * passed on alone.
 * @throws HttpError 400 for invalid data or a missing file, 413 for a file that is too large, 415 for other media types
 */
export async function withUpload<T>(
  request: FastifyRequest,
  { upload, field, schema, folder }: { upload: Upload; field: string; schema: z.ZodType; folder: string },
  handle: (data: unknown, file: UploadedFile | undefined) => Promise<T>,
): Promise<T> {
  if (upload.optional && !request.isMultipart()) return handle(checkData(schema, request.body), undefined);
  if (!request.isMultipart()) throw new HttpError(415, errorMessages.sendFile);
  const { text, file, isTooLarge } = await receive(request, field, folder);
  try {
    if (isTooLarge) throw new HttpError(413, upload.tooLarge);
    const data = checkData(schema, parseData(text));
    if (!file || file.bytes === 0) throw new HttpError(400, upload.missing);
    return await handle(data, file);
  } finally {
    await discard(file);
  }
}
