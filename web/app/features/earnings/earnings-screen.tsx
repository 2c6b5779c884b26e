import { money } from "~/lib/money.ts";
import { plural } from "~/lib/phrases.ts";
import { DrawerArt } from "~/ui/art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./earnings.module.css";
import type { Earnings } from "@caseload/contract/reporting/earnings";
import { errorText } from "~/lib/api-error.ts";
import { Columns } from "~/ui/columns.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Ledger, LedgerSkeleton } from "~/ui/ledger.tsx";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { AgreedByContract } from "./agreed-by-contract.tsx";
import { groups } from "./group-labels.ts";
import type { useEarnings } from "./use-earnings.ts";
import { useFormat } from "~/lib/use-format.ts";
import { BarChart } from "~/ui/bar-chart.tsx";
import { callUrl } from "@caseload/contract/call-url";
import { endpoints } from "~/lib/endpoints.ts";
import Download from "lucide-react/icons/download";
import { useSearchParams } from "react-router";
import { Select } from "~/ui/select.tsx";

/** What a year's contracts agree on: in figures, by month and by contract. */
export function EarningsScreen({ query }: { query: ReturnType<typeof useEarnings> }) {
  const { data, error, refetch } = query;
  if (data) return <Year earnings={data} />;
  if (error)
    return (
      <InlineAlert
        title="Earnings could not be loaded"
        text={errorText(error, "Please try again")}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Loading>
      <LedgerSkeleton />
      <Columns rail={<CountingRules />}>
        <div className={classNames("sheet edge", styles.earningsSkeleton)}>
          <Skeleton shape="title" />
          {Array.from({ length: 6 }, (_, at) => (
            <Skeleton key={at} shape="line" />
          ))}
        </div>
      </Columns>
    </Loading>
  );
}

function Year({ earnings }: { earnings: Earnings }) {
  const isEmpty = earnings.contracts.length === 0;
  return (
    <>
      <EarningsLedger earnings={earnings} />
      <Columns rail={<CountingRules />}>
        {isEmpty ? (
          <NoEarnings year={earnings.year} />
        ) : (
          <div className={styles.earningsParts}>
            <h2 className="visually-hidden">The year {earnings.year}</h2>
            <AgreedByMonth earnings={earnings} />
            <AgreedByContract earnings={earnings} />
          </div>
        )}
      </Columns>
    </>
  );
}

/** The definitions behind every figure of the screen. */
function CountingRules() {
  return (
    <section className={styles.countingRules}>
      <RuledHeading>How it is counted</RuledHeading>
      <dl>
        <dt>Agreed pay</dt>
        <dd>
          The agreed rate for the agreed hours: for each day of the work a seventh of the most hours a week
          that the posting names. Both the first and the last day count.
        </dd>
        {groups.map(({ status, label, meaning }) => (
          <div key={status}>
            <dt>{label}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
        <dt>Paid</dt>
        <dd>Caseload moves no money, and no invoice is on record that would tell what was paid.</dd>
        <dt>Left out</dt>
        <dd>Contracts that wait for a signature, and those that were canceled.</dd>
      </dl>
    </section>
  );
}

/** The year in whole dollars; what was paid is known from invoices only. */
function EarningsLedger({ earnings: { totals, paid, year } }: { earnings: Earnings }) {
  return (
    <Ledger
      label={`Agreed pay in ${year}`}
      cells={[
        ...groups.map(({ status, label, to }) => ({
          label,
          figure: money(Math.round(totals[status].pay)),
          note: `${plural(totals[status].hours, "hour")}, ${plural(totals[status].contracts, "contract")}`,
          to,
        })),
        {
          label: "Paid",
          figure: paid === null ? <span className="no-data">No data yet</span> : money(Math.round(paid)),
          note: paid === null ? "No invoice is on record" : `in ${year}`,
        },
      ]}
    />
  );
}

function NoEarnings({ year }: { year: number }) {
  return (
    <EmptyState
      art={<DrawerArt />}
      title={`No agreed work in ${year}`}
      text="Once both sides have signed a contract, its agreed pay stands here by month."
      action={<ButtonLink to="/jobs">Browse Projects</ButtonLink>}
    />
  );
}

interface MonthBar {
  /** YYYY-MM */
  readonly month: string;
  /** US dollars. */
  readonly pay: number;
}

const toCents = (dollars: number): number => Math.round(dollars * 100) / 100;

export const sumOf = (bars: readonly MonthBar[]): number =>
  toCents(bars.reduce((sum, { pay }) => sum + pay, 0));

/** The months from the first with agreed pay to the last, whatever its state. */
export function monthBars(months: Earnings["months"]): MonthBar[] {
  const bars = months.map(({ month, pay }) => ({
    month,
    pay: toCents(groups.reduce((sum, { status }) => sum + pay[status], 0)),
  }));
  const first = bars.findIndex(({ pay }) => pay > 0);
  return first < 0 ? [] : bars.slice(first, bars.findLastIndex(({ pay }) => pay > 0) + 1);
}

/** Times a power of ten; half of each is a round figure too. */
const tops = [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10];

/** The right edge of bars up to `most`. */
export function roundTop(max: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(max, 1)));
  const step = tops.find((one) => one * power >= max) ?? 10;
  return step * power;
}

/** Agreed pay of each month, from the first with any to the last. */
function AgreedByMonth({ earnings }: { earnings: Earnings }) {
  const format = useFormat();
  const bars = monthBars(earnings.months);
  const max = bars.reduce((best, bar) => (bar.pay > best.pay ? bar : best), { month: "", pay: 0 });
  if (max.pay === 0) return null;
  const name = (month: string) => format.monthYear(`${month}-01`);
  const thisMonth = format.today.slice(0, 7);
  const hasThisMonth = bars.some(({ month }) => month === thisMonth);
  return (
    <section className={classNames("sheet edge", styles.earningsChart)}>
      <BarChart
        title="Agreed pay by month"
        summary={`${money(sumOf(bars))} in ${earnings.year}. The highest month is ${name(max.month)} with ${money(max.pay)}.${hasThisMonth ? " The current month is marked." : ""}`}
        columns={["Month", "Agreed pay"]}
        bars={bars.map(({ month, pay }) => ({ label: name(month), to: pay, hot: month === thisMonth }))}
        max={roundTop(max.pay)}
        format={money}
      />
    </section>
  );
}

/** Another year, where there is one, and the year as a file. */
export function YearChoice({ earnings: { year, years } }: { earnings: Earnings }) {
  const [, setSearch] = useSearchParams();
  const options = [...new Set([...years, year])]
    .toSorted((one, other) => other - one)
    .map((one) => ({ value: String(one), label: String(one) }));
  return (
    <>
      {options.length > 1 && (
        <Select
          label="Year"
          className={styles.yearChoice}
          options={options}
          value={String(year)}
          onValueChange={(next) => setSearch({ year: next }, { replace: true })}
        />
      )}
      <a
        className="button secondary"
        href={callUrl(endpoints.downloadEarnings, { query: { year } })}
        download
      >
        <Download className="icon" />
        Download CSV
      </a>
    </>
  );
}
