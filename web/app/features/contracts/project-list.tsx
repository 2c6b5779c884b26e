import styles from "./contract-list.module.css";
import type { ContractState } from "@caseload/contract/lifecycles";
import { useSearchParams } from "react-router";
import { errorText } from "~/lib/api.ts";
import { useApi } from "~/lib/use-api.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { TabPanel, Tabs } from "~/ui/tabs.tsx";
import { ContractRow } from "./contract-row.tsx";
import { ContractSkeletons } from "./contract-skeletons.tsx";
import { DueMargin } from "./due-margin.tsx";
import { NoProjects } from "./no-projects.tsx";
import { ownProjects, ownSide } from "./own-projects.ts";

const tabs = [
  { value: "active", label: "Active" },
  { value: "over", label: "Completed" },
] as const;

/** A paralegal's own contracts: the live ones by what is due next, then what is over. */
export function ProjectList() {
  const [search, setSearch] = useSearchParams();
  const { data: counts } = useApi("countContracts", { query: ownSide });
  return (
    <Tabs<ContractState>
      label="Projects"
      tabs={tabs.map((tab) => ({ ...tab, count: counts?.[tab.value] }))}
      value={search.get("tab") === "completed" ? "over" : "active"}
      onValueChange={(next) => setSearch(next === "active" ? {} : { tab: "completed" }, { replace: true })}
    >
      {tabs.map(({ value }) => (
        <TabPanel key={value} value={value} className="sheet edge">
          <Projects state={value} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

function Projects({ state }: { state: ContractState }) {
  const list = useApiPages("listContracts", ownProjects(state));
  const { rows, error, isPending } = list;
  return (
    <>
      {error && (
        <div className={styles.agreementsNote}>
          <InlineAlert
            title="Projects could not be loaded"
            text={errorText(error, "Please try again")}
            onRetry={rows.length > 0 ? list.loadMore : list.refetch}
          />
        </div>
      )}
      {isPending && <ContractSkeletons />}
      {!isPending && !error && rows.length === 0 && <NoProjects state={state} />}
      {rows.length > 0 && (
        <ul className={styles.agreements}>
          {rows.map((contract) => (
            <ContractRow key={contract.id} contract={contract} margin={<DueMargin contract={contract} />} />
          ))}
        </ul>
      )}
      {rows.length > 0 && (
        <MoreRows
          shown={rows.length}
          noun="projects"
          hasMore={list.hasMore}
          loading={list.isLoadingMore}
          onMore={list.loadMore}
        />
      )}
    </>
  );
}
