import {
  reportReasonLabels,
  reportStatuses,
  reportStatusLabels,
  reportSubjectLabels,
  type ReportStatus,
} from "@caseload/contract/staff/report-reasons";
import type { Report } from "@caseload/contract/staff/abuse-reports";
import { Link } from "react-router";
import { clip } from "~/lib/format.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Queue, QueueRows } from "~/ui/queue.tsx";
import styles from "~/ui/queue.module.css";

const emptyTexts: Record<ReportStatus, { title: string; text: string }> = {
  open: { title: "Nothing waits", text: "What members report arrives here." },
  upheld: { title: "No upheld reports", text: "Reports that were right are kept here." },
  dismissed: { title: "No dismissed reports", text: "Reports that came to nothing are kept here." },
};

/** Characters of a report that the list shows. */
const previewLength = 180;

/** Reports of abuse, by what came of them. */
export function ReportQueue() {
  return (
    <Queue label="Reports by status" statuses={reportStatuses} labels={reportStatusLabels}>
      {(status) => <Rows key={status} status={status} />}
    </Queue>
  );
}

function Rows({ status }: { status: ReportStatus }) {
  const list = useApiPages("listReports", { query: { status } });
  return (
    <QueueRows list={list} noun="reports" empty={emptyTexts[status]}>
      {list.rows.map((report) => (
        <Row key={report.id} report={report} />
      ))}
    </QueueRows>
  );
}

function Row({ report: { id, subject, reason, text, createdAt } }: { report: Report }) {
  const format = useFormat();
  return (
    <li>
      <div className={styles.gutter}>
        <b>No. {id}</b>
        <time dateTime={createdAt}>{format.stamp(createdAt)}</time>
      </div>
      <div className={styles.details}>
        <h2 className="heading">
          <Link to={`/staff/reports/${id}`}>{reportReasonLabels[reason]}</Link>
        </h2>
        <p className="small muted">{reportSubjectLabels[subject]}</p>
        <p className={styles.preview}>{clip(text.replace(/\s+/g, " "), previewLength)}</p>
      </div>
    </li>
  );
}
