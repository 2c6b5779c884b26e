import { readFile } from "node:fs/promises";
import type { PhotoForm } from "@caseload/contract/files/files";
import { fileLimits } from "@caseload/contract/files/file-limits";
import { photoSides } from "@caseload/contract/profiles/photos";
import { errorMessages } from "@caseload/contract/refusals";
import sharp from "sharp";
import type { UploadedFile } from "../../../platform/files/uploaded-file.ts";
import { HttpError } from "../../../platform/http/http-error.ts";

/** The decoders of these are asked; whatever else claims to be a picture is not. */
const pictureTypes = new Set(["image/jpeg", "image/png", "image/webp"]);

/** Of 100: no difference is seen at these sizes. */
const quality = 82;

// One picture at a time and nothing kept: memory stays within one picture's worth.
sharp.cache(false);
sharp.concurrency(1);

const refuse = (message: string): HttpError => new HttpError(400, message);

interface Square {
  left: number;
  top: number;
  side: number;
}

const open = (picture: Buffer) =>
  sharp(picture, { limitInputPixels: fileLimits.photoPixels, failOn: "error" });

/** Width and height as the picture is shown, read from its head: nothing is unpacked before it is known how much. */
async function measure(picture: Buffer): Promise<{ width: number; height: number }> {
  // The limit would answer in other words than ours.
  const { autoOrient } = await sharp(picture, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refuse(errorMessages.photoUnreadable);
    });
  const { width, height } = autoOrient;
  if (width * height > fileLimits.photoPixels) throw refuse(errorMessages.photoTooManyPixels);
  if (Math.min(width, height) < fileLimits.photoLeastSide) throw refuse(errorMessages.photoTooSmall);
  return { width, height };
}

/** The middle of a picture, or what was chosen of it, within its edges. */
export function squareOf({ width, height }: { width: number; height: number }, chosen?: Square): Square {
  const min = Math.min(width, height);
  if (!chosen) {
    return { left: Math.floor((width - min) / 2), top: Math.floor((height - min) / 2), side: min };
  }
  const side = Math.min(chosen.side, min);
  return { left: Math.min(chosen.left, width - side), top: Math.min(chosen.top, height - side), side };
}

async function render(picture: Buffer, { left, top, side }: Square, size: number): Promise<Buffer> {
  try {
    return await open(picture)
      .autoOrient()
      .extract({ left, top, width: side, height: side })
      .resize(size, size)
      .flatten({ background: "#ffffff" })
      .webp({ quality })
      .toBuffer();
  } catch {
    throw refuse(errorMessages.photoUnreadable);
  }
}

/** The picture before decides when the next one's turn is, whether it was readable or not. */
let last: Promise<unknown> = Promise.resolve();

/** What a PNG file says in words. Packed, each of them may unpack to many megabytes, and none of it is shown. */
const noteTypes = new Set(["tEXt", "zTXt", "iTXt"]);

const signatureBytes = 8;
/** Length and type before the data, a checksum behind them. */
const headBytes = 8;
const frameBytes = 12;

/** A PNG file without its notes; what is no whole chunk stays as it is, for the decoder to refuse. */
export function withoutNotes(png: Buffer): Buffer {
  const kept = [png.subarray(0, signatureBytes)];
  let at = signatureBytes;
  while (at + frameBytes <= png.length) {
    const end = at + frameBytes + png.readUInt32BE(at);
    if (!noteTypes.has(png.toString("latin1", at + 4, at + headBytes))) kept.push(png.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, png.subarray(at)]);
}

/**
 * Makes both renditions of a photo: turned upright, cropped, made small, without anything that the camera wrote.
 * @throws HttpError 400 for what is no picture of ours, too large when unpacked, too small, or broken
 */
export async function readPicture(file: UploadedFile, square: PhotoForm["square"]) {
  if (file.mediaType === null || !pictureTypes.has(file.mediaType)) throw refuse(errorMessages.photoType);
  const isPng = file.mediaType === "image/png";
  const turn = last.then(async () => {
    const content = await readFile(file.path);
    const picture = isPng ? withoutNotes(content) : content;
    const chosen = squareOf(await measure(picture), square);
    const large = await render(picture, chosen, photoSides.large);
    const small = await sharp(large).resize(photoSides.small, photoSides.small).webp({ quality }).toBuffer();
    return { large, small };
  });
  last = turn.catch(() => undefined);
  return turn;
}
