/** Names of conflict checks are in no file, email or notification of anybody but their owner. */
import type { ReceivedApplication } from "@caseload/contract/hiring/applications";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoPassword as password } from "../../../demo/factories.ts";
import { notificationEmails, notifications } from "../../../platform/db/schema/notifications.ts";
import {
  conflictMarks,
  ledgerMark,
  partyMark,
  plantConflictNames,
  reasonMark,
} from "../../../testkit/conflict-marks.ts";
import { type Cast, createHiringFirm } from "../../../testkit/hiring.ts";
import { agree } from "../../../testkit/negotiate.ts";
import { readPdf } from "../../../testkit/read-pdf.ts";
import { readZipBytes } from "../../../testkit/read-zip.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";
import { openTaskQueue, type TestQueue } from "../../../testkit/task-queue.ts";

let site: Site;
let cast: Cast;
let queue: TestQueue;
const logged: string[] = [];
let contractId: number;
beforeAll(async () => {
  site = await openSite({ LOG_LEVEL: "debug" }, undefined, { write: (line) => void logged.push(line) });
  queue = await openTaskQueue(site);
  cast = await createHiringFirm(site);
  const id = await plantConflictNames(cast.daniel, cast.partner);
  const accepted = await cast.partner.ask<ReceivedApplication>("decideApplication", {
    params: { id },
    body: { status: "accepted" },
  });
  contractId = accepted.contractId ?? 0;
  for (const who of [cast.partner, cast.daniel]) await agree(who, contractId);
  for (const who of [cast.partner, cast.daniel])
    await who.ask("acknowledgeScreening", { params: { id: contractId } });
  await queue.runDueTasks();
});
afterAll(async () => {
  await queue.stop();
  await site.close();
});

const marksIn = (text: string): string[] => conflictMarks.filter((mark) => text.includes(mark));
/** The marks in a ZIP file, its PDFs read as text. */
function marksInZip(bytes: Buffer): string[] {
  const files = readZipBytes(bytes);
  expect(files.size).toBeGreaterThan(0);
  const texts = [...files].map(([name, content]) =>
    name.endsWith(".pdf") ? readPdf(content).pages.flat().join(" ") : content.toString("utf8"),
  );
  return marksIn(texts.join("\n"));
}

describe("planted names", () => {
  test("are in no engagement file of either side, and in no agreement", async () => {
    const params = { id: contractId };
    for (const who of [cast.daniel, cast.partner]) {
      expect(marksInZip((await who.call("downloadEngagement", { params })).rawPayload)).toEqual([]);
      const agreement = (await who.call("downloadAgreement", { params })).rawPayload;
      expect(marksIn(readPdf(agreement).pages.flat().join(" "))).toEqual([]);
    }
  });

  const exportOf = async (who: Caller): Promise<string[]> => {
    await who.ask("requestDataExport", { body: { password } });
    await queue.runDueTasks();
    return marksInZip((await who.call("downloadDataExport")).rawPayload);
  };

  test("are in their owner's data export alone", async () => {
    expect(await exportOf(cast.daniel)).toEqual([ledgerMark]);
    // The firm's parties belong to the posting's writer; the reason to nobody's export.
    expect(await exportOf(cast.partner)).toEqual([partyMark]);
    for (const who of [cast.priya, cast.rival]) expect(await exportOf(who)).toEqual([]);
  });

  test("are in no list as CSV but one's own, in no notification, email or line of the log", async () => {
    const read = async (who: Caller, call: "downloadLedger" | "downloadConflictLog") =>
      marksIn((await who.call(call)).body);
    expect(await read(cast.daniel, "downloadLedger")).toEqual([ledgerMark]);
    for (const who of [cast.daniel, cast.partner]) expect(await read(who, "downloadConflictLog")).toEqual([]);
    const told = await site.db.select().from(notifications);
    const emails = await site.db.select().from(notificationEmails);
    expect(told.length).toBeGreaterThan(2);
    expect(marksIn(JSON.stringify([told, emails]))).toEqual([]);
    expect(logged.length).toBeGreaterThan(10);
    expect(marksIn(logged.join("\n"))).toEqual([]);
  });

  test("are readable in no table of the database", async () => {
    const { rows } = await site.db.execute<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    expect(rows.length).toBeGreaterThan(50);
    for (const { name } of rows) {
      // Exports are made for their owner, and are deleted after seven days.
      if (name === "data_export_chunks") continue;
      const { rows: found } = await site.db.execute(
        `select 1 from "${name}" t where t::text like '%${partyMark}%' or t::text like '%${ledgerMark}%' or t::text like '%${reasonMark}%' limit 1`,
      );
      expect(found, name).toEqual([]);
    }
  });
});
