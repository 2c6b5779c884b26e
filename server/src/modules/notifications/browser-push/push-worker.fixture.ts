// Run by push-crash-recovery.test.ts in a child process: sends due messages, and is killed before its n-th step.
import { openDatabase } from "../../../platform/db/client.ts";
import { createTaskQueue } from "../../../platform/tasks/queue.ts";
import { crashBeforeStep, reportDone } from "../../../testkit/crash/crash-before-step.ts";
import { openTestPushServices } from "../../../testkit/push/test-push.ts";
import { quietLog } from "../../../testkit/quiet-log.ts";
import { sendPush } from "./send-push.ts";

const [connectionString = "", secret = "", lastStep = ""] = process.argv.slice(2);

const { db } = openDatabase(connectionString, { log: quietLog });
const deps = { db, clock: () => new Date(), pushServices: openTestPushServices(secret) };
const queue = createTaskQueue({ connectionString, tasks: [sendPush], deps, log: quietLog });
await queue.start({ workers: false });

crashBeforeStep(Number(lastStep));
await queue.runDueTasks({ evenIfDelayed: true });
reportDone();
