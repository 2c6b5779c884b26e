import { rm } from "node:fs/promises";
import multipart from "@fastify/multipart";
import type { Endpoint } from "@caseload/contract/endpoint";
import { maxLength } from "@caseload/contract/limits";
import { errorMessages } from "@caseload/contract/error-messages";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import { type ArrivedFile, takeIn } from "../files/uploaded-file.ts";
import { HttpError } from "./http-error.ts";

type Upload = NonNullable<Endpoint["upload"]>;

/** The part that holds the body as JSON, beside the file. */
const dataField = "data";
const dataBytes = 65_536;

/** Makes a scope understand multipart/form-data: one file of so many bytes and the data beside it. */
export async function acceptUpload(scope: FastifyInstance, { maxBytes }: Upload): Promise<void> {
  await scope.register(multipart, {
    // A file that is too long is swallowed to its end, so that the browser hears why it is refused.
    throwFileSizeLimit: false,
    limits: { files: 1, fields: 1, parts: 2, fileSize: maxBytes, fieldSize: dataBytes, headerPairs: 20 },
  });
}

/** What a name may show: one line, no path, no control or direction characters. */
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
function checkData(schema: z.ZodType, text: string): unknown {
  const parsed = schema.safeParse(parseData(text));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ message, path }) =>
    path.length > 0 ? `${message} (${path.join(".")})` : message,
  );
  throw new HttpError(400, lines.join("\n"));
}

/** Our own disk's errors carry a system code, the parser's refusals a status; anything else is wrong with what was sent. */
function asHttpError(error: unknown): unknown {
  const isKnown = error instanceof Error && ("statusCode" in error || "errno" in error);
  return error instanceof HttpError || isKnown ? error : new HttpError(400, errorMessages.malformed);
}

interface Arrived {
  text: string;
  file: ArrivedFile | null;
  isTooLong: boolean;
}

async function receive(request: FastifyRequest, field: string, folder: string): Promise<Arrived> {
  const arrived: Arrived = { text: "{}", file: null, isTooLong: false };
  try {
    for await (const part of request.parts()) {
      if (part.type === "field") {
        if (part.fieldname === dataField) arrived.text = String(part.value);
      } else if (part.fieldname === field && arrived.file === null) {
        arrived.file = await takeIn(part.file, shownName(part.filename), folder);
        arrived.isTooLong = part.file.truncated;
      } else part.file.resume();
    }
    return arrived;
  } catch (error) {
    await discard(arrived.file);
    throw asHttpError(error);
  }
}

async function discard(file: ArrivedFile | null): Promise<void> {
  if (file) await rm(file.path, { force: true });
}

/**
 * Reads an upload whole, works with it, and removes what nobody stored.
 * @throws HttpError 400 for wrong data or no file, 413 for one too long, 415 when it is no multipart/form-data
 */
export async function withUpload<T>(
  request: FastifyRequest,
  { upload, field, schema, folder }: { upload: Upload; field: string; schema: z.ZodType; folder: string },
  work: (data: unknown, file: ArrivedFile) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new HttpError(415, errorMessages.sendFile);
  const { text, file, isTooLong } = await receive(request, field, folder);
  try {
    if (isTooLong) throw new HttpError(413, upload.tooLarge);
    const data = checkData(schema, text);
    if (!file || file.bytes === 0) throw new HttpError(400, upload.missing);
    return await work(data, file);
  } finally {
    await discard(file);
  }
}
