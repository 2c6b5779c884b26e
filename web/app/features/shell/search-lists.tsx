import type { ReactNode } from "react";
import { plural } from "~/lib/phrases.ts";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import * as styles from "./search-hits.module.css";
import type { SearchHits } from "./use-search-hits.ts";
import { useFormat } from "~/lib/use-format.ts";
import type { Item, Section } from "./search-sections.ts";
import type { Choice } from "./use-highlight.ts";

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

interface OptionsProps {
  sections: readonly Section[];
  /** One for each item, in their order. */
  choices: readonly Choice[];
  active: string | undefined;
}

/** The options of a list box, by groups. */
function SearchOptions({ sections, choices, active }: OptionsProps) {
  const firstOf = sections.map((_, at) => sections.slice(0, at).flatMap(({ items }) => items).length);
  return sections.map(({ label, items }, at) => {
    const options = items.map((item, place) => (
      <Option key={item.key} choice={choices[(firstOf[at] ?? 0) + place]} active={active} item={item} />
    ));
    if (label !== null)
      return (
        <Group key={label} label={label}>
          {options}
        </Group>
      );
    return [
      at > 0 && <div key="divide" className={classNames("divide", styles.divider)} role="presentation" />,
      ...options,
    ];
  });
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label}>
      <div className={classNames("group-label", styles.groupLabel)} aria-hidden="true">
        {label}
      </div>
      {children}
    </div>
  );
}

interface OptionProps {
  choice: Choice | undefined;
  active: string | undefined;
  item: Item;
}

/** Not focusable: the box keeps the focus and points at the active option. */
function Option({ choice, active, item }: OptionProps) {
  const isActive = choice !== undefined && choice.id === active;
  const { icon: Icon } = item;
  return (
    <button
      type="button"
      role="option"
      id={choice?.id}
      className={classNames("option", styles.option, item.note !== undefined && styles.withNote)}
      tabIndex={-1}
      aria-selected={isActive}
      data-highlighted={isActive || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => choice?.choose()}
    >
      <Icon className="icon" aria-hidden="true" />
      <ItemText item={item} />
    </button>
  );
}

function ItemText({ item: { title, note, at } }: { item: Item }) {
  const format = useFormat();
  if (note === undefined) return <span className={styles.details}>{title}</span>;
  return (
    <>
      <span className={styles.details}>
        <b>{title}</b>
        <small>{note}</small>
      </span>
      {at !== undefined && (
        <time className={styles.time} dateTime={at}>
          {format.stamp(at)}
        </time>
      )}
    </>
  );
}
