import type { ReactNode } from "react";
import { plural } from "~/lib/format.ts";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import styles from "./search-hits.module.css";
import { SearchOptions, type OptionsProps } from "./search-options.tsx";
import type { SearchHits } from "./use-search-hits.ts";

interface ListProps extends OptionsProps {
  listId: string;
  isInline: boolean;
}

interface FirstListProps extends ListProps {
  /** Undefined if there are no recent entries. */
  onClear: (() => void) | undefined;
}

/** Shown while the box is empty. */
export const FirstList = ({ listId, isInline, onClear, ...options }: FirstListProps) => (
  <Frame isInline={isInline}>
    <div
      id={listId}
      className={styles.list}
      role="listbox"
      aria-label={isInline ? "Commands" : "Recent searches"}
    >
      <SearchOptions {...options} />
    </div>
    {onClear && (
      <Button variant="ghost" size="sm" className={styles.clear} onClick={onClear}>
        {isInline ? "Clear recent entries" : "Clear recent searches"}
      </Button>
    )}
  </Frame>
);

type FoundListProps = ListProps & Omit<SearchHits, "groups"> & { words: string; count: number };

/** Results; those of the previous text stay, dimmed, while new ones load. */
export function FoundList({ listId, isInline, words, count, ...found }: FoundListProps) {
  const { error, isLate, retry, ...options } = found;
  const hasNoResults = count === 0 && !isLate && !error;
  return (
    <Frame isInline={isInline}>
      <p role="status" className={hasNoResults ? styles.noResults : "visually-hidden"}>
        {hasNoResults ? `Nothing found for “${words}”` : count > 0 && !isLate && plural(count, "result")}
      </p>
      {error && (
        <div className={styles.failure}>
          <InlineAlert title="Search failed" text={error.text} onRetry={retry} retrying={isLate} />
        </div>
      )}
      {isLate && !error && count === 0 && (
        <Loading className={styles.skeletons}>
          <Skeleton />
          <Skeleton shape="short" />
          <Skeleton />
        </Loading>
      )}
      <div id={listId} className={styles.list} role="listbox" aria-label="Search results" aria-busy={isLate}>
        <SearchOptions {...options} />
      </div>
    </Frame>
  );
}

const Frame = ({ isInline, children }: { isInline: boolean; children: ReactNode }) => (
  <div className={isInline ? styles.inline : classNames("popup", styles.floating)}>{children}</div>
);
