import type { ReactNode } from "react";
import { plural } from "~/lib/format.ts";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import "./search-hits.css";
import { HitOptions, RecentOptions, type OptionsProps } from "./search-options.tsx";
import type { SearchHits } from "./use-search-hits.ts";

interface ListProps extends OptionsProps {
  listId: string;
  isInline: boolean;
}

interface RecentListProps extends ListProps {
  recent: readonly string[];
  onForget: () => void;
}

export const RecentList = ({ listId, isInline, onForget, ...options }: RecentListProps) => (
  <Frame isInline={isInline}>
    <div id={listId} role="listbox" aria-label="Recent searches">
      <RecentOptions {...options} />
    </div>
    <Button variant="ghost" size="sm" className="forget" onClick={onForget}>
      Clear recent searches
    </Button>
  </Frame>
);

type FoundListProps = ListProps & SearchHits & { words: string };

/** What was found so far; while other words are asked for it stays, dimmed. */
export function FoundList({ listId, isInline, words, ...found }: FoundListProps) {
  const { groups, error, isLate, retry, choices, active } = found;
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const isNothing = count === 0 && !isLate && !error;
  return (
    <Frame isInline={isInline}>
      <p role="status" className={isNothing ? "nothing" : "sr"}>
        {isNothing ? `Nothing found for “${words}”` : count > 0 && !isLate && plural(count, "result")}
      </p>
      {error && <InlineAlert title="Search failed" text={error.text} onRetry={retry} retrying={isLate} />}
      {isLate && !error && count === 0 && (
        <Loading className="waiting">
          <Skeleton />
          <Skeleton shape="short" />
          <Skeleton />
        </Loading>
      )}
      <div id={listId} role="listbox" aria-label="Search results" aria-busy={isLate}>
        <HitOptions {...{ words, groups, choices, active }} />
      </div>
    </Frame>
  );
}

const Frame = ({ isInline, children }: { isInline: boolean; children: ReactNode }) => (
  <div className={classNames("search-hits", isInline ? "inline" : "popup")}>{children}</div>
);
