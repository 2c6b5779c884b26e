import { errorMessages } from "@caseload/contract/error-messages";
import { reportViewEndpoints } from "@caseload/contract/reporting/report-views";
import type { Deps } from "../../../platform/deps.ts";
import { inFirm } from "../../../platform/firm-actor.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { changeView, removeView } from "./change-view.ts";
import { findView, listViews } from "./queries.ts";
import { saveView } from "./save-view.ts";

export function reportViewRoutes(register: Register, { db, clock }: Deps): void {
  register(reportViewEndpoints.listReportViews, async ({ actor }) => listViews(db, inFirm(actor)));

  register(
    reportViewEndpoints.saveReportView,
    async ({ actor, body }) => saveView(db, inFirm(actor), body, clock()),
    {
      reread: async ({ id }, { actor }) => {
        const view = await findView(db, inFirm(actor), id);
        if (!view) throw notFound(errorMessages.reportViewNotFound);
        return view;
      },
    },
  );

  register(reportViewEndpoints.changeReportView, async ({ actor, params, body }) =>
    changeView(db, inFirm(actor), params.id, body, clock()),
  );

  register(reportViewEndpoints.removeReportView, async ({ actor, params }) => {
    await removeView(db, inFirm(actor), params.id);
    return { success: true as const };
  });
}
