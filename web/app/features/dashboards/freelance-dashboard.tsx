import type { ParalegalFigures, PracticeRates } from "@caseload/contract/reporting/dashboards";
import type { ReactNode } from "react";
import { money, rate } from "~/lib/money.ts";
import { plural } from "~/lib/phrases.ts";
import { useApi } from "~/lib/use-api.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Columns } from "~/ui/columns.tsx";
import type { LedgerCell, NotePart } from "~/ui/ledger.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import {
  DashboardFigures,
  messagesNote,
  QueryFailure,
  SignatureLede,
  signatureNote,
  unreadMessages as unreadList,
} from "./dashboard-figures.tsx";
import { interviewsNote, UnderReview, undecidedNote } from "./application-notes.tsx";
import { limits } from "@caseload/contract/limits";
import { Link } from "react-router";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./market-list.module.css";

/** The freelance paralegal's dashboard; `projects` are the recommended postings. */
export function FreelanceDashboard({ projects }: { projects: ReactNode }) {
  return (
    <>
      <PageHead
        title="Freelance Marketplace"
        lede={<FreelanceLede />}
        actions={
          <>
            <ButtonLink to="/profile/paralegal">My Profile</ButtonLink>
            <ButtonLink variant="primary" to="/jobs">
              Browse Projects
            </ButtonLink>
          </>
        }
      />
      <DashboardFigures query={useApi("getParalegalFigures")} cells={cellsOf} />
      <Columns rail={<CategoryRates />}>{projects}</Columns>
    </>
  );
}

/** The most urgent task. */
function FreelanceLede() {
  const { data: figures, error } = useApi("getParalegalFigures");
  if (!figures) return error ? "Open projects and what they pay." : "\u00a0";
  const { contractsAwaitingSignature: toSign, unreadMessages, applications } = figures;
  if (toSign > 0) return <SignatureLede count={toSign} />;
  if (applications.reviewing > 0) return <UnderReview count={applications.reviewing} />;
  if (unreadMessages > 0)
    return (
      <Link to={unreadList} className="figure-link">
        {plural(unreadMessages, "unread message", "unread messages")}.
      </Link>
    );
  return "Open projects that fit you, and what they pay.";
}

function cellsOf(figures: ParalegalFigures): LedgerCell[] {
  const { pending, reviewing } = figures.applications;
  const { contractsAwaitingSignature: toSign, unreadMessages } = figures;
  return [
    {
      label: "Active Projects",
      figure: figures.activeProjects,
      noteParts: toSign > 0 ? signatureNote(figures) : ["next due first"],
      to: "/projects",
      hot: toSign > 0,
    },
    {
      label: "Applications",
      figure: pending + reviewing,
      noteParts: [...undecidedNote(figures.applications), ...interviewsNote(figures.interviews)],
      to: "/applications?status=active",
    },
    {
      label: "Earned",
      figure: money(Math.round(figures.earnings.earnedCents / 100)),
      noteParts: earningsNote(figures.earnings),
      to: `/earnings?year=${figures.earnings.year}`,
    },
    {
      label: "New Messages",
      figure: unreadMessages,
      note: messagesNote(figures),
      to: unreadList,
    },
  ];
}

function earningsNote({ year, paidCents, outstandingCents }: ParalegalFigures["earnings"]): NotePart[] {
  const dollars = (cents: number) => money(Math.round(cents / 100));
  const to = `/earnings?year=${year}`;
  return [
    `in ${year}`,
    { text: `${dollars(paidCents)} paid`, to },
    { text: `${dollars(outstandingCents)} outstanding`, to },
  ];
}

/** What open postings pay an hour, by practice area; each links to its postings. */
function CategoryRates() {
  const query = useApi("getPracticeRates");
  return (
    <section>
      <RuledHeading>Categories and rates</RuledHeading>
      {query.data ? (
        <Rates rates={query.data} />
      ) : query.error ? (
        <QueryFailure title="We couldn't load rates" query={query} />
      ) : (
        <RateSkeletons />
      )}
    </section>
  );
}

function Rates({ rates: { areas, isNewestOnly } }: { rates: PracticeRates }) {
  if (areas.length === 0)
    return (
      <p className="ui-text muted">
        No open projects list an hourly rate right now. Rates appear here once they do.
      </p>
    );
  return (
    <>
      <ul className={styles.rows}>
        {areas.map((area) => (
          <Rate key={area.area} rate={area} />
        ))}
      </ul>
      <p className={classNames("small faint", styles.rateNote)}>
        Median hourly pay of{" "}
        {isNewestOnly ? `the newest ${limits.maxRatePostings.toLocaleString("en-US")} ` : ""}open projects; a
        range counts at its midpoint.
      </p>
    </>
  );
}

type AreaRate = PracticeRates["areas"][number];

/** The search that finds the same postings: any hourly pay will do, but one has to be named. */
const searchOf = (area: string): string =>
  `/search/smart?${new URLSearchParams({ practiceAreas: area, budgetMin: "0" })}`;

function Rate({ rate: { area, postings, median, min, max } }: { rate: AreaRate }) {
  const isKnown = median !== null;
  return (
    <li>
      <Link to={searchOf(area)}>
        <span className={styles.name}>{area}</span>
        <b className={isKnown ? undefined : styles.tooFew}>
          {isKnown ? rate(toCents(median)) : span(min, max)}
        </b>
        <span className={classNames(styles.basis, styles.wholeLine)}>
          {isKnown
            ? `median of ${postings} projects`
            : `${plural(postings, "project")}, too few for a median`}
        </span>
      </Link>
    </li>
  );
}

const toCents = (dollars: number): number => Math.round(dollars * 100) / 100;

/** "$35–45/hr" */
const span = (min: number, max: number): string =>
  min === max ? rate(max) : `${money(min)}–${rate(max).slice(1)}`;

function RateSkeletons() {
  return (
    <Loading className={styles.rows}>
      {Array.from({ length: 4 }, (_, at) => (
        <div className={styles.rowSkeleton} key={at}>
          <Skeleton shape="word" />
          <Skeleton shape="pay" className={styles.rateSkeleton} />
          <Skeleton shape="short" />
        </div>
      ))}
    </Loading>
  );
}
