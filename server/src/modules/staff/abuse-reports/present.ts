import type { Report, ReportFile } from "@caseload/contract/staff/abuse-reports";
import type { ReportRow } from "./queries.ts";

const person = (row: ReportRow["reporter"]) => row && { id: row.id, name: row.name };

export function presentReport({ report, reporter, reported }: ReportRow): Report {
  return {
    id: report.id,
    subject: report.subject,
    subjectId: report.subjectId,
    reason: report.reason,
    text: report.text,
    status: report.status,
    createdAt: report.createdAt.toISOString(),
    reporter: person(reporter),
    reported: person(reported),
  };
}

export function presentReportFile(row: ReportRow): ReportFile {
  const { report } = row;
  return {
    ...presentReport(row),
    excerpt: report.excerpt,
    decidedBy: report.decidedBy,
    decidedAt: report.decidedAt?.toISOString() ?? null,
    note: report.note,
  };
}
