import type { JobInvite } from "@caseload/contract/hiring/job-invites";
import { jobInviteStatusLabels, standingOf } from "@caseload/contract/status-labels";
import Building2 from "lucide-react/icons/building-complex";
import MapPin from "lucide-react/icons/map-pin";
import { Link } from "react-router";
import { docketNumber, jobLocation } from "~/lib/format.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Badge, JobStatusBadge } from "~/ui/badge.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Meta, MetaItem } from "~/ui/meta.tsx";
import { InviteAnswer } from "./invite-answer.tsx";
import styles from "./job-invites.module.css";

interface InviteCardProps {
  invite: JobInvite;
  /** A notification led here. */
  isNamed: boolean;
}

const tones = { pending: "brass", accepted: "green", declined: "neutral" } as const;

/** One invite: who asks for what, what was answered, and what can be done. */
export function InviteCard({ invite, isNamed }: InviteCardProps) {
  const { id, job, status, message, reason, invitedByName } = invite;
  const format = useFormat();
  const titleId = `invite-${id}`;
  return (
    <li className={classNames(isNamed && styles.named, status === "declined" && styles.quiet)}>
      <div className={styles.gutter}>
        <b>{format.date(invite.createdAt)}</b>
        {docketNumber(job.id)}
      </div>
      <div className={styles.details}>
        <h2 className="heading" id={titleId}>
          <Link to={`/jobs/${job.id}`}>{job.title}</Link>
        </h2>
        <Meta>
          <MetaItem icon={Building2}>
            {job.firmName}
            {invitedByName && `, ${invitedByName}`}
          </MetaItem>
          <MetaItem icon={MapPin}>{jobLocation(job)}</MetaItem>
          {job.budgetRange && <MetaItem>{job.budgetRange}</MetaItem>}
        </Meta>
        <div className={styles.state}>
          <Badge tone={tones[status]}>
            {invite.hasApplied
              ? "Applied"
              : status === "pending"
                ? "New invite"
                : jobInviteStatusLabels[status]}
          </Badge>
          {standingOf(job) !== "open" && <JobStatusBadge status={standingOf(job)} />}
          {reason && <span className="small muted">Your reason: {reason}</span>}
        </div>
        {message && <blockquote className="said">{message}</blockquote>}
      </div>
      <div className={styles.controls}>
        <InviteAnswer invite={invite} titleId={titleId} />
        {invite.hasApplied && (
          <ButtonLink size="sm" to="/applications" aria-describedby={titleId}>
            View Application
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
