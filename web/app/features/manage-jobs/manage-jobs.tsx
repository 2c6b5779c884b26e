import {
  postingGroupLabels,
  postingOrderLabels,
  postingOrders,
} from "@caseload/contract/jobs/posting-options";
import { useApi } from "~/lib/use-api.ts";
import { TabPanel, Tabs } from "~/ui/tabs.tsx";
import { filtersOf, groupNames, useFiltersInAddress, type ManageFilters } from "./filters-in-address.ts";
import { ManageList } from "./manage-list.tsx";
import * as styles from "./manage-jobs.module.css";
import { maxLength } from "@caseload/contract/limits";
import { priorities, priorityLabels } from "@caseload/contract/options";
import Search from "lucide-react/icons/search";
import { useState } from "react";
import { classNames } from "~/ui/class-names.ts";
import { useColleagues } from "~/lib/use-colleagues.ts";
import { ColleagueSearch } from "~/ui/colleague-search.tsx";
import { Field } from "~/ui/field.tsx";
import { Select } from "~/ui/select.tsx";
import { TextInput } from "~/ui/text-input.tsx";

/** All postings of the firm, in a tab for each group of statuses. */
export function ManageJobs() {
  const { filters, choose } = useFiltersInAddress();
  const counts = useApi("countManagedJobs", { query: filtersOf(filters) }).data;
  const tabs = groupNames.map((value) => ({
    value,
    label: postingGroupLabels[value],
    ...(counts && { count: counts[value] }),
  }));
  return (
    <>
      <FilterForm filters={filters} choose={choose} />
      <Tabs
        label="Postings of the firm"
        variant="line"
        tabs={tabs}
        value={filters.group}
        onValueChange={(group) => choose({ group })}
      >
        {groupNames.map((value) => (
          <TabPanel key={value} value={value} className={styles.panel}>
            <ManageList filters={filters} onClear={() => choose({ q: "", priority: "", poster: "" })} />
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
}

interface FilterFormProps {
  filters: ManageFilters;
  choose: (change: Partial<ManageFilters>) => void;
}

const priorityOptions = [
  { value: "" as const, label: "All Priorities" },
  ...priorities.map((value) => ({ value, label: priorityLabels[value] })),
];
const orderOptions = postingOrders.map((value) => ({ value, label: postingOrderLabels[value] }));

/** Every filter applies at once; the title on Enter or when the field loses focus. */
function FilterForm({ filters, choose }: FilterFormProps) {
  const { list, search } = useColleagues();
  const posters = [
    { value: "", label: "Everyone" },
    ...list.rows.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <form
      className={classNames("sheet", styles.filterForm)}
      aria-label="Filter postings"
      onSubmit={(event) => event.preventDefault()}
    >
      <TitleField key={filters.q} title={filters.q} onSettled={(q) => q !== filters.q && choose({ q })} />
      <ColleagueSearch search={search} />
      <Field label="Posted by">
        <Select
          options={posters}
          value={filters.poster}
          onValueChange={(poster) => choose({ poster })}
          placeholder="Someone else"
        />
      </Field>
      <Field label="Priority">
        <Select
          options={priorityOptions}
          value={filters.priority}
          onValueChange={(priority) => choose({ priority })}
        />
      </Field>
      <Field label="Order">
        <Select options={orderOptions} value={filters.order} onValueChange={(order) => choose({ order })} />
      </Field>
    </form>
  );
}

function TitleField({ title, onSettled }: { title: string; onSettled: (q: string) => void }) {
  const [typed, setTyped] = useState(title);
  const settle = () => onSettled(typed.trim());
  return (
    <Field label="Title">
      <TextInput
        type="search"
        icon={Search}
        placeholder="Search titles"
        maxLength={maxLength.shortText}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          if (event.currentTarget.value === "") onSettled("");
        }}
        onBlur={settle}
        onKeyDown={(event) => event.key === "Enter" && settle()}
      />
    </Field>
  );
}
