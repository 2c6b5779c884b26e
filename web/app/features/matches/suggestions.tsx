import { Suspense, useState } from "react";
import { lazyPart } from "~/ui/lazy-part.ts";
import { useApi } from "~/lib/use-api.ts";
import { useLast } from "~/lib/use-last.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { RowSkeletons } from "~/ui/skeleton.tsx";

/** Each loads once the answer tells which of them is needed. */
const SuggestedCard = lazyPart(() => import("./suggested-card.tsx"));
const NoSuggestions = lazyPart(() => import("./no-suggestions.tsx"));

const first = 5;
const max = 20;

/** The list of suggestions; asked for when it comes into view. */
export default function Suggestions({ jobId }: { jobId: number }) {
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
      <Suspense fallback={<RowSkeletons rows={3} />}>
        <NoSuggestions />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<RowSkeletons rows={3} />}>
      <div className="sheet edge">
        {rows.map((suggestion) => (
          <SuggestedCard key={suggestion.paralegal.id} suggestion={suggestion} />
        ))}
      </div>
      <MoreRows
        shown={rows.length}
        noun="paralegals"
        hasMore={limit < max && rows.length >= limit}
        loading={answer.isFetching}
        onMore={() => setLimit(max)}
      />
    </Suspense>
  );
}
