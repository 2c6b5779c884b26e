import { Readable } from "node:stream";
import { analyticsEndpoints } from "@caseload/contract/reporting/analytics";
import type { Actor } from "../../../platform/actor.ts";
import type { Deps } from "../../../platform/deps.ts";
import { inFirm } from "../../../platform/firm-actor.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { fileName, streamCsv } from "./download-report.ts";
import { measureFirm } from "./measure-firm.ts";
import { resolvePeriod } from "./period.ts";
import { presentAnalytics, presentReportRow } from "./present.ts";
import { listRows, sumRows } from "./report-queries.ts";
import { findReader } from "./reader.ts";
import { printReport } from "./print-report.ts";
import { type ReportFilters, reportOf } from "./report.ts";

export function analyticsRoutes(register: Register, { db, clock, pdfRenderer }: Deps): void {
  const asked = (actor: Actor, query: ReportFilters) =>
    reportOf(query, inFirm(actor).firmId, resolvePeriod(query, actor.timeZone, clock()));

  register(analyticsEndpoints.getAnalytics, async ({ actor, query }) => {
    const span = resolvePeriod(query, actor.timeZone, clock());
    return presentAnalytics(span, await measureFirm(db, inFirm(actor).firmId, span));
  });

  register(analyticsEndpoints.listReportRows, async ({ actor, query }) => {
    const report = asked(actor, query);
    const { rows, next } = await listRows(db, report, query);
    return { rows: rows.map((row) => presentReportRow(report.columns, row)), next };
  });

  register(analyticsEndpoints.sumReport, async ({ actor, query }) => {
    const report = asked(actor, query);
    const { rows, sums } = await sumRows(db, report);
    return { period: report.span.period, rows, sums };
  });

  register(analyticsEndpoints.downloadReport, async ({ actor, query, reply }) => {
    const report = asked(actor, query);
    reply.header("content-disposition", `attachment; filename="${fileName(report, "csv")}"`);
    reply.header("cache-control", "private, no-store");
    return streamCsv(db, report);
  });

  register(analyticsEndpoints.printReport, async ({ actor, query, reply }) => {
    const report = asked(actor, query);
    const bytes = await printReport({ db, pdfRenderer }, report, await findReader(db, actor.id), clock());
    reply.header("content-disposition", `attachment; filename="${fileName(report, "pdf")}"`);
    reply.header("cache-control", "private, no-store");
    reply.header("content-length", bytes.length);
    return Readable.from([bytes]);
  });
}
