import {
  staffActionLabels,
  type StaffSubject,
  staffSubjectLabels,
} from "@caseload/contract/staff/staff-action-kinds";
import type { StaffAction } from "@caseload/contract/staff/staff-actions";
import { Link } from "react-router";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useFormat } from "~/lib/use-format.ts";
import { QueueRows } from "~/ui/queue.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "~/ui/queue.module.css";

const queueAddresses: Partial<Record<StaffSubject, string>> = {
  contact_message: "/staff/contact",
  credential: "/staff/credentials",
  report: "/staff/reports",
  sanction: "/staff/sanctions",
};

/** The actions of staff, newest first. */
export function AuditLog() {
  const list = useApiPages("listStaffActions");
  const empty = { title: "Nothing logged yet", text: "Staff actions appear here." };
  return (
    <div className="sheet edge">
      <QueueRows list={list} noun="entries" empty={empty}>
        {list.rows.map((action) => (
          <Row key={action.id} entry={action} />
        ))}
      </QueueRows>
    </div>
  );
}

function Row({ entry: { action, staffName, subject, subjectId, note, at } }: { entry: StaffAction }) {
  const format = useFormat();
  const queue = queueAddresses[subject];
  const label = staffSubjectLabels[subject];
  const name = subjectId === null ? label : `${label} ${subjectId}`;
  return (
    <li>
      <div className={styles.gutter}>
        <b>{format.date(at)}</b>
        <time dateTime={at}>{format.time(at)}</time>
      </div>
      <div className={styles.details}>
        <p>
          <b className="strong">{staffName}</b> {staffActionLabels[action]}
        </p>
        <p className="small muted">
          {queue && subjectId !== null ? (
            <Link className="link" to={`${queue}/${subjectId}`}>
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {note !== null && <p className={classNames("small", styles.note)}>{note}</p>}
      </div>
    </li>
  );
}
