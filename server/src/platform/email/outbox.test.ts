import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadConfig } from "../config.ts";
import { createMailer, outboxFolder } from "./mailer.ts";

test("the outbox keeps the newest thousand emails", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "caseload-outbox-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const folder = outboxFolder(dataDir);
  await mkdir(folder);
  const name = (number: number) => `2026-01-01T00-00-00.000Z-${String(number).padStart(4, "0")}.eml`;
  await Promise.all(Array.from({ length: 1_002 }, (_, at) => writeFile(join(folder, name(at)), "")));
  await writeFile(join(folder, "notes.txt"), "kept");
  const mailer = createMailer(loadConfig({ DATA_DIR: dataDir }));
  const words = { subject: "Subject", text: "Text", html: "<p>Text</p>" };
  const to = { name: "Robin Hale", address: "robin@example.com" };
  await mailer.send({ key: "newest", to, ...words, date: new Date("2026-02-01T00:00:00Z") });
  mailer.close();
  const left = (await readdir(folder)).toSorted();
  expect(left).toHaveLength(1_001);
  expect(left).not.toContain(name(2));
  expect(left).toEqual(expect.arrayContaining([name(3), "2026-02-01T00-00-00.000Z-newest.eml", "notes.txt"]));
});
