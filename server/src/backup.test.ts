import { appendFile, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedDemo } from "./demo/seed.ts";
import { writeManifest } from "./platform/backup/manifest.ts";
import { loadConfig } from "./platform/config.ts";
import { openDatabase } from "./platform/db/client.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./platform/db/embedded.ts";
import { migrate } from "./platform/db/migrate.ts";
import { openFileStorage } from "./platform/files/open-storage.ts";
import { createNameSeal } from "./platform/name-seal.ts";
import { runCommand } from "./testkit/run-command.ts";
import { createTestDatabase } from "./testkit/database.ts";
import { removeDataDir, temporaryDataDir } from "./testkit/disposable-postgres.ts";
import { quietLog } from "./testkit/quiet-log.ts";
import { checksumTables } from "./testkit/table-checksums.ts";

const folders: string[] = [];
const newFolder = (): string => {
  const folder = temporaryDataDir();
  folders.push(folder);
  return folder;
};

const own = {
  "auth-secret": "a secret of more than thirty-two characters",
  "signing-keys/1.pem": "a private key",
  "files/ab/abcd.pdf": "a sealed agreement",
};

let dataDir: string;
let backup: string;
let postgres: EmbeddedPostgres;
let expected: Record<string, string>;

beforeAll(async () => {
  dataDir = newFolder();
  backup = join(newFolder(), "backup");
  postgres = await startEmbeddedPostgres({ dataDir, log: quietLog });
  const database = openDatabase(postgres.connectionString, { log: quietLog, poolSize: 1 });
  await migrate(database);
  const files = await openFileStorage(loadConfig({ DATA_DIR: dataDir }));
  const nameSeal = createNameSeal([own["auth-secret"]]);
  await seedDemo({ db: database.db, files, nameSeal }, new Date());
  files.close();
  await database.close();
  for (const [name, content] of Object.entries(own)) {
    await mkdir(join(dataDir, name, ".."), { recursive: true, mode: 0o700 });
    await writeFile(join(dataDir, name), content, { mode: 0o600 });
  }
  expected = await checksumTables(postgres.connectionString);
}, 90_000);
afterAll(async () => {
  await postgres.stop();
  for (const folder of folders) removeDataDir(folder);
});

async function expectRestored(folder: string): Promise<void> {
  for (const [name, content] of Object.entries(own)) {
    expect(await readFile(join(folder, name), "utf8")).toBe(content);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  }
  const restored = await startEmbeddedPostgres({ dataDir: folder, log: quietLog });
  try {
    expect(await checksumTables(restored.connectionString)).toEqual(expected);
  } finally {
    await restored.stop();
  }
}

test(
  "a backup of the running embedded database restores every row, file and key",
  { timeout: 90_000 },
  async () => {
    const made = await runCommand("backup", { DATA_DIR: dataDir }, backup);
    expect(made).toEqual({ code: 0, text: expect.stringMatching(/^Backed up .+ to .+backup/) });
    const target = newFolder();
    const restored = await runCommand("restore", { DATA_DIR: target }, backup);
    expect(restored).toEqual({ code: 0, text: expect.stringContaining("npm run verify-records") });
    await expectRestored(target);

    const refused = await runCommand("restore", { DATA_DIR: target }, backup);
    expect(refused).toEqual({ code: 1, text: expect.stringMatching(/is not empty.+--replace/s) });
    await writeFile(join(target, "auth-secret"), "newer");
    expect((await runCommand("restore", { DATA_DIR: target }, backup, "--replace")).code).toBe(0);
    await expectRestored(target);
    const aside = (await readdir(target)).find((name) => name.startsWith("replaced-")) ?? "";
    expect(await readFile(join(target, aside, "auth-secret"), "utf8")).toBe("newer");
  },
);

test("verify-records checks the embedded database, running or stopped, and names what was changed", async () => {
  const checked = { code: 0, text: expect.stringMatching(/^Checked [1-9]\d* contracts, .+: all match\.$/) };
  expect(await runCommand("verify-records", { DATA_DIR: dataDir })).toEqual(checked);

  const target = newFolder();
  expect((await runCommand("restore", { DATA_DIR: target }, backup)).code).toBe(0);
  const verify = () => runCommand("verify-records", { DATA_DIR: target });
  expect(await verify()).toEqual(checked);
  const restored = await startEmbeddedPostgres({ dataDir: target, log: quietLog });
  try {
    const database = openDatabase(restored.connectionString, { log: quietLog, poolSize: 1 });
    for (const statement of [
      "alter table contract_events disable trigger user",
      "update contract_events set note = 'Agreed on $80' where id = (select min(id) from contract_events)",
    ])
      await database.db.execute(sql.raw(statement));
    await database.close();
  } finally {
    await restored.stop();
  }
  const { code, text } = await verify();
  expect(code).toBe(1);
  expect(text).toMatch(/^Contract \d+, event \d+: the event does not match its hash\.$/m);
  expect(text).toMatch(/: 1 record differs\.$/);
}, 90_000);

test("a restore under a running server is refused", async () => {
  const { code, text } = await runCommand("restore", { DATA_DIR: dataDir }, backup, "--replace");
  expect([code, text]).toEqual([1, expect.stringContaining("is using DATA_DIR")]);
  expect(await checksumTables(postgres.connectionString)).toEqual(expected);
});

test("a damaged backup is refused before anything changes", async () => {
  await appendFile(join(backup, "files/ab/abcd.pdf"), "more");
  const target = newFolder();
  const { code, text } = await runCommand("restore", { DATA_DIR: target }, backup);
  expect([code, text]).toEqual([1, expect.stringContaining("files/ab/abcd.pdf")]);
  expect(await readdir(target)).toEqual([]);
});

test("a backup is not written into a folder that has content", async () => {
  const { code, text } = await runCommand("backup", { DATA_DIR: dataDir }, backup);
  expect([code, text]).toEqual([1, expect.stringContaining("exists already")]);
});

test("a given database that is used is refused, and one without pg_dump is named", async () => {
  const database = await createTestDatabase();
  try {
    const given = {
      DATABASE_URL: database.connectionString,
      AUTH_SECRET: "x".repeat(32),
      DATA_DIR: newFolder(),
    };
    const source = newFolder();
    await writeFile(
      join(source, "manifest.json"),
      JSON.stringify({ format: 1, database: "dump", createdAt: new Date(), files: [] }),
    );
    const refused = await runCommand("restore", given, source);
    expect([refused.code, refused.text]).toEqual([1, expect.stringMatching(/is not empty.+--replace/s)]);
    const target = join(newFolder(), "backup");
    const missing = await runCommand("backup", { ...given, PATH: "/nowhere" }, target);
    expect([missing.code, missing.text]).toEqual([1, expect.stringContaining("pg_dump is not installed")]);
    await expect(stat(target)).rejects.toThrow("ENOENT");
  } finally {
    await database.drop();
  }
});

test("a dump that cannot be read in full leaves the database as it is", async () => {
  const database = await createTestDatabase();
  try {
    const programs = newFolder();
    for (const [name, script] of Object.entries({
      pg_restore: "exit 1",
      psql: `touch ${programs}/called`,
    }))
      await writeFile(join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    const source = newFolder();
    await writeFile(join(source, "database.dump"), "cut off");
    await writeManifest(source, { database: "dump", createdAt: new Date().toISOString() });
    const given = {
      DATABASE_URL: database.connectionString,
      AUTH_SECRET: "x".repeat(32),
      DATA_DIR: newFolder(),
      PATH: `${programs}:${process.env.PATH}`,
    };
    const before = await checksumTables(database.connectionString);
    const failed = await runCommand("restore", given, source, "--replace");
    expect([failed.code, failed.text]).toEqual([1, expect.stringContaining("pg_restore failed")]);
    expect(await readdir(programs)).not.toContain("called");
    expect(await checksumTables(database.connectionString)).toEqual(before);
    expect(await readdir(given.DATA_DIR)).toEqual([]);
  } finally {
    await database.drop();
  }
});
