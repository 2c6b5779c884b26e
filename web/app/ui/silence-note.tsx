import type { OwnJob } from "@caseload/contract/jobs";
import { plural } from "~/lib/format.ts";
import { useFormat } from "~/lib/use-format.ts";

/** Why a posting is paused, or when it will be. */
export function SilenceNote({ job: { pausedAt, silence } }: { job: Pick<OwnJob, "pausedAt" | "silence"> }) {
  const format = useFormat();
  const { waiting, since, pausesAt } = silence;
  if (since === null || (pausedAt === null && pausesAt === null)) return null;
  const who = `${plural(waiting, "applicant waits", "applicants wait")} for an answer`;
  return (
    <span className="small strong">
      {pausedAt === null && pausesAt !== null
        ? `To be paused on ${format.date(pausesAt)}: ${who}`
        : `${who}, the first since ${format.date(since)}`}
    </span>
  );
}
