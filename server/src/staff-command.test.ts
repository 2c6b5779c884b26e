import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { loadConfig } from "./platform/config.ts";
import { openDatabase } from "./platform/db/client.ts";
import { startEmbeddedPostgres } from "./platform/db/embedded.ts";
import { users } from "./platform/db/schema/accounts.ts";
import { migrate } from "./platform/db/migrate.ts";
import { makePerson } from "./demo/factories.ts";
import { runStaffCommand } from "./run-staff-command.ts";
import { quietLog } from "./testkit/quiet-log.ts";
import { removeDataDir, temporaryDataDir } from "./testkit/disposable-postgres.ts";

interface CommandOutput {
  code: number;
  text: string;
}

/** The command as npm run staff runs it. */
async function staff(dataDir: string, ...args: string[]): Promise<CommandOutput> {
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    TMPDIR: process.env.TMPDIR,
    DATA_DIR: dataDir,
    NODE_COMPILE_CACHE: join(tmpdir(), "caseload-compiled-workers"),
  };
  const command = [join(import.meta.dirname, "staff-command.ts"), ...args];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, command, { env });
    return { code: 0, text: stdout.trim() };
  } catch (error) {
    const failed = error as { code: number; stderr: string };
    return { code: failed.code, text: failed.stderr.trim() };
  }
}

test("works with and without a running server, on the embedded database", { timeout: 60_000 }, async () => {
  const dataDir = temporaryDataDir();
  onTestFinished(() => removeDataDir(dataDir));
  const postgres = await startEmbeddedPostgres({ dataDir, log: quietLog });
  const database = openDatabase(postgres.connectionString, { log: quietLog, poolSize: 1 });
  await migrate(database);
  const { id, email } = await makePerson(database.db, new Date(), { primaryRole: "freelance_paralegal" });
  const isStaff = async () =>
    (await database.db.select({ staff: users.staff }).from(users).where(eq(users.id, id)))[0]?.staff;

  const config = loadConfig({ DATA_DIR: dataDir });
  const command = (...args: string[]) => runStaffCommand(args, () => config);

  expect(await staff(dataDir, "grant", email)).toEqual({ code: 0, text: `${email} is staff now.` });
  expect(await isStaff()).toBe(true);
  expect(await command("revoke", email)).toBe(`${email} is no longer staff.`);
  expect(await isStaff()).toBe(false);
  expect(await staff(dataDir, "grant", "nobody@example.com")).toEqual({
    code: 1,
    text: "No account has confirmed the address nobody@example.com.",
  });
  expect(await staff(dataDir, "lock", email, "Stolen", "password")).toEqual({
    code: 0,
    text: `${email} is locked and signed out.`,
  });
  expect(await command("unlock", email, "Owner called")).toBe(`${email} can sign in again.`);
  expect(await command("failed")).toBe("No task has failed.");
  expect(await command("requeue", "all")).toBe("No task has failed.");
  await database.close();
  await postgres.stop();

  expect(await staff(dataDir, "grant", email)).toEqual({ code: 0, text: `${email} is staff now.` });
});

test("a command that does not exist prints the usage", async () => {
  const { code, text } = await staff("/nowhere", "promote", "a@example.com");
  expect([code, text]).toEqual([1, expect.stringMatching(/^Usage: npm run staff/)]);
});

test.each([
  [],
  ["grant"],
  ["lock", "a@example.com"],
  ["promote", "a@example.com"],
  ["grant", "a@example.com", "b@example.com"],
])("%j asks for the usage, before settings are read", async (...args) => {
  const readConfig = () => {
    throw new Error("The settings were read.");
  };
  await expect(runStaffCommand(args, readConfig)).rejects.toThrow(/^Usage: npm run staff/);
});
