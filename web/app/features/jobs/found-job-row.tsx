import type { FoundJob } from "@caseload/contract/search/job-search";
import { limits } from "@caseload/contract/limits";
import { Badge } from "~/ui/badge.tsx";
import { ScoreInline } from "~/ui/score.tsx";
import { JobRow } from "./job-row.tsx";

/** A posting that the smart search found: how well it fits (SPEC.md section 9), whether it is urgent, and how far away. */
export function FoundJobRow({ job }: { job: FoundJob }) {
  const { matchScore, urgent, priority, miles } = job;
  return (
    <JobRow
      job={job}
      miles={miles}
      marks={
        <>
          {matchScore !== null && matchScore > limits.matchBadgeAbove && <ScoreInline value={matchScore} />}
          {urgent && priority !== "urgent" && (
            <Badge tone="red-solid" glyph="p-urgent">
              Urgent
            </Badge>
          )}
        </>
      }
    />
  );
}
