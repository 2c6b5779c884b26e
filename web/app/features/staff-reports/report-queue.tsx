import {
  reportReasonLabels,
  reportStatuses,
  reportStatusLabels,
  reportSubjectLabels,
  type ReportStatus,
} from "@caseload/contract/staff/report-reasons";
import { clip } from "~/lib/format.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Queue, QueueRow, QueueRows } from "~/ui/queue.tsx";

const emptyTexts: Record<ReportStatus, { title: string; text: string }> = {
  open: { title: "You're all caught up", text: "Reports from members appear here." },
  upheld: { title: "No upheld reports", text: "Upheld reports are kept here." },
  dismissed: { title: "No dismissed reports", text: "Dismissed reports are kept here." },
};

/** Characters of a report that the list shows. */
const previewLength = 180;

/** Reports of abuse by status. */
export function ReportQueue() {
  return (
    <Queue label="Reports by status" statuses={reportStatuses} labels={reportStatusLabels}>
      {(status) => <Rows key={status} status={status} />}
    </Queue>
  );
}

function Rows({ status }: { status: ReportStatus }) {
  const format = useFormat();
  const list = useApiPages("listReports", { query: { status } });
  return (
    <QueueRows list={list} noun="reports" empty={emptyTexts[status]}>
      {list.rows.map(({ id, subject, reason, text, createdAt }) => (
        <QueueRow
          key={id}
          number={<>No. {id}</>}
          time={<time dateTime={createdAt}>{format.stamp(createdAt)}</time>}
          title={reportReasonLabels[reason]}
          to={`/staff/reports/${id}`}
          kind={reportSubjectLabels[subject]}
          preview={clip(text.replace(/\s+/g, " "), previewLength)}
        />
      ))}
    </QueueRows>
  );
}
