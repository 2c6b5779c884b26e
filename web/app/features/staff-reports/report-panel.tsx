import { formerMember } from "@caseload/contract/accounts/former-member";
import { mayMove } from "@caseload/contract/lifecycles";
import { reportMoves } from "@caseload/contract/staff/staff-lifecycles";
import type { ReportFile } from "@caseload/contract/staff/abuse-reports";
import { useFormat } from "~/lib/use-format.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { TermList } from "~/ui/meta.tsx";
import { useReportMove } from "./use-report-move.ts";
import styles from "~/ui/queue.module.css";

/** Where the thing stands; messages have no page that others may open. */
const addressOf = ({ subject, subjectId }: ReportFile): string | null => {
  if (subject === "message") return null;
  return subject === "job" ? `/jobs/${subjectId}` : `/paralegals/${subjectId}`;
};

export function ReportPanel({ file }: { file: ReportFile }) {
  const format = useFormat();
  const reopen = useReportMove("reopenReport", file.id);
  const address = addressOf(file);
  return (
    <div className="sheet">
      <TermList
        terms={[
          { term: "Reported", value: file.reported?.name ?? formerMember },
          { term: "By", value: file.reporter?.name ?? formerMember },
          { term: "Received", value: format.dateTime(file.createdAt) },
        ]}
      />
      <div className={styles.queueActions}>
        {address !== null && (
          <ButtonLink block to={address}>
            {file.subject === "job" ? "View Posting" : "View Profile"}
          </ButtonLink>
        )}
        {mayMove(file.status, reportMoves.reopen) && (
          <Button
            block
            pending={reopen.isPending}
            pendingText="Reopening"
            onClick={() => reopen.send({ params: { id: file.id } })}
          >
            Reopen Report
          </Button>
        )}
      </div>
    </div>
  );
}
