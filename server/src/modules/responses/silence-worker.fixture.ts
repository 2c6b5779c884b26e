// Run by killed-silence.test.ts as a process of its own: one minute of the scheduled work, killed before its n-th step,
// as a power cut would.
import { flushCompileCache } from "node:module";
import { openDatabase } from "../../db/client.ts";
import { dieBeforeStep } from "../../testkit/death/die-before-step.ts";
import { quietLog } from "../../testkit/quiet-log.ts";
import { passMinute } from "../../testkit/silence.ts";

const [connectionString = "", now = "", lastStep = ""] = process.argv.slice(2);
// Nothing should outlive a test run that forgot to kill it.
setTimeout(() => process.exit(1), 60_000).unref();

const { db } = openDatabase(connectionString, { log: quietLog });
// A process that is killed keeps nothing by itself.
flushCompileCache();
dieBeforeStep(Number(lastStep));

await passMinute({ db }, new Date(now));
process.stdout.write("done\n", () => process.exit(0));
