import type { Days } from "@caseload/contract/reporting/periods";
import { reportChoices } from "@caseload/contract/reporting/report-tables";
import { periodProblem } from "~/lib/period-address.ts";
import { useApi } from "~/lib/use-api.ts";
import { Field } from "~/ui/field.tsx";
import { PeriodPicker } from "~/ui/period-picker.tsx";
import { Select } from "~/ui/select.tsx";
import { columnsOf, type ReportChoices } from "./report-address.ts";
import { classNames } from "~/ui/class-names.ts";
import styles from "./reports.module.css";

interface ReportFiltersProps {
  given: ReportChoices;
  shown: Days | undefined;
  choose: (change: Partial<ReportChoices>) => void;
}

const orders = [
  { value: "desc" as const, label: "highest or newest first" },
  { value: "asc" as const, label: "lowest or oldest first" },
];

/** Period, department and which rows; on phones the order too, because the heads are not there. */
export function ReportFilters({ given, shown, choose }: ReportFiltersProps) {
  const known = useApi("listDepartments").data ?? [];
  const departments = [
    { value: "", label: "All Departments" },
    ...known.map(({ id, name, isArchived }) => ({
      value: String(id),
      label: isArchived ? `${name} (archived)` : name,
    })),
    { value: "none", label: "No department" },
  ];
  const rows = [{ value: "", label: "All rows" }, ...reportChoices[given.table]];
  const sorts = columnsOf(given.table).flatMap(({ key, label, sorted }) =>
    sorted
      ? orders.map((order) => ({ value: `${key} ${order.value}`, label: `${label}, ${order.label}` }))
      : [],
  );
  return (
    <form
      className={classNames("sheet", styles.reportFilters)}
      aria-label="Filter the report"
      onSubmit={(event) => event.preventDefault()}
    >
      <PeriodPicker
        value={given.period}
        shown={shown}
        problemOf={periodProblem}
        onChoose={(period) => choose({ period })}
        className={"from" in given.period ? styles.ownDates : undefined}
      />
      <Field label="Department">
        <Select
          options={departments}
          value={given.department}
          placeholder="Another department"
          onValueChange={(department) => choose({ department })}
        />
      </Field>
      <Field label="Rows">
        <Select options={rows} value={given.only} onValueChange={(only) => choose({ only })} />
      </Field>
      <Field label="Order" className={styles.phoneOnly}>
        <Select
          options={sorts}
          value={`${given.sort} ${given.order}`}
          onValueChange={(next) => {
            const [sort = given.sort, order] = next.split(" ");
            choose({ sort, order: order === "asc" ? "asc" : "desc" });
          }}
        />
      </Field>
    </form>
  );
}
