import { Briefcase, History, Inbox, MessageSquare, Search, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useFormat } from "~/lib/use-format.ts";
import type { Hit, HitGroup } from "./search-groups.ts";
import type { Choice } from "./use-highlight.ts";

const icons: Record<HitGroup["name"], LucideIcon> = {
  jobs: Briefcase,
  applications: Inbox,
  messages: MessageSquare,
};

export interface OptionsProps {
  /** One for each option, in their order. */
  choices: readonly Choice[];
  active: string | undefined;
}

/** The groups that found something, and the way to all jobs. */
export function HitOptions({
  words,
  groups,
  choices,
  active,
}: OptionsProps & { words: string; groups: readonly HitGroup[] }) {
  const firstOf = groups.map((_, at) => groups.slice(0, at).flatMap(({ hits }) => hits).length);
  return (
    <>
      {groups.map(({ name, label, hits }, at) => (
        <Group key={name} label={label}>
          {hits.map((hit, place) => (
            <Option
              key={hit.key}
              choice={choices[(firstOf[at] ?? 0) + place]}
              active={active}
              icon={icons[name]}
            >
              <HitText hit={hit} />
            </Option>
          ))}
        </Group>
      ))}
      {groups.length > 0 && <div className="divide" role="presentation" />}
      <Option choice={choices.at(-1)} active={active} icon={Search}>
        <span className="what">Search all jobs for “{words}”</span>
      </Option>
    </>
  );
}

/** What was searched for lately; choosing it searches again. */
export function RecentOptions({ recent, choices, active }: OptionsProps & { recent: readonly string[] }) {
  return (
    <Group label="Recent searches">
      {recent.map((words, at) => (
        <Option key={words} choice={choices[at]} active={active} icon={History}>
          <span className="what">{words}</span>
        </Option>
      ))}
    </Group>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label}>
      <div className="group-label" aria-hidden="true">
        {label}
      </div>
      {children}
    </div>
  );
}

interface OptionProps {
  choice: Choice | undefined;
  active: string | undefined;
  icon: LucideIcon;
  children: ReactNode;
}

/** The box keeps the focus: options are pressed, or chosen by its keys. */
function Option({ choice, active, icon: Icon, children }: OptionProps) {
  const isActive = choice !== undefined && choice.id === active;
  return (
    <button
      type="button"
      role="option"
      id={choice?.id}
      className="option"
      tabIndex={-1}
      aria-selected={isActive}
      data-highlighted={isActive || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => choice?.choose()}
    >
      <Icon className="i" aria-hidden="true" />
      {children}
    </button>
  );
}

function HitText({ hit: { title, note, at } }: { hit: Hit }) {
  const format = useFormat();
  return (
    <>
      <span className="what">
        <b>{title}</b>
        <small>{note}</small>
      </span>
      <time className="when" dateTime={at}>
        {format.stamp(at)}
      </time>
    </>
  );
}
