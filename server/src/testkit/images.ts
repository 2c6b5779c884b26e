import { Readable } from "node:stream";
import sharp from "sharp";
import { type UploadedFile, uploadsFolder, receiveFile } from "../platform/files/uploaded-file.ts";

/** A PNG with a red left half and a blue right half. */
export async function makeImage(width = 240, height = 160): Promise<Uint8Array<ArrayBuffer>> {
  const half = await sharp({ create: { width: width / 2, height, channels: 3, background: "#0000ff" } })
    .png()
    .toBuffer();
  const left = sharp({ create: { width, height, channels: 3, background: "#ff0000" } });
  const whole = await left
    .composite([{ input: half, left: width / 2, top: 0 }])
    .png()
    .toBuffer();
  return new Uint8Array(whole);
}

/** The same image as an uploaded file. */
export async function makeUploadedImage(dataDir: string): Promise<UploadedFile> {
  const content = Buffer.from(await makeImage());
  return receiveFile(Readable.from([content], { objectMode: false }), "me.png", uploadsFolder(dataDir));
}
