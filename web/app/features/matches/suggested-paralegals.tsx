import { useState } from "react";
import { Link } from "react-router";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { useLast } from "~/lib/use-last.ts";
import { DrawerArt } from "~/ui/art.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { RuledHeading } from "~/ui/rule.tsx";
import { RowSkeletons } from "~/ui/skeleton.tsx";
import { SuggestedCard } from "./suggested-card.tsx";
import "./suggested.css";

const first = 5;
const most = 20;

/** Public profiles that fit one's own posting, best first. */
export default function SuggestedParalegals({ jobId }: { jobId: number }) {
  const mayReview = useMember().permissions.includes("application:review");
  return (
    <section className="suggested" aria-label="Suggested Paralegals">
      <RuledHeading>Suggested Paralegals</RuledHeading>
      <p className="small faint">
        From public profiles, best match first. People who applied stand under{" "}
        {mayReview ? (
          <Link className="link" to={`/dashboard/attorney?tab=applications&job=${jobId}&order=match`}>
            Applications
          </Link>
        ) : (
          "Applications"
        )}
        .
      </p>
      <Suggestions jobId={jobId} />
    </section>
  );
}

function Suggestions({ jobId }: { jobId: number }) {
  const [limit, setLimit] = useState<number>(first);
  const answer = useApi("suggestParalegals", { params: { id: jobId }, query: { limit } });
  const rows = useLast(answer.data);
  if (answer.error && !rows) {
    return (
      <InlineAlert
        title="Suggestions could not be loaded"
        text={answer.error.text}
        onRetry={() => void answer.refetch()}
        retrying={answer.isFetching}
      />
    );
  }
  if (!rows) return <RowSkeletons rows={3} />;
  if (rows.length === 0) {
    return (
      <EmptyState
        art={<DrawerArt />}
        title="No suggestions yet"
        level={3}
        text="No paralegal with a public profile fits this posting so far. New profiles appear here by themselves."
      />
    );
  }
  return (
    <>
      <div className="sheet edge match-list">
        {rows.map((suggestion) => (
          <SuggestedCard key={suggestion.paralegal.id} suggestion={suggestion} />
        ))}
      </div>
      <MoreRows
        shown={rows.length}
        noun="paralegals"
        hasMore={limit < most && rows.length >= limit}
        loading={answer.isFetching}
        onMore={() => setLimit(most)}
      />
    </>
  );
}
