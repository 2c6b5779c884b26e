import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { specialtyLabel } from "@caseload/contract/options";
import { roleLabel } from "@caseload/contract/roles";
import { Suspense } from "react";
import { lazyPart } from "~/ui/lazy-part.ts";
import { useUser } from "~/lib/session.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Avatar } from "~/ui/avatar.tsx";
import { FileSection } from "~/ui/file-sheet.tsx";
import { TagList } from "~/ui/tag-list.tsx";
import { descriptionBlocks } from "./description-blocks.ts";
import styles from "~/ui/file-sheet.module.css";

/** For paralegals only: the server scores for nobody else (SPEC.md section 6), and nobody else loads it. */
const YourMatch = lazyPart(() => import("./your-match.tsx"));

interface JobSectionsProps {
  job: Omit<JobDetail, "responsiveness">;
  /** Not posted yet: there is nothing to compare with. */
  preview?: boolean;
}

export function JobSections({ job, preview = false }: JobSectionsProps) {
  const isParalegal = useUser()?.userType === "paralegal";
  return (
    <>
      {isParalegal && !preview && job.status === "open" && (
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
      <Needs title="Required Credentials" words={job.requiredCredentials} />
      <Needs title="Required Languages" words={job.requiredLanguages} />
      <FileSection title="Posted by">
        <Poster job={job} preview={preview} />
      </FileSection>
    </>
  );
}

const Needs = ({ title, words }: { title: string; words: string[] }) =>
  words.length > 0 && (
    <FileSection title={title}>
      <TagList tags={words} />
    </FileSection>
  );

function Description({ text }: { text: string }) {
  return descriptionBlocks(text).map((block, at) =>
    block.kind === "paragraph" ? (
      <p key={at}>{block.text}</p>
    ) : (
      <ul key={at}>
        {block.items.map((item, row) => (
          <li key={row}>{item}</li>
        ))}
      </ul>
    ),
  );
}

/** "Senior Partner, member since March 2024". */
function standingOf(role: string | null, since: string | null): string | null {
  if (role !== null && since !== null) return `${role}, ${since}`;
  return role ?? (since && `M${since.slice(1)}`);
}

function Poster({ job, preview }: { job: Omit<JobDetail, "responsiveness">; preview: boolean }) {
  const format = useFormat();
  const since = `member since ${format.monthYear(job.memberSince)}`;
  return (
    <div className={styles.byline}>
      <Avatar id={job.postedById} name={job.postedByName} photo={job.postedByAvatar} />
      <span>
        <b>{job.postedByName}</b>
        <span>{standingOf(job.postedByRole && roleLabel(job.postedByRole), preview ? null : since)}</span>
      </span>
    </div>
  );
}
