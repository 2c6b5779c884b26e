import { errorMessages } from "@caseload/contract/error-messages";
import { reportScheduleEndpoints } from "@caseload/contract/reporting/scheduled-reports";
import type { Deps } from "../../../platform/deps.ts";
import { type FirmActor, inFirm } from "../../../platform/firm-actor.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { changeSchedule, removeSchedule } from "./change-schedule.ts";
import { presentSchedule } from "./present.ts";
import { findDepartmentName, listRecipients, listSchedules, type ScheduleRow } from "./queries.ts";
import { scheduleReport } from "./schedule-report.ts";

export function reportScheduleRoutes(register: Register, { db, clock }: Deps): void {
  async function present({ firmId, timeZone }: FirmActor, rows: readonly ScheduleRow[]) {
    const recipients = rows.length === 0 ? [] : await listRecipients(db, rows, firmId);
    const ownerClock = { now: clock(), timeZone };
    return Promise.all(
      rows.map(async (row) =>
        presentSchedule(row, await findDepartmentName(db, row.report, firmId), recipients, ownerClock),
      ),
    );
  }
  async function presentOne(actor: FirmActor, row: ScheduleRow) {
    const [presented] = await present(actor, [row]);
    if (!presented) throw new Error("The schedule was not presented.");
    return presented;
  }

  register(reportScheduleEndpoints.listReportSchedules, async ({ actor }) => {
    const owner = inFirm(actor);
    return present(owner, await listSchedules(db, owner));
  });

  register(
    reportScheduleEndpoints.scheduleReport,
    async ({ actor, body }) => {
      const owner = inFirm(actor);
      return presentOne(owner, await scheduleReport(db, owner, body, clock()));
    },
    {
      reread: async ({ id }, { actor }) => {
        const owner = inFirm(actor);
        const row = (await listSchedules(db, owner)).find((one) => one.id === id);
        if (!row) throw notFound(errorMessages.reportScheduleNotFound);
        return presentOne(owner, row);
      },
    },
  );

  register(reportScheduleEndpoints.changeReportSchedule, async ({ actor, params, body }) => {
    const owner = inFirm(actor);
    return presentOne(owner, await changeSchedule(db, owner, params.id, body, clock()));
  });

  register(reportScheduleEndpoints.removeReportSchedule, async ({ actor, params }) => {
    await removeSchedule(db, inFirm(actor), params.id);
    return { success: true as const };
  });
}
