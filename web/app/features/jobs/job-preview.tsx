import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { Button } from "~/ui/button.tsx";
import { FileSheet } from "~/ui/file-sheet.tsx";
import { JobHead } from "./job-head.tsx";
import { JobPanel } from "./job-panel.tsx";
import { JobSections } from "./job-sections.tsx";
import styles from "~/ui/file-sheet.module.css";

/** A posting as applicants will see it, before it is one. */
export function JobPreview({ job }: { job: Omit<JobDetail, "responsiveness"> }) {
  return (
    <FileSheet
      head={<JobHead job={job} />}
      panel={
        <JobPanel job={job}>
          <div className={styles.action}>
            <Button variant="primary" size="lg" block disabled>
              Apply Now
            </Button>
          </div>
        </JobPanel>
      }
    >
      <JobSections job={job} preview />
    </FileSheet>
  );
}
