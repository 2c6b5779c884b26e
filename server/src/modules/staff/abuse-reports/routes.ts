import { errorMessages } from "@caseload/contract/error-messages";
import { reportEndpoints } from "@caseload/contract/staff/abuse-reports";
import type { Deps } from "../../../platform/deps.ts";
import { requireWithinLimits } from "../../../platform/http/rate-limits.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { decideReport, reopenReport } from "./decide-report.ts";
import { presentReport, presentReportFile } from "./present.ts";
import { findReport, listReports } from "./queries.ts";
import { reportAbuse } from "./report-abuse.ts";

export function abuseReportRoutes(register: Register, { db, clock }: Deps): void {
  async function show(id: number) {
    const row = await findReport(db, id);
    if (!row) throw notFound(errorMessages.reportNotFound);
    return presentReportFile(row);
  }

  register(reportEndpoints.reportAbuse, async ({ actor, body }) => {
    await requireWithinLimits(db, errorMessages.tooManyReports, [["reportsOfMember", String(actor.id)]]);
    await reportAbuse(db, actor, body, clock());
    return { success: true as const };
  });

  register(reportEndpoints.listReports, async ({ query }) => {
    const { rows, next } = await listReports(db, query);
    return { rows: rows.map(presentReport), next };
  });

  register(reportEndpoints.getReport, async ({ params }) => show(params.id));

  register(reportEndpoints.decideReport, async ({ actor, params, body }) => {
    await decideReport(db, actor, params.id, body, clock());
    return show(params.id);
  });

  register(reportEndpoints.reopenReport, async ({ actor, params }) => {
    await reopenReport(db, actor, params.id, clock());
    return show(params.id);
  });
}
