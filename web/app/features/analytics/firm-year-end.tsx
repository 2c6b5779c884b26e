import { callUrl } from "@caseload/contract/call-url";
import { useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { endpoints } from "~/lib/endpoints.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Select } from "~/ui/select.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { YearEnd } from "~/ui/year-end.tsx";
import * as styles from "./analytics.module.css";

/** Years that can be chosen, this one included. */
const shownYears = 4;

/** What the firm paid each paralegal in a calendar year. */
export function FirmYearEnd() {
  const thisYear = Number(useFormat().today.slice(0, 4));
  const [year, yearSet] = useState(thisYear);
  const params = { year };
  const { data, error, refetch } = useApi("getSpendYearEnd", { params });
  const options = Array.from({ length: shownYears }, (_, at) => String(thisYear - at));
  return (
    <div className={styles.yearEnd}>
      <Select
        label="Year end"
        options={options.map((value) => ({ value, label: value }))}
        value={String(year)}
        onValueChange={(next) => yearSet(Number(next))}
      />
      {error ? (
        <InlineAlert
          title="We couldn't load the year end"
          text={errorText(error, "Try again.")}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <YearEnd
          title={`Year end ${year}: payments made`}
          heading="Payee"
          yearEnd={data}
          parties={data.payees.map(({ userId, ...sums }) => ({ key: userId, ...sums }))}
          csv={callUrl(endpoints.downloadSpendYearEnd, { params })}
          pdf={callUrl(endpoints.printSpendYearEnd, { params })}
        />
      ) : (
        <Skeleton shape="line" />
      )}
    </div>
  );
}
