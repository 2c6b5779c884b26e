// A process of its own for killed-reminders.test.ts: one minute of the scheduled tasks, killed before its n-th step.
import { openDatabase } from "../../../platform/db/client.ts";
import { crashBeforeStep, reportDone } from "../../../testkit/crash/crash-before-step.ts";
import { quietLog } from "../../../testkit/quiet-log.ts";
import { runMinuteTasks } from "../../../testkit/unanswered-applications.ts";

const [connectionString = "", now = "", lastStep = ""] = process.argv.slice(2);

const { db } = openDatabase(connectionString, { log: quietLog });
crashBeforeStep(Number(lastStep));

await runMinuteTasks({ db }, new Date(now));
reportDone();
