import { sharePictureSize } from "@caseload/contract/site/share-images";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { makeFirm, makeJob, makePerson } from "../../../demo/factories.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";
import { imageKey, ImageQueueFull, ImageCache } from "./image-cache.ts";
import { drawableText } from "./fonts.ts";

let site: Site;
let firmId: number;
let postedById: number;
let poster: Caller;
beforeAll(async () => {
  site = await openSite();
  firmId = (await makeFirm(site.db, site.time.now)).id;
  const person = await makePerson(site.db, site.time.now, { primaryRole: "managing_partner", firmId });
  postedById = person.id;
  poster = await site.signIn(person.email);
});
afterAll(() => site.close());

const post = (given: Partial<typeof jobs.$inferInsert> = {}) =>
  makeJob(site.db, site.time.now, { firmId, postedById, ...given });
const ask = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });

/** Width and height are in the first chunk of a PNG. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

test("there is one picture for the whole site", async () => {
  const answer = await ask("/share/caseload.png");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("image/png");
  expect(sizeOf(answer.rawPayload)).toEqual(sharePictureSize);
});

describe("a posting's picture", () => {
  test("may be kept for minutes, and is fetched again only when it says something else", async () => {
    const { id } = await post();
    const url = `/share/jobs/${id}.png`;
    const first = await ask(url);
    expect(first.headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=600",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect(sizeOf(first.rawPayload)).toEqual(sharePictureSize);
    const etag = String(first.headers.etag);
    const again = await ask(url, { "if-none-match": etag });
    expect([again.statusCode, again.body]).toEqual([304, ""]);

    await site.db.update(jobs).set({ title: "Exhibit lists for trial" }).where(eq(jobs.id, id));
    const changed = await ask(url, { "if-none-match": etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
    expect(changed.rawPayload.equals(first.rawPayload)).toBe(false);
  });

  test("of a posting that waits for approval exists for its own firm only, and is kept nowhere", async () => {
    const { id } = await post({ status: "pending_approval" });
    const url = `/share/jobs/${id}.png`;
    expect((await ask(url)).statusCode).toBe(404);
    const own = await ask(url, { cookie: poster.cookie });
    expect(own.statusCode).toBe(200);
    expect(own.headers["cache-control"]).toBe("private, no-store");
  });

  test.each(["2000000000.png", "0.png", "1e1.png", "abc.png", "1.jpg", "99999999999.png", "%2e%2e.png"])(
    "%s is not found",
    async (file) => {
      expect((await ask(`/share/jobs/${file}`)).statusCode).toBe(404);
    },
  );

  test.each([
    ["160 characters without a space", "W".repeat(160)],
    ["another alphabet", "审查合同文件与证据清单"],
    ["markup and pictographs", '<script>"&</script> 🚀 review'],
    ["right to left", "مراجعة المستندات القانونية"],
  ])("can be drawn for a title of %s", async (_what, title) => {
    const { id } = await post({ title, location: title.slice(0, 100), budgetRange: title.slice(0, 100) });
    const answer = await ask(`/share/jobs/${id}.png`);
    expect([answer.statusCode, sizeOf(answer.rawPayload)]).toEqual([200, sharePictureSize]);
  });
});

describe("what the fonts can draw", () => {
  test.each([
    ["Łódź – “đặc quyền”, $48", "Łódź – “đặc quyền”, $48"],
    ["Review 🚀 of\n\n logs", "Review of logs"],
    ["Київ", null],
    ["合同 ab", "ab"],
    ["合同文件 a", null],
    ["🚀", null],
  ])("%j is %j", (text, drawn) => {
    expect(drawableText(text)).toBe(drawn);
  });
});

describe("the store", () => {
  test("draws one at a time, each once, and refuses requests beyond the queue", async () => {
    const store = new ImageCache();
    let drawing = 0;
    let atOnce = 0;
    let drawn = 0;
    const draw = async () => {
      drawing += 1;
      atOnce = Math.max(atOnce, drawing);
      await new Promise((resolve) => setTimeout(resolve, 2));
      drawing -= 1;
      drawn += 1;
      return Buffer.from("picture");
    };
    const asked = Array.from({ length: 40 }, (_, at) => store.get(imageKey([at % 35]), draw));
    const answers = await Promise.allSettled(asked);
    const refused = answers.filter((answer) => answer.status === "rejected");
    expect(refused).toHaveLength(5);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(ImageQueueFull);
    expect({ atOnce, drawn }).toEqual({ atOnce: 1, drawn: 30 });
    await expect(store.get(imageKey([34]), draw)).resolves.toBeInstanceOf(Buffer);
  });

  test("a drawing that failed is tried again", async () => {
    const store = new ImageCache();
    const failing = () => Promise.reject(new Error("no"));
    await expect(store.get("a", failing)).rejects.toThrow("no");
    await expect(store.get("a", async () => Buffer.from("b"))).resolves.toEqual(Buffer.from("b"));
  });
});
