// Run by killed-silence.test.ts as a process of its own: one minute of the scheduled work, killed before its n-th step,
// as a power cut would.
import { openDatabase } from "../../../platform/db/client.ts";
import { crashBeforeStep, reportDone } from "../../../testkit/crash/crash-before-step.ts";
import { quietLog } from "../../../testkit/quiet-log.ts";
import { runMinuteTasks } from "../../../testkit/unanswered-applications.ts";

const [connectionString = "", now = "", lastStep = ""] = process.argv.slice(2);

const { db } = openDatabase(connectionString, { log: quietLog });
crashBeforeStep(Number(lastStep));

await runMinuteTasks({ db }, new Date(now));
reportDone();
