import { readFile } from "node:fs/promises";
import type { PhotoForm } from "@caseload/contract/files/files";
import { fileLimits } from "@caseload/contract/files/file-limits";
import { photoSides } from "@caseload/contract/profiles/photos";
import { errorMessages } from "@caseload/contract/error-messages";
import sharp from "sharp";
import type { UploadedFile } from "../../../platform/files/uploaded-file.ts";
import { HttpError } from "../../../platform/http/http-error.ts";

const imageTypes = new Set(["image/jpeg", "image/png", "image/webp"]);

/** Of 100. Higher values make no visible difference at these sizes. */
const quality = 82;

// One image at a time without a cache limits memory to one decoded image.
sharp.cache(false);
sharp.concurrency(1);

const invalid = (message: string): HttpError => new HttpError(400, message);

interface Square {
  left: number;
  top: number;
  side: number;
}

/** Returns the upright width and height from the header. The size is checked before anything is decoded. */
async function measure(image: Buffer): Promise<{ width: number; height: number }> {
  // sharp's own limit is off here, because its error has another message.
  const { autoOrient } = await sharp(image, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw invalid(errorMessages.photoUnreadable);
    });
  const { width, height } = autoOrient;
  if (width * height > fileLimits.photoPixels) throw invalid(errorMessages.photoTooManyPixels);
  if (Math.min(width, height) < fileLimits.photoLeastSide) throw invalid(errorMessages.photoTooSmall);
  return { width, height };
}

/** The chosen square, moved inside the image, or the centered one. */
export function cropSquare({ width, height }: { width: number; height: number }, chosen?: Square): Square {
  const shorter = Math.min(width, height);
  if (!chosen)
    return {
      left: Math.floor((width - shorter) / 2),
      top: Math.floor((height - shorter) / 2),
      side: shorter,
    };
  const side = Math.min(chosen.side, shorter);
  return { left: Math.min(chosen.left, width - side), top: Math.min(chosen.top, height - side), side };
}

async function render(image: Buffer, { left, top, side }: Square, size: number): Promise<Buffer> {
  try {
    return await sharp(image, { limitInputPixels: fileLimits.photoPixels, failOn: "error" })
      .autoOrient()
      .extract({ left, top, width: side, height: side })
      .resize(size, size)
      .flatten({ background: "#ffffff" })
      .webp({ quality })
      .toBuffer();
  } catch {
    throw invalid(errorMessages.photoUnreadable);
  }
}

/** Text chunks of PNG. Compressed, each may expand to many megabytes, and none of it is shown. */
const textChunks = new Set(["tEXt", "zTXt", "iTXt"]);

const signatureBytes = 8;
/** Length and type of a chunk, 4 bytes each. */
const chunkHeaderBytes = 8;
/** The header and the checksum behind the data. */
const chunkFrameBytes = 12;

/** Returns a PNG file without its text chunks. An incomplete chunk stays, for the decoder to reject. */
export function stripPngText(png: Buffer): Buffer {
  const parts = [png.subarray(0, signatureBytes)];
  let at = signatureBytes;
  while (at + chunkFrameBytes <= png.length) {
    const end = at + chunkFrameBytes + png.readUInt32BE(at);
    const type = png.toString("latin1", at + 4, at + chunkHeaderBytes);
    if (!textChunks.has(type)) parts.push(png.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...parts, png.subarray(at)]);
}

/** Settles when the previous image is done, whether or not it was readable. */
let previous: Promise<unknown> = Promise.resolve();

/**
 * Renders both sizes of a photo: upright, cropped, resized and without metadata.
 * @throws HttpError 400 for another file type, too many pixels, too small a side, or a damaged file
 */
export async function renderPhoto(file: UploadedFile, square: PhotoForm["square"]) {
  if (file.mediaType === null || !imageTypes.has(file.mediaType)) throw invalid(errorMessages.photoType);
  const isPng = file.mediaType === "image/png";
  const rendered = previous.then(async () => {
    const content = await readFile(file.path);
    const image = isPng ? stripPngText(content) : content;
    const large = await render(image, cropSquare(await measure(image), square), photoSides.large);
    const small = await sharp(large).resize(photoSides.small, photoSides.small).webp({ quality }).toBuffer();
    return { large, small };
  });
  previous = rendered.catch(() => undefined);
  return rendered;
}
