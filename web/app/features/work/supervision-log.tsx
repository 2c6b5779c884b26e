import { callUrl } from "@caseload/contract/call-url";
import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import type { SupervisionEntry, SupervisionKind } from "@caseload/contract/engagements/supervision";
import Download from "lucide-react/icons/download";
import Lock from "lucide-react/icons/lock";
import Plus from "lucide-react/icons/plus";
import { endpoints } from "~/lib/endpoints.ts";
import { useMember } from "~/lib/session.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Avatar } from "~/ui/avatar.tsx";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import { mayAddToLog } from "./work-rights.ts";
import * as styles from "./work-tab.module.css";

interface SupervisionLogProps {
  contract: ContractDetail;
  onAdd: () => void;
}

/** The log of supervision under Model Rule 5.3, newest first, for both sides. */
export function SupervisionLog({ contract, onAdd }: SupervisionLogProps) {
  const viewer = useMember();
  const { id } = contract;
  const { rows, isPending, error, hasMore, isLoadingMore, loadMore, refetch } = useApiPages(
    "listSupervision",
    {
      params: { id },
    },
  );
  return (
    <>
      <RuledHeading aside="Rule 5.3">Supervision log</RuledHeading>
      {error && (
        <InlineAlert
          narrow
          title="We couldn't load the supervision log"
          text={error.text}
          onRetry={rows.length > 0 ? loadMore : refetch}
        />
      )}
      {isPending && (
        <Loading className={styles.logSkeleton}>
          <Skeleton shape="line" />
          <Skeleton shape="line" />
          <Skeleton shape="short" />
        </Loading>
      )}
      {!isPending && !error && rows.length === 0 && (
        <p className={styles.lead}>
          Instructions, reviews, and every approval or return of time and deliverables appear here.
        </p>
      )}
      {rows.length > 0 && (
        <ol className={styles.logEntries}>
          {rows.map((entry) => (
            <LogEntry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {hasMore && (
        <Button size="sm" pending={isLoadingMore} pendingText="Loading" onClick={loadMore}>
          Show Earlier Entries
        </Button>
      )}
      <p className={styles.locked}>
        <Lock className="icon" aria-hidden="true" />
        <span>Entries can't be edited or deleted.</span>
      </p>
      {mayAddToLog(contract, viewer) && (
        <Button block onClick={onAdd}>
          <Plus className="icon" aria-hidden="true" />
          Add Instruction or Review
        </Button>
      )}
      {rows.length > 0 && (
        <a
          className={classNames("button ghost size-small", styles.download)}
          href={callUrl(endpoints.downloadSupervision, { params: { id } })}
          download
        >
          <Download className="icon" aria-hidden="true" />
          Download Log as CSV
        </a>
      )}
    </>
  );
}

const kindLabels: Record<SupervisionKind, string> = {
  instruction: "Instruction",
  review: "Review",
  timesheet_approved: "Timesheet approved",
  timesheet_returned: "Timesheet returned",
  deliverable_approved: "Deliverable approved",
  deliverable_returned: "Deliverable returned",
};

function LogEntry({ entry }: { entry: SupervisionEntry }) {
  const { kind, authorId, authorName, authorEmailConfirmed, text, createdAt } = entry;
  const { dateTime, fullTime } = useFormat();
  return (
    <li>
      <Avatar id={authorId ?? 0} name={authorName ?? "Automatic"} size="sm" />
      <div>
        <b>{kindLabels[kind]}</b>
        <small>
          {authorName ?? "Automatic"},{" "}
          <time dateTime={createdAt} title={fullTime(createdAt)}>
            {dateTime(createdAt)}
          </time>
        </small>
        <UnconfirmedEmail confirmed={authorEmailConfirmed} />
        <p>{text}</p>
      </div>
    </li>
  );
}
