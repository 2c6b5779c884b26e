// Run by killed-alerts.test.ts as a process of its own: reports and sends what is due, and is killed before its n-th
// step, as a power cut would.
import { flushCompileCache } from "node:module";
import pg from "pg";
import { loadConfig } from "../../config.ts";
import { openDatabase } from "../../db/client.ts";
import { createMailer } from "../../mail/mailer.ts";
import { createTaskQueue } from "../../tasks/queue.ts";
import { quietLog } from "../../testkit/quiet-log.ts";
import { alertOnPosting } from "./alert-on-posting.ts";
import { sendAlertLetter } from "./send-alert-letter.ts";
import { sendDigests } from "./send-digests.ts";

const [connectionString = "", smtpUrl = "", now = "", lastStep = ""] = process.argv.slice(2);
// Nothing should outlive a test run that forgot to kill it.
setTimeout(() => process.exit(1), 60_000).unref();

const secret = "a secret for tests that is long enough";
const config = loadConfig({
  DATABASE_URL: connectionString,
  SMTP_URL: smtpUrl,
  AUTH_SECRET: secret,
  DATA_DIR: "unused",
});
const { db } = openDatabase(connectionString, { log: quietLog });
const clock = () => new Date(now);
const deps = { db, clock, mailer: createMailer(config), config, secret };
const tasks = [alertOnPosting, sendAlertLetter];
const queue = createTaskQueue({ connectionString, tasks, deps, log: quietLog });
await queue.start({ workers: false });
// A process that is killed keeps nothing by itself.
flushCompileCache();

/**
 * What others can see changes at commits and at writes outside transactions: dying at any other moment is dying before
 * the next of these.
 */
const writes = /\b(?:insert|update|delete)\b/i;
const textOf = (statement: unknown): string =>
  typeof statement === "object" && statement !== null && "text" in statement
    ? String(statement.text)
    : String(statement);

const inTransaction = new WeakSet<pg.Client>();
function isStep(client: pg.Client, text: string): boolean {
  if (/^\s*begin\b/i.test(text)) inTransaction.add(client);
  const isOpen = inTransaction.has(client);
  if (!/^\s*(?:commit|rollback)\b/i.test(text)) return !isOpen && writes.test(text);
  inTransaction.delete(client);
  return true;
}

let left = Number(lastStep);
const query = Reflect.get(pg.Client.prototype, "query") as (this: unknown, ...given: unknown[]) => unknown;
Reflect.set(pg.Client.prototype, "query", function counted(this: pg.Client, ...given: unknown[]): unknown {
  if (isStep(this, textOf(given[0]))) left -= 1;
  if (left === 0) process.kill(process.pid, "SIGKILL");
  return Reflect.apply(query, this, given);
});

await sendDigests(db, clock());
await queue.runDueTasks({ evenIfDelayed: true });
process.stdout.write("done\n", () => process.exit(0));
