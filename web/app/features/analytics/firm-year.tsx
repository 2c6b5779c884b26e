import { callUrl } from "@caseload/contract/call-url";
import Download from "lucide-react/icons/download";
import { useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { endpoints } from "~/lib/endpoints.ts";
import { plural } from "~/lib/phrases.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { MoneyTable } from "~/ui/money-table.tsx";
import { Select } from "~/ui/select.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import { YearEnd } from "~/ui/year-end.tsx";
import * as styles from "./analytics.module.css";

/** Years that can be chosen, this one included. */
const shownYears = 4;

/** What each paralegal earned, invoiced and was paid by the firm in a calendar year, and the year end. */
export function FirmYear() {
  const thisYear = Number(useFormat().today.slice(0, 4));
  const [year, yearSet] = useState(thisYear);
  const options = Array.from({ length: shownYears }, (_, at) => String(thisYear - at));
  return (
    <div className={styles.year}>
      <div className={styles.yearHead}>
        <Select
          label="Calendar year"
          options={options.map((value) => ({ value, label: value }))}
          value={String(year)}
          onValueChange={(next) => yearSet(Number(next))}
        />
        <a className="button secondary" href={callUrl(endpoints.downloadSpend, { query: { year } })} download>
          <Download className="icon" aria-hidden="true" />
          Download Spend CSV
        </a>
      </div>
      <SpendByParalegal year={year} />
      <FirmYearEnd year={year} />
    </div>
  );
}

/** Nothing in a year without money, for which the year end has a sentence. */
function SpendByParalegal({ year }: { year: number }) {
  const { data, error, refetch } = useApi("getSpend", { query: { year } });
  if (error)
    return (
      <InlineAlert
        title="We couldn't load the spend"
        text={errorText(error, "Try again.")}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton shape="line" />;
  if (data.payees.length === 0) return null;
  return (
    <MoneyTable
      caption={`Spend by paralegal, ${year}`}
      heading="Paralegal"
      noun="paralegals"
      totals={data.totals}
      rows={data.payees.map(({ userId, name, emailConfirmed, contracts, ...sums }) => ({
        key: userId,
        name: (
          <>
            {name} <UnconfirmedEmail confirmed={emailConfirmed} />
          </>
        ),
        detail: plural(contracts, "contract"),
        sums,
      }))}
    />
  );
}

function FirmYearEnd({ year }: { year: number }) {
  const params = { year };
  const { data, error, refetch } = useApi("getSpendYearEnd", { params });
  if (error)
    return (
      <InlineAlert
        title="We couldn't load the year end"
        text={errorText(error, "Try again.")}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton shape="line" />;
  return (
    <YearEnd
      title={`Year end ${year}: payments made`}
      heading="Payee"
      yearEnd={data}
      parties={data.payees.map(({ userId, ...sums }) => ({ key: userId, ...sums }))}
      csv={callUrl(endpoints.downloadSpendYearEnd, { params })}
      pdf={callUrl(endpoints.printSpendYearEnd, { params })}
    />
  );
}
