import { crc32, deflateSync } from "node:zlib";
import type { User } from "@caseload/contract/accounts/accounts";
import type { Job } from "@caseload/contract/jobs/jobs";
import type { Thread } from "@caseload/contract/messages/messages";
import { largePhoto } from "@caseload/contract/profiles/photos";
import type { PublicProfile } from "@caseload/contract/profiles/profiles";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { files } from "../../../platform/db/schema/files.ts";
import { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";
import { type Cast, createHiringFirm, createPosting } from "../../../testkit/hiring.ts";
import type { SentFile } from "../../../testkit/payload.ts";
import { makeImage } from "../../../testkit/images.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";
import { removeUnneededFiles } from "../../../platform/files/remove-unneeded-files.ts";
import { cropSquare, stripPngText } from "./render-photo.ts";

let site: Site;
let cast: Cast;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());

type Content = SentFile["content"];
const bytes = (content: Buffer | string): Content => new Uint8Array(Buffer.from(content));
const picture = (content: Content, name = "me.png", type = "image/png"): SentFile => ({
  content,
  name,
  type,
});
const send = (who: Caller, file: SentFile, body: object = {}) => who.call("setPhoto", { body, file });

async function setPhoto(who: Caller, body: object = {}): Promise<string> {
  const answer = await send(who, picture(await makeImage()), body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ photo: string }>().photo;
}

const get = (who: Caller, address: string) =>
  site.app.inject({ method: "GET", url: address, headers: who.cookie ? { cookie: who.cookie } : {} });

/** Red, green and blue in the middle of a picture. */
async function colorOf(content: Buffer): Promise<number[]> {
  const { dominant } = await sharp(content).stats();
  return [dominant.r, dominant.g, dominant.b];
}

describe("a photo", () => {
  test("is shown wherever the person is: to oneself, in postings, threads and profiles", async () => {
    const attorney = await setPhoto(cast.partner);
    const paralegal = await setPhoto(cast.daniel);
    expect((await cast.partner.ask<User>("me")).photo).toBe(attorney);
    const { id } = await createPosting(site, cast);
    const [job] = await site.anonymous.ask<Job[]>("listJobs");
    expect([job?.id, job?.postedByAvatar]).toEqual([id, attorney]);
    const thread = await cast.partner.ask<Thread>("getThread", { params: { userId: cast.daniel.id } });
    expect(thread.otherUser.photo).toBe(paralegal);
    const profile = await cast.partner.ask<PublicProfile>("getParalegalProfile", {
      params: { id: cast.daniel.id },
    });
    expect(profile.photo).toBe(paralegal);
  });

  test("comes in two sizes of WebP, for a year in the browser's own cache only", async () => {
    const small = await setPhoto(cast.daniel);
    for (const [address, side] of [
      [small, 96],
      [largePhoto(small), 512],
    ] as const) {
      const answer = await get(cast.partner, address);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        "content-type": "image/webp",
        "cache-control": "private, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
        "content-security-policy":
          "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; sandbox",
      });
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
        format: "webp",
        width: side,
        height: side,
      });
    }
  });

  test("shows the chosen square, the middle without one", async () => {
    const left = await setPhoto(cast.leila, { square: { left: 0, top: 20, side: 100 } });
    const [red, , noBlue] = await colorOf((await get(cast.leila, left)).rawPayload);
    expect([(red ?? 0) > 200, (noBlue ?? 255) < 60]).toEqual([true, true]);
    const right = await setPhoto(cast.leila, { square: { left: 140, top: 20, side: 100 } });
    const [noRed, , blue] = await colorOf((await get(cast.leila, right)).rawPayload);
    expect([(noRed ?? 255) < 60, (blue ?? 0) > 200]).toEqual([true, true]);
    expect(cropSquare({ width: 240, height: 160 })).toEqual({ left: 40, top: 0, side: 160 });
    const beyond = cropSquare({ width: 240, height: 160 }, { left: 900, top: 900, side: 900 });
    expect(beyond).toEqual({ left: 80, top: 0, side: 160 });
  });

  test("removes metadata and is upright", async () => {
    const exif = { IFD0: { Artist: "secret-artist", Copyright: "secret-copyright" } };
    const turned = await sharp(Buffer.from(await makeImage(240, 160)))
      .jpeg()
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const answer = await send(cast.leila, picture(bytes(turned), "me.jpg", "image/jpeg"));
    const { rawPayload } = await get(cast.leila, largePhoto(answer.json<{ photo: string }>().photo));
    const { exif: kept, orientation, xmp, icc } = await sharp(rawPayload).metadata();
    expect([kept, orientation, xmp, icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(rawPayload.includes("secret")).toBe(false);
    // Turned by 90 degrees, left and right have become top and bottom.
    const top = await sharp(rawPayload)
      .extract({ left: 0, top: 0, width: 512, height: 100 })
      .png()
      .toBuffer();
    expect((await colorOf(top))[0]).toBeGreaterThan(200);
  });

  test("is removed with its bytes when another one takes its place or its owner removes it", async () => {
    const first = await setPhoto(cast.priya);
    const second = await setPhoto(cast.priya);
    expect(second).not.toBe(first);
    expect((await get(cast.priya, first)).statusCode).toBe(404);
    expect(await cast.priya.ask("removePhoto")).toEqual({ photo: null });
    expect(await cast.priya.ask("removePhoto")).toEqual({ photo: null });
    expect((await cast.priya.ask<User>("me")).photo).toBeNull();
    expect((await get(cast.priya, second)).statusCode).toBe(404);
    const own = and(eq(files.ownerId, cast.priya.id), eq(files.purpose, "photo"));
    const rows = await site.db.select().from(files).where(own);
    expect(rows).toHaveLength(4);
    await removeUnneededFiles(site.deps);
    expect(await site.db.select().from(files).where(own)).toEqual([]);
    for (const { name } of rows) expect(await site.deps.files.exists(name)).toBe(false);
  });

  test("of two concurrent uploads one complete photo stays", async () => {
    const photos = await Promise.all([setPhoto(cast.junior), setPhoto(cast.junior)]);
    const { photo } = await cast.junior.ask<User>("me");
    expect(photos).toContain(photo);
    const statuses = await Promise.all(photos.map(async (one) => (await get(cast.junior, one)).statusCode));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404]);
  });
});

describe("visibility", () => {
  test("visitors see only whom a public profile or a posting shows to them", async () => {
    const hidden = await setPhoto(cast.leila);
    expect((await get(site.anonymous, hidden)).statusCode).toBe(404);
    expect((await get(cast.rival, hidden)).statusCode).toBe(200);
    const own = eq(paralegalProfiles.userId, cast.leila.id);
    await site.db.update(paralegalProfiles).set({ isPublic: true }).where(own);
    expect((await get(site.anonymous, hidden)).statusCode).toBe(200);
    await site.db.update(paralegalProfiles).set({ isPublic: false }).where(own);
    const silent = await setPhoto(cast.associate);
    expect((await get(site.anonymous, silent)).statusCode).toBe(404);
  });

  test.each([
    "nothing.webp",
    `${"a".repeat(22)}-96.webp`,
    "..%2f..%2fauth-secret",
    `${"a".repeat(22)}-97.webp`,
  ])("%s names nothing", async (file) => {
    const answer = await get(cast.daniel, `/api/photos/${file}`);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.headers["content-type"]).toContain("text/plain");
  });
});

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** A PNG file whose header claims a size, and unpacks to that many pixels of one color. */
function plainPng(side: number, notes: readonly Buffer[] = []): Content {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // One bit a pixel, gray.
  head.set([1, 0, 0, 0, 0], 8);
  const rows = chunk("IDAT", deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 9 }));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const end = chunk("IEND", Buffer.alloc(0));
  return bytes(Buffer.concat([signature, chunk("IHDR", head), ...notes, rows, end]));
}

const script = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><script>alert(1)</script></svg>`;
const refused: [string, () => Promise<SentFile> | SentFile, number, string][] = [
  ["20 MB", () => picture(new Uint8Array(20_000_000)), 413, errorMessages.photoTooLarge],
  [
    "a renamed executable",
    () => picture(bytes(`\x7fELF\x02\x01\x01${"\0".repeat(500)}`)),
    400,
    errorMessages.photoType,
  ],
  ["a renamed Windows program", () => picture(bytes(`MZ${"\0".repeat(500)}`)), 400, errorMessages.photoType],
  [
    "an SVG with a script",
    () => picture(bytes(script), "me.svg", "image/svg+xml"),
    400,
    errorMessages.photoType,
  ],
  ["the same called PNG", () => picture(bytes(script)), 400, errorMessages.photoType],
  [
    "a page called JPEG",
    () => picture(bytes("<!doctype html><p>Hi"), "a.jpg", "image/jpeg"),
    400,
    errorMessages.photoType,
  ],
  [
    "a GIF",
    () => picture(bytes("GIF89a\x01\0\x01\0\0\0\0;"), "a.gif", "image/gif"),
    400,
    errorMessages.photoType,
  ],
  ["a decompression bomb", () => picture(plainPng(30_000)), 400, errorMessages.photoTooManyPixels],
  ["a picture of 40 pixels", async () => picture(await makeImage(40, 40)), 400, errorMessages.photoTooSmall],
  [
    "half a picture",
    async () => picture((await makeImage(900, 900)).slice(0, 900)),
    400,
    errorMessages.photoUnreadable,
  ],
  ["nothing", () => picture(new Uint8Array()), 400, errorMessages.noPhoto],
];

test.each(refused)(
  "%s is refused with words that name the field (ASVS 5.2.2)",
  async (_what, make, status, sentence) => {
    const before = (await cast.managing.ask<User>("me")).photo;
    const answer = await send(cast.managing, await make());
    expect([answer.statusCode, answer.body]).toEqual([status, sentence]);
    expect(sentence).toMatch(/\(photo\)$/);
    expect((await cast.managing.ask<User>("me")).photo).toBe(before);
  },
);

test("notes in a PNG that would unpack to gigabytes are cut out before it is read", async () => {
  const packed = deflateSync(Buffer.alloc(50_000_000), { level: 9 });
  const note = chunk("zTXt", Buffer.concat([Buffer.from("Comment\0\0"), packed]));
  const plain = plainPng(200);
  const heavy = plainPng(200, [note, ...Array.from({ length: 99 }, () => chunk("iTXt", packed)), note]);
  expect(stripPngText(Buffer.from(heavy)).equals(Buffer.from(plain))).toBe(true);
  expect((await send(cast.managing, picture(heavy))).statusCode).toBe(200);
});

test("a PNG that breaks off stays as it is, for the decoder to refuse", async () => {
  const half = Buffer.from(plainPng(200)).subarray(0, 60);
  expect(stripPngText(half).equals(half)).toBe(true);
  const answer = await send(cast.managing, picture(bytes(half)));
  expect([answer.statusCode, answer.body]).toEqual([400, errorMessages.photoUnreadable]);
});

test("a square that is none is refused by its field", async () => {
  const answer = await send(cast.managing, picture(await makeImage()), {
    square: { left: -1, top: 0, side: 10 },
  });
  expect([answer.statusCode, answer.body]).toEqual([
    400,
    "Please choose a square of the picture (square.left)",
  ]);
});
