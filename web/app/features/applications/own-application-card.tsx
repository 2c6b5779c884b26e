import type { OwnApplication } from "@caseload/contract/hiring/applications";
import { responseLines } from "@caseload/contract/jobs/response-text";
import Building2 from "lucide-react/icons/building-complex";
import Eye from "lucide-react/icons/eye";
import MapPin from "lucide-react/icons/map-pin";
import { Link } from "react-router";
import { docketNumber, jobLocation } from "~/lib/format.ts";
import { useFormat } from "~/lib/use-format.ts";
import { ApplicationStatusBadge } from "~/ui/badge.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Meta, MetaItem } from "~/ui/meta.tsx";
import { CoverLetter } from "./cover-letter.tsx";
import { WithdrawButton } from "./withdraw-button.tsx";
import styles from "./applications.module.css";

const undecided: readonly OwnApplication["status"][] = ["pending", "reviewing"];
/** Without figures there is nothing to expect an answer by. */
const isKnown = ({ medianDays, replyPercent }: OwnApplication["responsiveness"]): boolean =>
  medianDays !== null || replyPercent !== null;
const over: readonly OwnApplication["status"][] = ["rejected", "withdrawn"];

export function OwnApplicationCard({ application }: { application: OwnApplication }) {
  const { id, job, status, createdAt, responsiveness } = application;
  const format = useFormat();
  const titleId = `application-${id}`;
  return (
    <li className={classNames(over.includes(status) && styles.quiet)}>
      <div className={styles.gutter}>
        <b>{format.date(createdAt)}</b>
        {docketNumber(job.id)}
      </div>
      <div className={styles.details}>
        <h2 className="heading" id={titleId}>
          <Link to={`/jobs/${job.id}`}>{job.title}</Link>
        </h2>
        <Meta>
          <MetaItem icon={Building2}>{job.firmName}</MetaItem>
          <MetaItem icon={MapPin}>{jobLocation(job)}</MetaItem>
          {undecided.includes(status) &&
            isKnown(responsiveness) &&
            responseLines(responsiveness).map((line) => <MetaItem key={line}>{line}</MetaItem>)}
        </Meta>
        <Standing application={application} />
        <CoverLetter text={application.coverLetter} titleId={titleId} />
      </div>
      <Actions application={application} titleId={titleId} />
    </li>
  );
}

function Standing({ application }: { application: OwnApplication }) {
  const { status, viewedAt, decidedAt, reason } = application;
  const format = useFormat();
  return (
    <div className={styles.state}>
      <ApplicationStatusBadge status={status} />
      {viewedAt ? (
        <span className={styles.seen}>
          <Eye className="icon" />
          Viewed {format.date(viewedAt)}
        </span>
      ) : (
        status === "pending" && <span className={styles.seen}>Not viewed yet</span>
      )}
      {decidedAt && <span className={styles.seen}>Decided {format.date(decidedAt)}</span>}
      {reason && <span className={styles.seen}>Reason: {reason}</span>}
    </div>
  );
}

function Actions({ application, titleId }: { application: OwnApplication; titleId: string }) {
  const { job, status, contractId } = application;
  return (
    <div className={styles.controls}>
      <ButtonLink size="sm" to={`/jobs/${job.id}`} aria-describedby={titleId}>
        View Job
      </ButtonLink>
      {status === "accepted" && (
        <ButtonLink size="sm" variant="go" to={`/messages/${job.postedById}`} aria-describedby={titleId}>
          Message Employer
        </ButtonLink>
      )}
      {contractId !== null && (
        <ButtonLink size="sm" to={`/contracts/${contractId}`} aria-describedby={titleId}>
          View Contract
        </ButtonLink>
      )}
      <WithdrawButton application={application} titleId={titleId} />
    </div>
  );
}
