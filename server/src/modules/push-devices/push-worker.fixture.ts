// Run by killed-pushes.test.ts as a process of its own: sends what is due, and is killed before its n-th step.
import { flushCompileCache } from "node:module";
import { openDatabase } from "../../db/client.ts";
import { createTaskQueue } from "../../tasks/queue.ts";
import { dieBeforeStep } from "../../testkit/death/die-before-step.ts";
import { openTestPushServices } from "../../testkit/push/sending.ts";
import { quietLog } from "../../testkit/quiet-log.ts";
import { sendPush } from "./send-push.ts";

const [connectionString = "", secret = "", lastStep = ""] = process.argv.slice(2);
// Nothing should outlive a test run that forgot to kill it.
setTimeout(() => process.exit(1), 60_000).unref();

const { db } = openDatabase(connectionString, { log: quietLog });
const deps = { db, clock: () => new Date(), pushServices: openTestPushServices(secret) };
const queue = createTaskQueue({ connectionString, tasks: [sendPush], deps, log: quietLog });
await queue.start({ workers: false });
// A process that is killed keeps nothing by itself.
flushCompileCache();

dieBeforeStep(Number(lastStep));
await queue.runDueTasks({ evenIfDelayed: true });
process.stdout.write("done\n", () => process.exit(0));
