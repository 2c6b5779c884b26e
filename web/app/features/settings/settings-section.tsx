import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ApiError } from "~/lib/api-error.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { settingsSections, titleIdOf, type SettingsSectionId } from "./settings-sections.ts";
import { classNames } from "~/ui/class-names.ts";
import styles from "./settings.module.css";
import settingsDialogsStyles from "./settings-dialogs.module.css";

interface SettingsSectionProps {
  id: SettingsSectionId;
  /** SettingRows. */
  children: ReactNode;
}

/** One sheet: its name in the margin, its rows beside it. */
export function SettingsSection({ id, children }: SettingsSectionProps) {
  const { title, about } = settingsSections[id];
  return (
    <section
      className={classNames("sheet edge", styles.settingsSheet)}
      id={id}
      aria-labelledby={titleIdOf(id)}
    >
      <header>
        <h2 className="title" id={titleIdOf(id)} tabIndex={-1}>
          {title}
        </h2>
        <p className="ui-text muted">{about}</p>
      </header>
      <div className={styles.rows}>{children}</div>
    </section>
  );
}

interface SettingRowProps {
  label: string;
  /** What is set now. */
  children: ReactNode;
  /** A button or two. */
  action?: ReactNode;
}

export function SettingRow({ label, children, action }: SettingRowProps) {
  return (
    <div className={styles.setting}>
      <div>
        <h3 className="label">{label}</h3>
        {children}
      </div>
      {action && <div className={classNames(settingsDialogsStyles.actions, styles.actions)}>{action}</div>}
    </div>
  );
}

interface AnsweredProps<Answer> {
  query: UseQueryResult<Answer, ApiError>;
  /** What could not be loaded: "Your sessions". */
  what: string;
  /** Rows that are expected. */
  rows?: number;
  children: (answer: Answer) => ReactNode;
}

/** What a call answered; until then its rows in grey, or what went wrong. */
export function Answered<Answer>({ query, what, rows = 1, children }: AnsweredProps<Answer>) {
  const { data, error, refetch, isFetching } = query;
  if (data !== undefined) return children(data);
  if (!error) return <RowSkeletons rows={rows} />;
  return (
    <div className={styles.setting}>
      <InlineAlert
        title={`${what} could not be loaded`}
        text={error.text}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    </div>
  );
}

function RowSkeletons({ rows }: { rows: number }) {
  return (
    <Loading>
      {Array.from({ length: rows }, (_, at) => (
        <div className={styles.setting} key={at}>
          <div className={styles.settingsWaiting}>
            <Skeleton shape="word" />
            <Skeleton shape="short" />
          </div>
          <div className={classNames(settingsDialogsStyles.actions, styles.actions)}>
            <Skeleton shape="pay" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
