import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ApiError } from "~/lib/api-error.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { settingsSections, titleIdOf, type SettingsSectionId } from "./settings-sections.ts";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./settings.module.css";

interface SettingsSectionProps {
  id: SettingsSectionId;
  /** SettingRows. */
  children: ReactNode;
}

/** One section: its title in the margin, its rows beside it. */
export function SettingsSection({ id, children }: SettingsSectionProps) {
  const { title, about } = settingsSections[id];
  return (
    <section className={classNames("sheet edge", styles.section)} id={id} aria-labelledby={titleIdOf(id)}>
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
  /** The current value. */
  children: ReactNode;
  /** A button or two. */
  action?: ReactNode;
}

export function SettingRow({ label, children, action }: SettingRowProps) {
  return (
    <div className={styles.setting}>
      <div>
        <h3 className={classNames("label", styles.label)}>{label}</h3>
        {children}
      </div>
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}

interface QueryResultProps<Data> {
  query: UseQueryResult<Data, ApiError>;
  /** Subject of the alert: "Your sessions". */
  what: string;
  /** Number of skeleton rows. */
  rows?: number;
  children: (data: Data) => ReactNode;
}

/** Renders what a query returned; skeleton rows while it loads, an alert if it fails. */
export function QueryResult<Data>({ query, what, rows = 1, children }: QueryResultProps<Data>) {
  const { data, error, refetch, isFetching } = query;
  if (data !== undefined) return children(data);
  if (!error) return <RowSkeletons rows={rows} />;
  return (
    <div className={styles.setting}>
      <InlineAlert
        title={`We couldn't load ${what}`}
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
          <div className={styles.skeleton}>
            <Skeleton shape="word" />
            <Skeleton shape="short" />
          </div>
          <div className={styles.actions}>
            <Skeleton shape="pay" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
