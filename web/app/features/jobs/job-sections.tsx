import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { standingOf } from "@caseload/contract/status-labels";
import { specialtyLabel } from "@caseload/contract/options";
import { roleLabel } from "@caseload/contract/role-label";
import { Suspense, type ReactNode, type Ref } from "react";
import { Link } from "react-router";
import { useUser } from "~/lib/session.ts";
import { useFormat } from "~/lib/use-format.ts";
import { BarAdmissionLine } from "~/ui/bar-admission.tsx";
import { Avatar } from "~/ui/avatar.tsx";
import { JobStatusBadge, PriorityBadge } from "~/ui/badge.tsx";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import * as styles from "~/ui/file-sheet.module.css";
import { FileSection } from "~/ui/file-sheet.tsx";
import { lazyPart } from "~/ui/lazy-part.ts";
import { TagList } from "~/ui/tag-list.tsx";
import { descriptionBlocks } from "./description-blocks.ts";

/** Loaded for paralegals only; the server scores for no one else (SPEC.md section 6). */
const YourMatch = lazyPart(() => import("./your-match.tsx"));

/** A posting before it is published has no response times. */
type PreviewedJob = Omit<JobDetail, "responsiveness">;

interface JobHeadProps {
  job: PreviewedJob;
  titleRef?: Ref<HTMLHeadingElement>;
  /** At the end of the badges' line. */
  actions?: ReactNode;
}

export function JobHead({ job, titleRef, actions }: JobHeadProps) {
  return (
    <>
      <div className={styles.badges}>
        <PriorityBadge priority={job.priority} />
        <JobStatusBadge status={standingOf(job)} />
        {actions && <span className={styles.headActions}>{actions}</span>}
      </div>
      <h1 className="display" ref={titleRef} tabIndex={-1}>
        {job.title}
      </h1>
      <div className={styles.byline}>
        <Avatar id={job.firmId} name={job.firmName} firm />
        <span>
          <b>
            {job.firmHasPage ? (
              <Link className="link" to={`/firms/${job.firmId}`}>
                {job.firmName}
              </Link>
            ) : (
              job.firmName
            )}
          </b>
          <span>{job.location}</span>
        </span>
      </div>
    </>
  );
}

interface JobSectionsProps {
  job: PreviewedJob;
  /** Not published yet: it has no match. */
  preview?: boolean;
}

export function JobSections({ job, preview = false }: JobSectionsProps) {
  const user = useUser();
  // Nobody applies to their own firm.
  const isMatched = user?.userType === "paralegal" && user.firmId !== job.firmId;
  return (
    <>
      {isMatched && !preview && job.status === "open" && (
        <Suspense>
          <YourMatch jobId={job.id} />
        </Suspense>
      )}
      <FileSection title="Description" className={styles.prose}>
        <Description text={job.description} />
      </FileSection>
      <FileSection title="Required Specialties">
        <TagList tags={job.specialties.map(specialtyLabel)} />
      </FileSection>
      <RequiredTags title="Required Credentials" tags={job.requiredCredentials} />
      <RequiredTags title="Required Languages" tags={job.requiredLanguages} />
      {job.screeningQuestions.length > 0 && (
        <FileSection title="Screening Questions" className={styles.prose}>
          <ol>
            {job.screeningQuestions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </FileSection>
      )}
      <FileSection title="Posted by">
        <Poster job={job} preview={preview} />
      </FileSection>
    </>
  );
}

const RequiredTags = ({ title, tags }: { title: string; tags: string[] }) =>
  tags.length > 0 && (
    <FileSection title={title}>
      <TagList tags={tags} />
    </FileSection>
  );

function Description({ text }: { text: string }) {
  return descriptionBlocks(text).map((block, index) =>
    block.kind === "paragraph" ? (
      <p key={index}>{block.text}</p>
    ) : (
      <ul key={index}>
        {block.items.map((item, itemIndex) => (
          <li key={itemIndex}>{item}</li>
        ))}
      </ul>
    ),
  );
}

/** "Senior Partner, member since March 2024". */
function posterText(role: string | null, since: string | null): string | null {
  if (role !== null && since !== null) return `${role}, ${since}`;
  return role ?? (since && `M${since.slice(1)}`);
}

function Poster({ job, preview }: { job: PreviewedJob; preview: boolean }) {
  const format = useFormat();
  const since = `member since ${format.monthYear(job.memberSince)}`;
  return (
    <div className={styles.byline}>
      <Avatar id={job.postedById} name={job.postedByName} photo={job.postedByAvatar} />
      <span>
        <b>{job.postedByName}</b> <UnconfirmedEmail confirmed={job.postedByEmailConfirmed} />
        <span>{posterText(job.postedByRole && roleLabel(job.postedByRole), preview ? null : since)}</span>
        {!preview && <BarAdmissionLine admission={job.barAdmission} className={styles.admission} />}
      </span>
    </div>
  );
}
