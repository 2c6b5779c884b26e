/** The commands of npm run staff. */
import { writeFile } from "node:fs/promises";
import { lockAccount, unlockAccount } from "./modules/accounts/account-lock/lock-account.ts";
import { exportOutcomes } from "./modules/matching/learning/export-outcomes.ts";
import { setStaff } from "./modules/staff/staff-log/set-staff.ts";
import type { Config } from "./platform/config.ts";
import { openDatabase } from "./platform/db/client.ts";
import type { Db } from "./platform/db/database.ts";
import { findDatabase } from "./platform/db/find-database.ts";
import { migrate } from "./platform/db/migrate.ts";
import type { Log } from "./platform/log.ts";
import type { BossOptions } from "./platform/tasks/boss.ts";
import { type FailedTask, listFailedTasks } from "./platform/tasks/failed-tasks.ts";
import { requeueFailedTasks } from "./requeue-failed-tasks.ts";
import { resendEmails } from "./resend-emails.ts";

const usage = `Usage: npm run staff -- COMMAND
  grant EMAIL           give an account the queues under /staff
  revoke EMAIL          take them away
  lock EMAIL REASON     end the account's sessions and refuse sign-ins
  unlock EMAIL REASON   let its owner sign in again
  resend EMAIL          send the verification email and failed emails again
  failed                list tasks that have failed for good
  requeue ID|NAME|all   try failed tasks again
  match-log FILE        write the log from which npm run train can fit`;

const noop = () => undefined;
const log: Log = { info: noop, warn: noop, error: noop };

interface Site {
  db: Db;
  boss: BossOptions;
}

/** Commands by name: how many arguments they take at least and at most, and what they do. */
const commands: Record<
  string,
  { args: [number, number]; run: (site: Site, args: readonly string[]) => Promise<string> }
> = {
  grant: { args: [1, 1], run: ({ db }, [email = ""]) => changeStaff(db, email, true) },
  revoke: { args: [1, 1], run: ({ db }, [email = ""]) => changeStaff(db, email, false) },
  lock: { args: [2, Infinity], run: (site, args) => changeLock(site, "lock", args) },
  unlock: { args: [2, Infinity], run: (site, args) => changeLock(site, "unlock", args) },
  resend: { args: [1, 1], run: (site, [email = ""]) => resend(site, email) },
  failed: {
    args: [0, 0],
    run: async ({ db }) => (await listFailedTasks(db)).map(describe).join("\n") || "No task has failed.",
  },
  requeue: { args: [1, 1], run: (site, [which = ""]) => requeue(site, which) },
  "match-log": { args: [1, 1], run: (site, [file = ""]) => writeMatchLog(site, file) },
};

async function changeStaff(db: Db, email: string, staff: boolean): Promise<string> {
  const found = await setStaff(db, email, staff, new Date());
  if (!found) throw new Error(`No account has confirmed the address ${email}.`);
  return staff ? `${email} is staff now.` : `${email} is no longer staff.`;
}

async function changeLock(
  { db }: Site,
  verb: "lock" | "unlock",
  [email = "", ...words]: readonly string[],
): Promise<string> {
  const change = verb === "lock" ? lockAccount : unlockAccount;
  const outcome = await change(db, email, words.join(" "), new Date());
  if (outcome === "unknown") throw new Error(`No account has the address ${email}.`);
  if (outcome === "unchanged") return `${email} was ${verb}ed already.`;
  return verb === "lock" ? `${email} is locked and signed out.` : `${email} can sign in again.`;
}

async function resend({ db, boss }: Site, email: string): Promise<string> {
  const resent = await resendEmails(db, boss, email, new Date());
  if (!resent) throw new Error(`No account has the address ${email}.`);
  const parts = [
    ...(resent.verification ? ["a verification email"] : []),
    ...(resent.failed > 0 ? [`failed emails: ${resent.failed}`] : []),
  ];
  return parts.length > 0
    ? `Sending ${parts.join(", ")}.`
    : `${email} is confirmed, and no email to it has failed.`;
}

const describe = ({ id, name, failedAt, attempts, message }: FailedTask): string =>
  `${id}  ${failedAt.toISOString()}  ${name}  ${attempts} attempts  ${(message ?? "").split("\n")[0]}`;

async function requeue({ db, boss }: Site, which: string): Promise<string> {
  const failed = await listFailedTasks(db);
  const chosen = failed.filter(({ id, name }) => which === "all" || which === id || which === name);
  if (failed.length === 0) return "No task has failed.";
  if (chosen.length === 0) throw new Error(`No failed task is named ${which}.`);
  await requeueFailedTasks(db, boss, chosen, new Date());
  return `Requeued ${chosen.length} of ${failed.length} failed tasks.`;
}

/** The file is readable by its owner alone, and must not exist yet. */
async function writeMatchLog({ db }: Site, file: string): Promise<string> {
  let lines = -1;
  await writeFile(
    file,
    (async function* () {
      for await (const text of exportOutcomes(db)) {
        lines += 1;
        yield text;
      }
    })(),
    { flag: "wx", mode: 0o600 },
  );
  return `${file} holds ${lines} places and outcomes of paralegals who allow learning from them.`;
}

/**
 * Runs a command. Returns what it prints.
 * @throws Error with the reason, which is the usage for a command that does not exist
 */
export async function runStaffCommand(
  [verb = "", ...args]: readonly string[],
  readConfig: () => Config,
): Promise<string> {
  const command = Object.hasOwn(commands, verb) ? commands[verb] : undefined;
  if (!command || args.length < command.args[0] || args.length > command.args[1]) throw new Error(usage);
  const source = await findDatabase(readConfig(), log);
  const { connectionString } = source;
  const database = openDatabase(connectionString, { log, poolSize: 1, use: "maintenance" });
  try {
    await migrate(database);
    return await command.run({ db: database.db, boss: { connectionString, log } }, args);
  } finally {
    await database.close();
    await source.stop();
  }
}
