import type { Timesheet } from "@caseload/contract/engagements/timesheets";
import { useFormat } from "~/lib/use-format.ts";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import * as styles from "./week-sections.module.css";

/** Why a timesheet came back, for both sides. */
export function ReturnedNotice({ sheet }: { sheet: Timesheet }) {
  const { date } = useFormat();
  const { status, reason, decidedAt, decidedByName } = sheet;
  if (status !== "returned" || reason === null || decidedAt === null) return null;
  return (
    <div className={styles.notice}>
      <b>
        {decidedByName ?? "The firm"} returned this timesheet on {date(decidedAt)}{" "}
        <UnconfirmedEmail confirmed={sheet.decidedByEmailConfirmed} />
      </b>
      {reason}
    </div>
  );
}
