import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { unprivilegedAccount } from "../platform/db/embedded/account.ts";
import { freePort } from "./server-process.ts";

/** A real PgBouncer in transaction mode, with its own defaults otherwise. */
export interface PgBouncer {
  connectionString: string;
  /** As it names itself, such as "PgBouncer 1.25.0". */
  version: string;
  /** Kills it and starts it again on its port. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts PgBouncer in front of a database. @returns null when it is not on PATH */
export async function startPgBouncer(connectionString: string): Promise<PgBouncer | null> {
  const printed = await promisify(execFile)("pgbouncer", ["--version"]).catch(() => null);
  if (printed === null) return null;
  const { host, user, database } = new pg.Client({ connectionString });
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "caseload-pgbouncer-"));
  // PgBouncer refuses to run as root, and the socket folder is PostgreSQL's user's only.
  const account = unprivilegedAccount();
  const settings = join(folder, "pgbouncer.ini");
  const users = join(folder, "users.txt");
  writeFileSync(users, `"${user}" ""\n`);
  writeFileSync(
    settings,
    `[databases]
${database} = host=${host} dbname=${database} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 8
logfile = ${join(folder, "pgbouncer.log")}
`,
  );
  if (account) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o755);
  const url = `postgresql://${user}@127.0.0.1:${port}/${database}`;
  let child: ChildProcess | undefined;

  async function launch(): Promise<void> {
    const started = spawn("pgbouncer", [settings], { ...account, cwd: "/", stdio: "ignore" });
    child = started;
    process.once("exit", () => started.kill("SIGKILL"));
    for (let attempt = 0; ; attempt += 1) {
      const client = new pg.Client({ connectionString: url });
      client.on("error", () => undefined);
      const isOpen = await client.connect().then(
        () => true,
        () => false,
      );
      await client.end().catch(() => undefined);
      if (isOpen) return;
      if (attempt === 100) throw new Error("PgBouncer does not start.");
      await pause(50);
    }
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, "exit");
  }

  await launch();
  return {
    connectionString: url,
    version: printed.stdout.split("\n")[0] ?? "PgBouncer",
    restart: async () => {
      await end("SIGKILL");
      await launch();
    },
    stop: async () => {
      await end("SIGTERM");
      rmSync(folder, { recursive: true });
    },
  };
}
