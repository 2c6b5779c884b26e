import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { specialtyLabel } from "@caseload/contract/options";
import { PriorityBadge } from "~/ui/badge.tsx";
import { TagList } from "~/ui/tag-list.tsx";
import * as styles from "./brief-preview.module.css";
import { JobPanel } from "./job-panel.tsx";

/** A posting that is being written, in brief, as applicants will see it. */
export default function BriefPreview({ job }: { job: Omit<JobDetail, "responsiveness"> }) {
  return (
    <section className={styles.brief} aria-label="Live preview">
      <h2>As applicants will see it</h2>
      <p className={styles.title}>{job.title}</p>
      <PriorityBadge priority={job.priority} />
      <JobPanel job={job}>{null}</JobPanel>
      <p className={styles.description}>{job.description}</p>
      <TagList tags={job.specialties.map(specialtyLabel)} />
    </section>
  );
}
