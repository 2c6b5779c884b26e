import { limits } from "@caseload/contract/limits";
import type { PracticeRates } from "@caseload/contract/reporting/paralegal-dashboards";
import { Link } from "react-router";
import { money, plural, rate } from "~/lib/format.ts";
import { useApi } from "~/lib/use-api.ts";
import { RuledHeading } from "~/ui/rule.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { classNames } from "~/ui/class-names.ts";
import { QueryFailure } from "./dashboard-figures.tsx";
import styles from "./market-list.module.css";

/** What open postings pay an hour, by practice area; each links to its postings. */
export function CategoryRates() {
  const query = useApi("getPracticeRates");
  return (
    <section>
      <RuledHeading>Categories and Rates</RuledHeading>
      {query.data ? (
        <Rates rates={query.data} />
      ) : query.error ? (
        <QueryFailure title="Rates could not be loaded" query={query} />
      ) : (
        <RateSkeletons />
      )}
    </section>
  );
}

function Rates({ rates: { areas, isNewestOnly } }: { rates: PracticeRates }) {
  if (areas.length === 0)
    return (
      <p className="ui-text muted">No open project names an hourly rate right now. Rates appear with them.</p>
    );
  return (
    <>
      <ul className={styles.rows}>
        {areas.map((area) => (
          <Rate key={area.area} rate={area} />
        ))}
      </ul>
      <p className={classNames("small faint", styles.rateNote)}>
        The median of the hourly pay that{" "}
        {isNewestOnly ? `the newest ${limits.maxRatePostings.toLocaleString("en-US")} ` : ""}open projects
        name; of a range, its middle.
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
