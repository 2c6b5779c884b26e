// A process of its own for invoice-numbers.test.ts: sends invoices one after the other, killed before its n-th step.
import { createActor } from "../../../testkit/invoice-actor.ts";
import { openDatabase } from "../../../platform/db/client.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import { crashBeforeStep, reportDone } from "../../../testkit/crash/crash-before-step.ts";
import { quietLog } from "../../../testkit/quiet-log.ts";
import { sendInvoice } from "./send-invoice.ts";

const [connectionString = "", now = "", paralegalId = "", ids = "", lastStep = ""] = process.argv.slice(2);

const { db } = openDatabase(connectionString, { log: quietLog });
crashBeforeStep(Number(lastStep));

for (const id of ids.split(","))
  try {
    await sendInvoice(db, createActor(Number(paralegalId)), Number(id), new Date(now));
  } catch (error) {
    // A process that was killed before has sent it.
    if (!(error instanceof HttpError && error.status === 409)) throw error;
  }
reportDone();
