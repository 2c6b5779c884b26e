import { analyticsEndpoints, type ReportFilters } from "@caseload/contract/reporting/analytics";
import type { Actor } from "../../../platform/actor.ts";
import type { Deps } from "../../../platform/deps.ts";
import { inFirm } from "../../../platform/firm-actor.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { sendDownload } from "../../../platform/http/send-download.ts";
import { reportFileName, streamCsv } from "./report-csv.ts";
import { measureFirm } from "./queries.ts";
import { resolvePeriod } from "./period.ts";
import { presentAnalytics, presentReportRow } from "./present.ts";
import { findDateReader, listRows, sumRows } from "./report-queries.ts";
import { renderReportPdf } from "./report-pdf.ts";
import { reportOf } from "./report.ts";

export function analyticsRoutes(register: Register, { db, clock, pdfRenderer }: Deps): void {
  const requestedReport = (actor: Actor, query: ReportFilters) =>
    reportOf(query, inFirm(actor).firmId, resolvePeriod(query, actor.timeZone, clock()));

  register(analyticsEndpoints.getAnalytics, async ({ actor, query }) => {
    const span = resolvePeriod(query, actor.timeZone, clock());
    return presentAnalytics(span, await measureFirm(db, inFirm(actor).firmId, span));
  });

  register(analyticsEndpoints.listReportRows, async ({ actor, query }) => {
    const report = requestedReport(actor, query);
    const { rows, next } = await listRows(db, report, query);
    return { rows: rows.map((row) => presentReportRow(report.columns, row)), next };
  });

  register(analyticsEndpoints.sumReport, async ({ actor, query }) => {
    const report = requestedReport(actor, query);
    const { rows, sums } = await sumRows(db, report);
    return { period: report.span.period, rows, sums };
  });

  register(analyticsEndpoints.downloadReport, async ({ actor, query, reply }) => {
    const report = requestedReport(actor, query);
    return sendDownload(reply, reportFileName(report, "csv"), streamCsv(db, report));
  });

  register(analyticsEndpoints.printReport, async ({ actor, query, reply }) => {
    const report = requestedReport(actor, query);
    const file = await renderReportPdf(
      { db, pdfRenderer },
      report,
      await findDateReader(db, actor.id),
      clock(),
    );
    return sendDownload(reply, reportFileName(report, "pdf"), file);
  });
}
