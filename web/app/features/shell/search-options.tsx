import type { ReactNode } from "react";
import { useFormat } from "~/lib/use-format.ts";
import type { Item, Section } from "./search-sections.ts";
import type { Choice } from "./use-highlight.ts";
import { classNames } from "~/ui/class-names.ts";
import styles from "./search-hits.module.css";

export interface OptionsProps {
  sections: readonly Section[];
  /** One for each item, in their order. */
  choices: readonly Choice[];
  active: string | undefined;
}

/** The options of a list box, by groups. */
export function SearchOptions({ sections, choices, active }: OptionsProps) {
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
