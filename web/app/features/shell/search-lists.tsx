import type { ReactNode } from "react";
import { plural } from "~/lib/format.ts";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import styles from "./search-hits.module.css";
import paletteStyles from "./palette.module.css";
import { SearchOptions, type OptionsProps } from "./search-options.tsx";
import type { SearchHits } from "./use-search-hits.ts";

interface ListProps extends OptionsProps {
  listId: string;
  isInline: boolean;
}

interface FirstListProps extends ListProps {
  /** Undefined where there is nothing to forget. */
  onForget: (() => void) | undefined;
}

/** What is offered before a word is typed. */
export const FirstList = ({ listId, isInline, onForget, ...options }: FirstListProps) => (
  <Frame isInline={isInline}>
    <div id={listId} role="listbox" aria-label={isInline ? "Commands" : "Recent searches"}>
      <SearchOptions {...options} />
    </div>
    {onForget && (
      <Button variant="ghost" size="sm" className={styles.forget} onClick={onForget}>
        {isInline ? "Clear recent entries" : "Clear recent searches"}
      </Button>
    )}
  </Frame>
);

type FoundListProps = ListProps & Omit<SearchHits, "groups"> & { words: string; count: number };

/** What was found so far; while other words are asked for it stays, dimmed. */
export function FoundList({ listId, isInline, words, count, ...found }: FoundListProps) {
  const { error, isLate, retry, ...options } = found;
  const isNothing = count === 0 && !isLate && !error;
  return (
    <Frame isInline={isInline}>
      <p role="status" className={isNothing ? styles.nothing : "visually-hidden"}>
        {isNothing ? `Nothing found for “${words}”` : count > 0 && !isLate && plural(count, "result")}
      </p>
      {error && <InlineAlert title="Search failed" text={error.text} onRetry={retry} retrying={isLate} />}
      {isLate && !error && count === 0 && (
        <Loading className={styles.waiting}>
          <Skeleton />
          <Skeleton shape="short" />
          <Skeleton />
        </Loading>
      )}
      <div id={listId} role="listbox" aria-label="Search results" aria-busy={isLate}>
        <SearchOptions {...options} />
      </div>
    </Frame>
  );
}

const Frame = ({ isInline, children }: { isInline: boolean; children: ReactNode }) => (
  <div
    className={classNames(
      paletteStyles.searchHits,
      styles.searchHits,
      isInline ? classNames(paletteStyles.inline, styles.inline) : "popup",
    )}
  >
    {children}
  </div>
);
