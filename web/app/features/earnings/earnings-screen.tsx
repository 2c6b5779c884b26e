import { classNames } from "~/ui/class-names.ts";
import styles from "./earnings.module.css";
import type { Earnings } from "@caseload/contract/reporting/earnings";
import { errorText } from "~/lib/api.ts";
import { Columns } from "~/ui/columns.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { LedgerSkeleton } from "~/ui/ledger.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { AgreedByContract } from "./agreed-by-contract.tsx";
import { AgreedByMonth } from "./agreed-by-month.tsx";
import { CountingRules } from "./counting-rules.tsx";
import { EarningsLedger } from "./earnings-ledger.tsx";
import { NoEarnings } from "./no-earnings.tsx";
import type { useEarnings } from "./use-earnings.ts";

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
