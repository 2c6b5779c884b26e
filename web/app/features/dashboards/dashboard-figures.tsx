import type { DashboardStats } from "@caseload/contract/reporting/dashboards";
import { errorText } from "~/lib/api-error.ts";
import { inSentence, plural } from "~/lib/phrases.ts";
import { classNames } from "~/ui/class-names.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Link } from "react-router";
import { Ledger, type LedgerCell, LedgerSkeleton, type NotePart } from "~/ui/ledger.tsx";
import { Mark } from "~/ui/mark.tsx";
import * as styles from "./dashboard-figures.module.css";

interface Query<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface DashboardFiguresProps<Data> {
  query: Query<Data>;
  cells: (data: Data) => readonly LedgerCell[];
  /** Read aloud. */
  label?: string;
  failureTitle?: string;
  /** How many cells load. */
  count?: 3 | 4;
}

/** The key figures of a dashboard; each links to the rows that it counts. */
export function DashboardFigures<Data>({
  query,
  cells,
  label = "Summary",
  failureTitle = "We couldn't load your figures",
  count = 4,
}: DashboardFiguresProps<Data>) {
  if (query.data !== undefined) return <Ledger label={label} cells={cells(query.data)} />;
  if (!query.error) return <LedgerSkeleton cells={count} />;
  return <QueryFailure title={failureTitle} query={query} />;
}

/** In the place of a figure that nothing has been recorded for. */
export function NoData() {
  return <span className={classNames("no-data", styles.noData)}>No data yet</span>;
}

/** In the place of a widget whose request failed. */
export function QueryFailure({ title, query }: { title: string; query: Query<unknown> }) {
  return (
    <InlineAlert
      title={title}
      text={errorText(query.error, "Please try again")}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}

type Messages = Pick<DashboardStats, "unreadMessages" | "latestMessageFrom">;

export const messagesNote = ({ unreadMessages, latestMessageFrom }: Messages): string =>
  unreadMessages > 0 && latestMessageFrom ? `unread, latest from ${latestMessageFrom}` : "unread";

/** The conversations whose messages the figure counts. */
export const unreadMessages = "/messages?only=unread";

/**
 * "3 pending, newest 2 hours ago"
 * @param list the address of the list of applications, with its query as far as there is one
 */
export function applicationsNote(
  stats: DashboardStats,
  list: string,
  ago: (instant: string) => string,
): NotePart[] {
  const { totalApplications, pendingApplications, newestApplicationAt } = stats;
  if (totalApplications === 0) return ["none yet"];
  return [
    {
      text: `${pendingApplications.toLocaleString("en-US")} pending`,
      to: `${list}${list.includes("?") ? "&" : "?"}status=pending`,
    },
    ...(newestApplicationAt === null ? [] : [`newest ${inSentence(ago(newestApplicationAt))}`]),
  ];
}

interface SignatureNoteProps {
  contractsAwaitingSignature: number;
}

/** "2 awaiting your signature"; nothing where there is nothing to sign. */
export const signatureNote = ({ contractsAwaitingSignature: count }: SignatureNoteProps): NotePart[] =>
  count === 0 ? [] : [{ text: `${count.toLocaleString("en-US")} awaiting your signature`, to: toSign }];

/** The contracts that await the viewer's signature. */
export const toSign = "/contracts?only=to_sign";

/** What a paralegal with terms to sign reads first. */
export function SignatureLede({ count }: { count: number }) {
  return (
    <>
      <Link to={toSign} className="figure-link">
        {plural(count, "contract needs", "contracts need")} your signature.
      </Link>{" "}
      <Mark>Sign to start.</Mark>
    </>
  );
}
