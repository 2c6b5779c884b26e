import type { ReceivedApplication } from "@caseload/contract/hiring/applications";
import { specialtyLabel } from "@caseload/contract/options";
import { useId, useState } from "react";
import type { Output } from "~/lib/api-types.ts";
import { errorText } from "~/lib/api-error.ts";
import { useApi } from "~/lib/use-api.ts";
import { Avatar } from "~/ui/avatar.tsx";
import { ApplicationStatusBadge } from "~/ui/application-status-badge.tsx";
import { ConflictLine } from "~/ui/conflict-badge.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { InterviewSlot } from "~/ui/interview-slot.tsx";
import { applicationMoves, mayMove } from "@caseload/contract/lifecycles";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { TagList } from "~/ui/tag-list.tsx";
import { ApplicantFacts, AppliedFor, ProposedPrice } from "./applicant-facts.tsx";
import { ApplicationParts } from "./application-parts.tsx";
import { DecisionButtons } from "./decision-buttons.tsx";
import { classNames } from "~/ui/class-names.ts";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import * as styles from "./applicants.module.css";
import * as fileSheetStyles from "~/ui/file-sheet.module.css";

interface ApplicationDialogProps {
  /** Null while closed. */
  applicationId: number | null;
  onClose: () => void;
}

/** The whole application; the request for it marks it viewed. */
export default function ApplicationDialog({ applicationId, onClose }: ApplicationDialogProps) {
  const nameId = useId();
  // The last one stays visible while the dialog closes.
  const [shownId, setShownId] = useState(applicationId);
  if (applicationId !== null && applicationId !== shownId) setShownId(applicationId);
  const { data, error, refetch } = useApi(
    "getApplication",
    { params: { id: shownId ?? 0 } },
    { enabled: applicationId !== null },
  );
  const application = data && isReceived(data) ? data : null;
  return (
    <Dialog
      open={applicationId !== null}
      onOpenChange={(open) => !open && onClose()}
      size="wide"
      title={<span id={nameId}>{application?.paralegal.name ?? "Application"}</span>}
      footer={
        application && (
          <DecisionButtons className={styles.footerDecisions} application={application} nameId={nameId} />
        )
      }
    >
      {application && <WholeApplication application={application} nameId={nameId} />}
      {!application && error && (
        <InlineAlert
          title="This application could not be opened"
          text={errorText(error, "Please try again")}
          onRetry={error.status === 404 ? undefined : () => void refetch()}
        />
      )}
      {!application && !error && <ApplicationSkeleton />}
    </Dialog>
  );
}

const isReceived = (application: Output<"getApplication">): application is ReceivedApplication =>
  "paralegal" in application;

interface WholeApplicationProps {
  application: ReceivedApplication;
  nameId: string;
}

function WholeApplication({ application, nameId }: WholeApplicationProps) {
  const { paralegal, status, coverLetter } = application;
  const { profile } = paralegal;
  return (
    <article className={styles.application}>
      <div className={styles.applicationHead}>
        <Avatar id={paralegal.id} name={paralegal.name} photo={paralegal.photo} size="lg" />
        <div>
          <AppliedFor application={application} />
          <ApplicantFacts profile={profile} />
          <ProposedPrice application={application} />
          <ConflictLine
            status={application.conflict.status}
            applicationId={application.id}
            describedBy={nameId}
          />
          <UnconfirmedEmail confirmed={paralegal.emailConfirmed} />
          {paralegal.email && (
            <a className={classNames("link small", styles.emailLink)} href={`mailto:${paralegal.email}`}>
              {paralegal.email}
            </a>
          )}
        </div>
        <ApplicationStatusBadge status={status} />
      </div>
      <InterviewSlot
        applicationId={application.id}
        applicant={{ name: paralegal.name, mayPropose: mayMove(status, applicationMoves.reject) }}
        titleId={nameId}
      />
      <section className={styles.applicationPart}>
        <h3 className="label">Cover letter</h3>
        <p className={styles.coverLetter}>{coverLetter}</p>
      </section>
      <ApplicationParts application={application} />
      {profile && (
        <>
          <section className={styles.applicationPart}>
            <h3 className="label">Education</h3>
            <p className={classNames(styles.education, fileSheetStyles.prose)}>{profile.education}</p>
          </section>
          <section className={styles.applicationPart}>
            <h3 className="label">Specialties</h3>
            <TagList tags={profile.specialties.map(specialtyLabel)} />
          </section>
        </>
      )}
    </article>
  );
}

function ApplicationSkeleton() {
  return (
    <Loading className={styles.application}>
      <Skeleton shape="title" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
      <Skeleton shape="short" />
    </Loading>
  );
}
