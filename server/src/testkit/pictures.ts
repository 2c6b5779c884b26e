import { Readable } from "node:stream";
import sharp from "sharp";
import { type UploadedFile, uploadsFolder, receiveFile } from "../platform/files/uploaded-file.ts";

/** A PNG picture whose left half is red and whose right half is blue. */
export async function makePicture(width = 240, height = 160): Promise<Uint8Array<ArrayBuffer>> {
  const half = await sharp({ create: { width: width / 2, height, channels: 3, background: "#0000ff" } })
    .png()
    .toBuffer();
  const picture = sharp({ create: { width, height, channels: 3, background: "#ff0000" } });
  const whole = await picture
    .composite([{ input: half, left: width / 2, top: 0 }])
    .png()
    .toBuffer();
  return new Uint8Array(whole);
}

/** The same as it arrives. */
export async function makeArrivedPicture(dataDir: string): Promise<UploadedFile> {
  const content = Buffer.from(await makePicture());
  return receiveFile(Readable.from([content], { objectMode: false }), "me.png", uploadsFolder(dataDir));
}
