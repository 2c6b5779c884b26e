import type { ReceivedApplication } from "@caseload/contract/hiring/applications";
import { clip, docketNumber } from "~/lib/format.ts";
import { useMember } from "~/lib/session.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { Segmented } from "~/ui/segmented.tsx";
import { Select } from "~/ui/select.tsx";
import type { ApplicantOrder } from "./use-applicant-order.ts";
import styles from "./applicants.module.css";

interface ApplicantsBarProps {
  /** Those on the page: their postings can be chosen too. */
  rows: readonly ReceivedApplication[];
  jobId: number | null;
  order: ApplicantOrder;
  onChoose: (jobId: number | null, order: ApplicantOrder) => void;
}

const all = "all";
/** Characters of a title in the list of postings. */
const titleLength = 60;
const orders = [
  { value: "newest", label: "Newest" },
  { value: "match", label: "Best match" },
] as const;

/** One posting or all, and, for one, in which order. */
export function ApplicantsBar({ rows, jobId, order, onChoose }: ApplicantsBarProps) {
  const own = useApiPages("listAttorneyJobs", { params: { userId: useMember().id } });
  const titles = new Map<number, string>();
  for (const job of own.rows) if (job.applicants.total > 0) titles.set(job.id, job.title);
  for (const { job } of rows) titles.set(job.id, job.title);
  const options = [...titles]
    .toSorted(([one], [other]) => other - one)
    .map(([id, title]) => ({
      value: String(id),
      label: `${docketNumber(id)}, ${clip(title, titleLength)}`,
    }));
  if (jobId !== null && !titles.has(jobId))
    options.unshift({ value: String(jobId), label: docketNumber(jobId) });
  return (
    <div className={styles.applicantsBar}>
      <Select
        label="Posting"
        options={[{ value: all, label: "All postings" }, ...options]}
        value={jobId === null ? all : String(jobId)}
        onValueChange={(value) => onChoose(value === all ? null : Number(value), order)}
      />
      {jobId === null ? (
        <span className="small faint">Choose a posting to order its applicants by match.</span>
      ) : (
        <Segmented label="Order" options={orders} value={order} onChange={(next) => onChoose(jobId, next)} />
      )}
    </div>
  );
}
