import { postingGroupLabels } from "@caseload/contract/jobs/posting-options";
import { useApi } from "~/lib/use-api.ts";
import { TabPanel, Tabs } from "~/ui/tabs.tsx";
import { filtersOf, groups, useManageAddress } from "./manage-address.ts";
import { ManageFilters } from "./manage-filters.tsx";
import { ManageList } from "./manage-list.tsx";
import styles from "./manage.module.css";

/** All postings of the firm, by how far they have come. */
export function ManageJobs() {
  const { given, choose } = useManageAddress();
  const counts = useApi("countManagedJobs", { query: filtersOf(given) }).data;
  const tabs = groups.map((value) => ({
    value,
    label: postingGroupLabels[value],
    ...(counts && { count: counts[value] }),
  }));
  return (
    <>
      <ManageFilters given={given} choose={choose} />
      <Tabs
        label="Postings of the firm"
        variant="line"
        tabs={tabs}
        value={given.group}
        onValueChange={(group) => choose({ group })}
      >
        {groups.map((value) => (
          <TabPanel key={value} value={value} className={styles.managePanel}>
            <ManageList given={given} onClear={() => choose({ q: "", priority: "", poster: "" })} />
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
}
