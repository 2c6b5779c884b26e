import type { ReactNode } from "react";
import { FileSection, FileSheet } from "./file-sheet.tsx";
import { FileSkeleton } from "./file-skeleton.tsx";
import { InlineAlert } from "./inline-alert.tsx";
import { TermList } from "./term-list.tsx";
import { NotFound } from "./not-found.tsx";
import { BackLink } from "./back-link.tsx";
import { classNames } from "./class-names.ts";
import * as fileSheetStyles from "./file-sheet.module.css";
import * as styles from "./review-case.module.css";

interface ReviewPageProps<Case> {
  /** NaN where the address names none. */
  id: number;
  query: {
    readonly data: Case | undefined;
    readonly error: { readonly status: number; readonly text: string } | null;
    readonly refetch: () => unknown;
  };
  /** The list that the case belongs to. */
  queue: { readonly to: string; readonly label: string };
  /** The heading over a failure: "We couldn't load this report". */
  failureTitle: string;
  notFound: { readonly title: string; readonly text: string; readonly action: string };
  children: (data: Case) => ReactNode;
}

/** The page of one case that staff review, with what is shown while it loads, when it fails and when it does not exist. */
export function ReviewPage<Case>(props: ReviewPageProps<Case>) {
  const { id, query, queue, failureTitle, notFound, children } = props;
  const { data, error, refetch } = query;
  if (Number.isNaN(id) || error?.status === 404 || error?.status === 400)
    return <NotFound {...notFound} to={queue.to} />;
  return (
    <>
      <BackLink to={queue.to}>{queue.label}</BackLink>
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <InlineAlert
          title={failureTitle}
          text={error.text || "Please try again"}
          onRetry={() => void refetch()}
        />
      ) : (
        <FileSkeleton />
      )}
    </>
  );
}

interface ReviewCaseProps {
  badge: ReactNode;
  title: string;
  /** Kind and number, below the title. */
  subtitle: ReactNode;
  /** Without space between title and subtitle, for a person's name. */
  tightTitle?: boolean;
  /** Whom the case is about, with an avatar. */
  person?: ReactNode;
  terms: Parameters<typeof TermList>[0]["terms"];
  /** Buttons and notes below the terms. */
  actions: ReactNode;
  /** FileSections. */
  children: ReactNode;
}

/** One case: what it is, its sections, and beside them its terms and what can be done. */
export function ReviewCase(props: ReviewCaseProps) {
  const { badge, title, subtitle, tightTitle, person, terms, actions, children } = props;
  const head = (
    <>
      <div className={fileSheetStyles.badges}>{badge}</div>
      <h1 className="display">{title}</h1>
      <p className={classNames("muted", !tightTitle && styles.subtitle)}>{subtitle}</p>
      {person && <p className={styles.person}>{person}</p>}
    </>
  );
  const panel = (
    <div className="sheet">
      <TermList terms={terms} />
      <div className={styles.actions}>{actions}</div>
    </div>
  );
  return (
    <FileSheet head={head} panel={panel}>
      {children}
    </FileSheet>
  );
}

/** Text as it was typed, line breaks included. */
export function ReviewText({ children }: { children: string }) {
  return <p className={styles.text}>{children}</p>;
}

interface ReviewDecisionProps {
  title: string;
  by: string | null;
  /** A time element. */
  at: ReactNode;
  reason: string;
}

/** A decision that was made, with its reason. */
export function ReviewDecision({ title, by, at, reason }: ReviewDecisionProps) {
  return (
    <FileSection title={title}>
      <p>
        <b className="strong">{by}</b> {at}
      </p>
      <ReviewText>{reason}</ReviewText>
    </FileSection>
  );
}

interface ReviewEvent {
  readonly id: number;
  readonly staffName: string;
  readonly action: string;
  /** A time element. */
  readonly at: ReactNode;
  readonly text: string | null;
}

/** What staff did with the case, oldest first. */
export function ReviewHistory({ events }: { events: readonly ReviewEvent[] }) {
  return (
    <ol className={styles.history}>
      {events.map(({ id, staffName, action, at, text }) => (
        <li key={id}>
          <b className="strong">{staffName}</b> {action} {at}
          {text !== null && <ReviewText>{text}</ReviewText>}
        </li>
      ))}
    </ol>
  );
}
