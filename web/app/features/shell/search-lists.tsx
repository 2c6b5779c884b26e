import { plural } from "~/lib/phrases.ts";
import { AutocompleteGroup, AutocompleteList, AutocompleteOption } from "~/ui/autocomplete.tsx";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import * as styles from "./search-lists.module.css";
import type { SearchHits } from "./use-search-hits.ts";
import { useFormat } from "~/lib/use-format.ts";
import type { Item, Section } from "./search-sections.ts";

interface FirstListProps {
  isInline: boolean;
  /** Undefined if there are no recent entries. */
  onClear: (() => void) | undefined;
}

/** Shown while the box is empty. */
export const FirstList = ({ isInline, onClear }: FirstListProps) => (
  <>
    <AutocompleteList className={styles.list} aria-label={isInline ? "Commands" : "Recent searches"}>
      {renderSection}
    </AutocompleteList>
    {onClear && (
      <Button variant="ghost" size="sm" className={styles.clear} onClick={onClear}>
        {isInline ? "Clear Recent Entries" : "Clear Recent Searches"}
      </Button>
    )}
  </>
);

type FoundListProps = Omit<SearchHits, "groups"> & { words: string; count: number };

/** Results; those of the previous text stay, dimmed, while new ones load. */
export function FoundList({ words, count, error, isLate, retry }: FoundListProps) {
  const hasNoResults = count === 0 && !isLate && !error;
  return (
    <>
      <p role="status" className={hasNoResults ? styles.noResults : "visually-hidden"}>
        {hasNoResults ? `Nothing found for "${words}"` : count > 0 && !isLate && plural(count, "result")}
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
      <AutocompleteList className={styles.list} aria-label="Search results" aria-busy={isLate}>
        {renderSection}
      </AutocompleteList>
    </>
  );
}

const renderSection = ({ label, items }: Section, at: number) =>
  label === null ? (
    [
      at > 0 && <div key="divide" className={classNames("divide", styles.divider)} role="presentation" />,
      ...items.map(renderItem),
    ]
  ) : (
    <AutocompleteGroup key={label} label={label} labelClassName={styles.groupLabel} items={items}>
      {renderItem}
    </AutocompleteGroup>
  );

function renderItem(item: Item) {
  const { icon: Icon, key, note, choose } = item;
  return (
    <AutocompleteOption
      key={key}
      value={item}
      className={classNames(styles.option, note !== undefined && styles.withNote)}
      onChoose={choose}
    >
      <Icon className="icon" aria-hidden="true" />
      <ItemText item={item} />
    </AutocompleteOption>
  );
}

function ItemText({ item: { title, note, at, isUnconfirmed = false } }: { item: Item }) {
  const format = useFormat();
  if (note === undefined) return <span className={styles.details}>{title}</span>;
  return (
    <>
      <span className={styles.details}>
        <b>{title}</b>
        <small>
          {note} <UnconfirmedEmail confirmed={!isUnconfirmed} />
        </small>
      </span>
      {at !== undefined && (
        <time className={styles.time} dateTime={at}>
          {format.stamp(at)}
        </time>
      )}
    </>
  );
}
