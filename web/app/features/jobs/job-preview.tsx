import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { Button } from "~/ui/button.tsx";
import * as styles from "~/ui/file-sheet.module.css";
import { FileSheet } from "~/ui/file-sheet.tsx";
import { JobPanel } from "./job-panel.tsx";
import { JobHead, JobSections } from "./job-sections.tsx";

/** An unpublished posting as applicants will see it. */
export default function JobPreview({ job }: { job: Omit<JobDetail, "responsiveness"> }) {
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
