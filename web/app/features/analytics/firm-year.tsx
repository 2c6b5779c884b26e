import { callUrl } from "@caseload/contract/call-url";
import Download from "lucide-react/icons/download";
import { useState } from "react";
import { endpoints } from "~/lib/endpoints.ts";
import { plural } from "~/lib/phrases.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { MoneyTable } from "~/ui/money-table.tsx";
import { QueryFrame } from "~/ui/query-frame.tsx";
import { Select } from "~/ui/select.tsx";
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
  const query = useApi("getSpend", { query: { year } });
  return (
    <QueryFrame query={query} failureTitle="We couldn't load the spend">
      {({ payees, totals }) =>
        payees.length > 0 && (
          <MoneyTable
            caption={`Spend by paralegal, ${year}`}
            heading="Paralegal"
            noun="paralegals"
            totals={totals}
            rows={payees.map(({ userId, name, emailConfirmed, contracts, ...sums }) => ({
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
        )
      }
    </QueryFrame>
  );
}

function FirmYearEnd({ year }: { year: number }) {
  const params = { year };
  const query = useApi("getSpendYearEnd", { params });
  return (
    <QueryFrame query={query} failureTitle="We couldn't load the year end">
      {(yearEnd) => (
        <YearEnd
          title={`Year end ${year}: payments made`}
          heading="Payee"
          yearEnd={yearEnd}
          parties={yearEnd.payees.map(({ userId, ...sums }) => ({ key: userId, ...sums }))}
          csv={callUrl(endpoints.downloadSpendYearEnd, { params })}
          pdf={callUrl(endpoints.printSpendYearEnd, { params })}
        />
      )}
    </QueryFrame>
  );
}
