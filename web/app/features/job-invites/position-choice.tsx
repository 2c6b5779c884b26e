import type { JobForInvite } from "@caseload/contract/hiring/job-invites";
import { jobInviteStatusLabels } from "@caseload/contract/status-labels";
import { Link } from "react-router";
import type { useApi } from "~/lib/use-api.ts";
import { FieldGroup } from "~/ui/field.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { RadioList } from "~/ui/radio-list.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";

interface PositionChoiceProps {
  jobs: ReturnType<typeof useApi<"listJobsForInvite">>;
  chosen: number | null;
  onChoose: (jobId: number) => void;
  error: string | undefined;
}

/** The firm's open positions; those that the person knows of already say so. */
export function PositionChoice({
  jobs: { data, error: failure, refetch },
  chosen,
  onChoose,
  error,
}: PositionChoiceProps) {
  if (failure && !data)
    return (
      <InlineAlert
        title="Your positions could not be loaded"
        text={failure.text}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <Loading>
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </Loading>
    );
  if (data.length === 0)
    return (
      <p>
        Your firm has no open position.{" "}
        <Link className="link" to="/dashboard/attorney?post=1">
          Post a job
        </Link>
      </p>
    );
  const free = data.filter((job) => standingOf(job) === null);
  const known = data.filter((job) => standingOf(job) !== null);
  return (
    <>
      {free.length > 0 && (
        <FieldGroup label="Position" error={error}>
          <RadioList
            options={free.map(({ id, title }) => ({ value: String(id), label: title }))}
            value={chosen === null ? null : String(chosen)}
            onChange={(value) => onChoose(Number(value))}
          />
        </FieldGroup>
      )}
      {known.length > 0 && (
        <ul className="small muted">
          {known.map((job) => (
            <li key={job.id}>
              <b className="strong">{job.title}</b>: {standingOf(job)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** How the person stands to a position that they know of already. */
function standingOf({ hasApplied, invite }: JobForInvite): string | null {
  if (hasApplied) return "has applied";
  if (!invite) return null;
  const label = jobInviteStatusLabels[invite.status].toLowerCase();
  return invite.reason ? `invited, ${label}: ${invite.reason}` : `invited, ${label}`;
}
