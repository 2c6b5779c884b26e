import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { UntilReady } from "~/lib/until-ready.tsx";
import { MarkButtons } from "./mark-buttons.tsx";
import { useJobMarks } from "./use-job-marks.ts";

/** Saves and hides the job on its own page. */
export default function PageMarks({ job }: { job: Pick<JobDetail, "id" | "viewer"> }) {
  const marks = useJobMarks();
  if (!marks) return null;
  return (
    <UntilReady>
      <MarkButtons job={{ id: job.id, mark: job.viewer.mark }} marks={marks} />
    </UntilReady>
  );
}
