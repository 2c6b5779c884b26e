import { callUrl } from "@caseload/contract/call-url";
import { formatHours } from "@caseload/contract/engagements/hours-text";
import { contractStatusLabels } from "@caseload/contract/engagements/status-labels";
import type { Earnings } from "@caseload/contract/reporting/earnings";
import Download from "lucide-react/icons/download";
import { Link, useSearchParams } from "react-router";
import { chartTop } from "~/ui/chart-top.ts";
import { endpoints } from "~/lib/endpoints.ts";
import { money, signedCents } from "~/lib/money.ts";
import { plural } from "~/lib/phrases.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { DrawerArt } from "~/ui/drawer-art.tsx";
import { BarChart } from "~/ui/bar-chart.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Columns } from "~/ui/columns.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { DefinitionList } from "~/ui/definition-list.tsx";
import { Ledger, LedgerSkeleton } from "~/ui/ledger.tsx";
import { MoneyTable } from "~/ui/money-table.tsx";
import { QueryFrame } from "~/ui/query-frame.tsx";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { Select } from "~/ui/select.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { YearEnd } from "~/ui/year-end.tsx";
import { monthBars } from "./month-bars.ts";
import type { useEarnings } from "./use-earnings.ts";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import * as styles from "./earnings.module.css";

/** A year's earnings: in figures, by month, contract and payer, and what was paid for the tax year. */
export function EarningsScreen({ query }: { query: ReturnType<typeof useEarnings> }) {
  return (
    <QueryFrame query={query} failureTitle="We couldn't load your earnings" skeleton={<EarningsSkeleton />}>
      {(earnings) => <Year earnings={earnings} />}
    </QueryFrame>
  );
}

function EarningsSkeleton() {
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
  const { year, contracts, payers, totals } = earnings;
  return (
    <>
      <EarningsLedger earnings={earnings} />
      <Columns rail={<CountingRules />}>
        {contracts.length === 0 ? (
          <EmptyState
            art={<DrawerArt />}
            title={`No earnings in ${year}`}
            text="Approved time, invoices and payments appear here by month."
            action={<ButtonLink to="/time">Record Time</ButtonLink>}
          />
        ) : (
          <div className={styles.earningsParts}>
            <h2 className="visually-hidden">The year {year}</h2>
            <PaidByMonth earnings={earnings} />
            <MoneyTable
              caption={`By contract, ${year}`}
              heading="Contract"
              noun="contracts"
              totals={totals}
              rows={contracts.map(({ id, title, firmName, emailConfirmed, status, minutes, ...sums }) => ({
                key: id,
                name: <Link to={`/contracts/${id}`}>{title}</Link>,
                detail: (
                  <>
                    {[
                      firmName,
                      contractStatusLabels[status],
                      ...(minutes === 0 ? [] : [`${formatHours(minutes)} approved`]),
                    ].join(" · ")}{" "}
                    <UnconfirmedEmail confirmed={emailConfirmed} />
                  </>
                ),
                sums,
              }))}
            />
            <MoneyTable
              caption={`By payer, ${year}`}
              heading="Payer"
              noun="payers"
              totals={totals}
              rows={payers.map(({ firmId, name, emailConfirmed, contracts: count, ...sums }) => ({
                key: firmId,
                name: (
                  <>
                    <Link to={`/firms/${firmId}`}>{name}</Link>{" "}
                    <UnconfirmedEmail confirmed={emailConfirmed} />
                  </>
                ),
                detail: plural(count, "contract"),
                sums,
              }))}
            />
            <OwnYearEnd year={year} />
          </div>
        )}
      </Columns>
    </>
  );
}

/** The definitions behind every figure of the screen. */
function CountingRules() {
  return (
    <section>
      <RuledHeading>How we calculate this</RuledHeading>
      <DefinitionList figures={["earned", "invoiced", "paid", "outstanding", "planned"]} />
    </section>
  );
}

const dollars = (cents: number): string => money(Math.round(cents / 100));

/** The year in whole dollars. */
function EarningsLedger({ earnings: { totals, year } }: { earnings: Earnings }) {
  return (
    <Ledger
      label={`Earnings in ${year}`}
      cells={[
        {
          label: "Earned",
          figure: dollars(totals.earnedCents),
          note: "approved time and flat fees",
          to: "/time",
        },
        { label: "Invoiced", figure: dollars(totals.invoicedCents), note: `issued in ${year}` },
        { label: "Paid", figure: dollars(totals.paidCents), note: "confirmed by you" },
        {
          label: "Outstanding",
          figure: dollars(totals.outstandingCents),
          note: `unpaid on ${year} invoices`,
          hot: totals.outstandingCents > 0,
        },
      ]}
    />
  );
}

/** What was paid in each month, and what is unpaid of its invoices. */
function PaidByMonth({ earnings: { months, totals } }: { earnings: Earnings }) {
  const format = useFormat();
  const bars = monthBars(months);
  const max = Math.max(0, ...bars.map(({ paid, unpaid }) => paid + unpaid));
  if (max === 0) return null;
  return (
    <section className={classNames("sheet edge", styles.earningsChart)}>
      <BarChart
        title="Paid and outstanding by month"
        summary={`${signedCents(totals.paidCents)} paid and ${signedCents(totals.outstandingCents)} outstanding.`}
        columns={["Month", "Amount"]}
        parts={["Paid", "Not paid yet"]}
        bars={bars.map(({ month, paid, unpaid }) => ({
          label: format.monthYear(`${month}-01`),
          to: paid,
          hatched: unpaid,
        }))}
        max={chartTop(max)}
        format={money}
      />
    </section>
  );
}

function OwnYearEnd({ year }: { year: number }) {
  const params = { year };
  const query = useApi("getEarningsYearEnd", { params });
  return (
    <QueryFrame query={query} failureTitle="We couldn't load the year end">
      {(yearEnd) => (
        <YearEnd
          title={`Year end ${year}: payments received`}
          heading="Payer"
          yearEnd={yearEnd}
          parties={yearEnd.payers.map(({ firmId, ...sums }) => ({ key: firmId, ...sums }))}
          csv={callUrl(endpoints.downloadEarningsYearEnd, { params })}
          pdf={callUrl(endpoints.printEarningsYearEnd, { params })}
        />
      )}
    </QueryFrame>
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
