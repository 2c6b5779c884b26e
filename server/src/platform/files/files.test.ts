import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Credential } from "@caseload/contract/profiles/credentials";
import type { FileLink } from "@caseload/contract/files/files";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { files } from "../db/schema/files.ts";
import { evidencePdf, makeEvidence } from "../../demo/file-factories.ts";
import { makePerson } from "../../demo/factories.ts";
import { uploadsFolder, removeStaleUploads } from "./uploaded-file.ts";
import { consume } from "../http/rate-limits.ts";
import type { SentFile } from "../../testkit/payload.ts";
import { openS3Store } from "../../testkit/s3-store.ts";
import { type Caller, openSite, type Site } from "../../testkit/site.ts";
import { createFileLink } from "./file-link.ts";
import { removeUnneededFiles } from "./remove-unneeded-files.ts";
import { contentOfBuffer, storeFile } from "./store-file.ts";

let site: Site;
let owner: Caller & { id: number };
let other: Caller & { id: number };
beforeAll(async () => {
  site = await openSite();
  owner = await enter();
  other = await enter();
});
afterAll(() => site.close());

async function enter(where: Site = site): Promise<Caller & { id: number }> {
  const person = await makePerson(where.db, where.time.now, { primaryRole: "freelance_paralegal" });
  return { id: person.id, ...(await where.signIn(person.email)) };
}

const pdf: SentFile = { name: "cp.pdf", type: "application/pdf", content: new Uint8Array(evidencePdf) };
const form = { kind: "certification", title: "Certified Paralegal (CP)", issuer: "NALA" };
const submit = (who: Caller, file: SentFile = pdf, body: object = {}) =>
  who.call("submitCredential", { body: { ...form, ...body }, file });

async function linkOf(who: Caller): Promise<FileLink> {
  const { id } = (await submit(who)).json<Credential>();
  return who.ask<FileLink>("openOwnEvidence", { params: { id } });
}
const open = ({ cookie }: Caller, address: string, where: Site = site) =>
  where.app.inject({ method: "GET", url: address, headers: cookie ? { cookie } : {} });

describe("a private file", () => {
  test("is downloaded by its owner unchanged, with headers that prevent execution", async () => {
    const answer = await open(owner, (await linkOf(owner)).address);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(evidencePdf)).toBe(true);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(evidencePdf.length),
      "content-disposition": `attachment; filename="cp.pdf"; filename*=UTF-8''cp.pdf`,
      "content-security-policy":
        "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
  });

  test("its link works for five minutes, for its user only, and unmodified only", async () => {
    const { address, expiresAt } = await linkOf(owner);
    expect((await open(other, address)).statusCode).toBe(404);
    expect((await open(site.anonymous, address)).statusCode).toBe(401);
    const [, fileId = "", personId = "", rest = ""] =
      /^\/api\/files\/(\d+)\.(\d+)\.(.+)$/.exec(address) ?? [];
    for (const forged of [
      `${Number(fileId) + 1}.${personId}.${rest}`,
      `${fileId}.${other.id}.${rest}`,
      `${fileId}.${personId}.9${rest}`,
      ...["A", "B", "C", "D"]
        .filter((last) => !rest.endsWith(last))
        .map((last) => `${fileId}.${personId}.${rest.slice(0, -1)}${last}`),
      "1.1.1.a",
    ])
      for (const who of [owner, other])
        expect((await open(who, `/api/files/${forged}`)).body).toBe(errorMessages.fileNotFound);
    const start = site.time.now;
    expect(Date.parse(expiresAt) - start.getTime()).toBe(300_000);
    site.time.now = new Date(start.getTime() + 299_000);
    expect((await open(owner, address)).statusCode).toBe(200);
    site.time.now = new Date(start.getTime() + 300_000);
    const late = await open(owner, address);
    expect([late.statusCode, late.body]).toEqual([410, errorMessages.fileLinkExpired]);
    site.time.now = start;
  });

  test("a link does not open a file that its user cannot access", async () => {
    const evidence = await makeEvidence(site.db, site.deps.files, site.time.now, { ownerId: owner.id });
    const { address } = createFileLink(
      site.deps.secret,
      { fileId: evidence.id, personId: other.id },
      site.time.now,
    );
    expect((await open(other, address)).statusCode).toBe(404);
  });

  test("shows a name without paths, line breaks or hidden characters", async () => {
    const name = '../../etc/pass\u202ewd"\r\nX: y é.pdf';
    const sent = (await submit(owner, { ...pdf, name })).json<Credential>();
    expect(sent.evidence?.name).not.toMatch(/[/\\"\r\n\u202e]/);
    const { address } = await owner.ask<FileLink>("openOwnEvidence", { params: { id: sent.id } });
    const { headers } = await open(owner, address);
    expect(headers["content-disposition"]).toMatch(
      /^attachment; filename="[\w. ()-]+"; filename\*=UTF-8''[\w%.-]+$/,
    );
    expect(headers["x"]).toBeUndefined();
  });
});

test("a file is never served as HTML or SVG, whatever its row says", async () => {
  for (const mediaType of ["text/html", "image/svg+xml", "application/xhtml+xml"]) {
    const { id } = await makeEvidence(site.db, site.deps.files, site.time.now, { ownerId: owner.id });
    await site.db.update(files).set({ mediaType }).where(eq(files.id, id));
    const { address } = createFileLink(site.deps.secret, { fileId: id, personId: owner.id }, site.time.now);
    expect((await open(owner, address)).headers).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": expect.stringMatching(/^attachment; /) as string,
    });
  }
});

describe("an upload", () => {
  test("is limited to forty per member and hour", async () => {
    const busy = await enter();
    for (let n = 0; n < 40; n += 1) await consume(site.db, "uploadsOfMember", String(busy.id));
    const answer = await submit(busy);
    expect([answer.statusCode, answer.body]).toEqual([429, errorMessages.tooManyUploads]);
  });

  const raw = (payload: string | Buffer, type: string) =>
    site.app.inject({
      method: "POST",
      url: "/api/credentials",
      headers: { cookie: owner.cookie, "content-type": type },
      payload,
    });
  const part = (head: string, content: string) =>
    `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
  const multipart = "multipart/form-data; boundary=x";

  test.each([
    ["JSON", JSON.stringify(form), "application/json", 415],
    ["text", "hello", "text/plain", 415],
    ["no boundary", "hello", "multipart/form-data", 400],
    ["nothing", "", multipart, 400],
    ["noise", "\0\u0001--x--x", multipart, 400],
    [
      "a form that breaks off",
      part('name="evidence"; filename="a.pdf"', "%PDF-1.4").slice(0, -4),
      multipart,
      400,
    ],
    ["broken data", `${part('name="data"', "{")}--x--`, multipart, 400],
    ["a prototype", `${part('name="__proto__"', "{}")}--x--`, multipart, 400],
    ["two files", `${part('name="evidence"; filename="a"', "a").repeat(2)}--x--`, multipart, 400],
    ["ten fields", `${part('name="data"', "{}").repeat(10)}--x--`, multipart, 400],
    ["data too long", `${part('name="data"', `"${"x".repeat(70_000)}"`)}--x--`, multipart, 400],
  ])("of %s is refused with words", async (_what, payload, type, status) => {
    const answer = await raw(payload, type);
    expect([answer.statusCode, answer.body.length > 5], answer.body).toEqual([status, true]);
    expect(await readdir(uploadsFolder(site.deps.config.dataDir))).toEqual([]);
  });

  test("forms are parsed by upload endpoints only", async () => {
    const answer = await site.app.inject({
      method: "POST",
      url: "/api/contact",
      headers: { "content-type": multipart },
      payload: `${part('name="topic"', "general")}--x--`,
    });
    expect(answer.statusCode).toBe(415);
  });

  test("is rejected by the access check before it is read", async () => {
    const answer = await submit(site.anonymous);
    expect([answer.statusCode, answer.body]).toEqual([401, errorMessages.signInFirst]);
  });

  test("leaves no temporary file", async () => {
    expect((await submit(owner)).statusCode).toBe(201);
    const folder = uploadsFolder(site.deps.config.dataDir);
    expect(await readdir(folder)).toEqual([]);
    await mkdir(folder, { recursive: true });
    for (const name of ["old", "new"]) await writeFile(join(folder, name), "left by a killed process");
    const yesterday = new Date(Date.now() - 86_400_000);
    await utimes(join(folder, "old"), yesterday, yesterday);
    await removeStaleUploads(folder, new Date());
    expect(await readdir(folder)).toEqual(["new"]);
    await removeStaleUploads(folder, new Date(Date.now() + 7_200_000));
  });
});

test("abandoned and ownerless files are removed, others stay", async () => {
  const make = () => makeEvidence(site.db, site.deps.files, site.time.now, { ownerId: other.id });
  const [stored, arriving, abandoned, orphan] = [await make(), await make(), await make(), await make()];
  const hourAgo = new Date(site.time.now.getTime() - 3_600_000);
  const change = (id: number, to: Partial<typeof files.$inferInsert>) =>
    site.db.update(files).set(to).where(eq(files.id, id));
  await change(arriving.id, { state: "arriving" });
  await change(abandoned.id, { state: "arriving", createdAt: hourAgo });
  await change(orphan.id, { ownerId: null });
  expect(await removeUnneededFiles(site.deps)).toBe(2);
  const there = await Promise.all(
    [stored, arriving, abandoned, orphan].map(({ name }) => site.deps.files.exists(name)),
  );
  expect(there).toEqual([true, true, false, false]);
  expect(await removeUnneededFiles(site.deps)).toBe(0);
});

test("a failing storage stores nothing, and partial files are removed", async () => {
  const failing = { ...site.deps.files, put: () => Promise.reject(new Error("The store is full.")) };
  const described = {
    ownerId: owner.id,
    purpose: "evidence",
    shownName: "a",
    mediaType: "a/b",
    name: "lost",
  } as const;
  const store = storeFile(
    { db: site.db, files: failing },
    { ...described, ...contentOfBuffer(Buffer.from("x")) },
    site.time.now,
  );
  await expect(store).rejects.toThrow("full");
  expect(await removeUnneededFiles(site.deps)).toBe(1);
});

test("a bucket behaves like the folder", async () => {
  const s3 = await openS3Store();
  const bucketSite = await openSite(s3.env);
  try {
    const member = await enter(bucketSite);
    const { id } = (await submit(member)).json<Credential>();
    const { address } = await member.ask<FileLink>("openOwnEvidence", { params: { id } });
    expect((await open(member, address, bucketSite)).rawPayload.equals(evidencePdf)).toBe(true);
    expect(await readdir(bucketSite.deps.config.dataDir)).toEqual(["arriving"]);
    await member.ask("withdrawCredential", { params: { id } });
    expect(await removeUnneededFiles(bucketSite.deps)).toBe(1);
    expect((await open(member, address, bucketSite)).statusCode).toBe(404);
  } finally {
    bucketSite.deps.files.close();
    await bucketSite.close();
    await s3.close();
  }
});
