/** Behavior of both storages. */
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadConfig } from "../config.ts";
import { openS3Store, type S3Store } from "../../testkit/s3-store.ts";
import { openFileStorage } from "./open-storage.ts";
import type { FileStorage } from "./storage.ts";

const dataDirs: string[] = [];
let s3: S3Store;
beforeAll(async () => {
  s3 = await openS3Store();
});
afterAll(async () => {
  await s3.close();
  for (const folder of dataDirs) await rm(folder, { recursive: true, force: true });
});

async function openIn(env: Record<string, string>): Promise<FileStorage> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), "caseload-storage-"));
  dataDirs.push(DATA_DIR);
  return openFileStorage(loadConfig({ DATA_DIR, ...env }));
}

const stores = {
  "a folder": () => openIn({}),
  "an S3 store": () => openIn(s3.env),
} as const;

const streamOf = (content: Buffer): Readable => Readable.from([content], { objectMode: false });

describe.each(Object.keys(stores) as (keyof typeof stores)[])("%s", (kind) => {
  let store: FileStorage;
  beforeAll(async () => {
    store = await stores[kind]();
  });
  afterAll(() => store.close());
  const read = async (name: string) => {
    const content = await store.open(name);
    return content && (await buffer(content));
  };

  test("returns the stored content unchanged, also megabytes", async () => {
    const large = Buffer.alloc(3_000_000, "0123456789");
    await store.put("large.bin", streamOf(large), large.length);
    expect((await read("large.bin"))?.equals(large)).toBe(true);
    expect(await store.exists("large.bin")).toBe(true);
  });

  test("a second file with the same name replaces the first one", async () => {
    for (const text of ["first", "second"]) await store.put("same", streamOf(Buffer.from(text)), text.length);
    expect((await read("same"))?.toString()).toBe("second");
  });

  test("returns nothing for missing and removed files; removing is idempotent", async () => {
    expect([await read("never"), await store.exists("never")]).toEqual([null, false]);
    await store.put("gone", streamOf(Buffer.from("x")), 1);
    await store.remove("gone");
    await store.remove("gone");
    expect([await read("gone"), await store.exists("gone")]).toEqual([null, false]);
  });

  test("an interrupted file is not stored", async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(1_000);
        throw new Error("The line went dead.");
      })(),
      { objectMode: false },
    );
    await expect(store.put("half", broken, 2_000)).rejects.toThrow();
    expect(await store.exists("half")).toBe(false);
  });

  test.each(["../outside", "a/b", "..", ".hidden", "", "a\0b"])("%o is no name", async (name) => {
    await expect(store.put(name, streamOf(Buffer.from("x")), 1)).rejects.toThrow("no name");
    await expect(store.open(name)).rejects.toThrow("no name");
  });
});

test("the folder contains no partial file", async () => {
  const store = await openIn({});
  await expect(store.put("ab-short", streamOf(Buffer.from("x")), 2)).rejects.toThrow("not as long");
  expect(await readdir(join(dataDirs.at(-1) ?? "", "files", "ab"))).toEqual([]);
});

test("a wrong key is an error, not a missing file", async () => {
  const store = await openIn({ ...s3.env, FILES_S3_SECRET_ACCESS_KEY: "wrong" });
  await expect(store.exists("anything")).rejects.toThrow();
  store.close();
});
