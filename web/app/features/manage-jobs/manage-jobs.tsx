import { postingGroupLabels } from "@caseload/contract/jobs/posting-options";
import { useApi } from "~/lib/use-api.ts";
import { TabPanel, Tabs } from "~/ui/tabs.tsx";
import { filtersOf, groupNames, useFiltersInAddress } from "./filters-in-address.ts";
import { FilterForm } from "./filter-form.tsx";
import { ManageList } from "./manage-list.tsx";
import styles from "./manage-jobs.module.css";

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
