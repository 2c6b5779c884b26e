import { callUrl } from "@caseload/contract/call-url";
import type { Earnings } from "@caseload/contract/reporting/earnings";
import Download from "lucide-react/icons/download";
import { useSearchParams } from "react-router";
import { Select } from "~/ui/select.tsx";
import styles from "./earnings.module.css";

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
      <a className="button secondary" href={callUrl("downloadEarnings", { query: { year } })} download>
        <Download className="icon" />
        Download CSV
      </a>
    </>
  );
}
