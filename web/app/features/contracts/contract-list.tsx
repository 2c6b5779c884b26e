import * as styles from "./contract-list.module.css";
import { flashToasts } from "@caseload/contract/accounts/flash-toasts";
import { useSearchParams } from "react-router";
import { errorText } from "~/lib/api-error.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { RecordSkeletons } from "~/ui/row-skeletons.tsx";
import { TabPanel, Tabs } from "~/ui/tabs.tsx";
import { AppliedFilter } from "~/ui/applied-filter.tsx";
import { contractChoiceLabels, contractChoices, isChosen, tabOf } from "./contract-choices.ts";
import { ContractRows } from "./contract-rows.tsx";
import type { ContractTab } from "./contract-tab.ts";
import type { useContracts } from "./use-contracts.ts";

/** Tabs Active and Completed; the second holds cancelled contracts too (SPEC.md section 4). */
export function ContractList({ list }: { list: ReturnType<typeof useContracts> }) {
  const [search, setSearch] = useSearchParams();
  const only = contractChoices.find((choice) => choice === search.get("only"));
  const tab: ContractTab = only ? tabOf(only) : search.get("tab") === "completed" ? "completed" : "active";
  const chosen = only ? list.rows.filter((contract) => isChosen(contract, only)) : list.rows;
  const rows = {
    active: chosen.filter(({ status }) => tabOf(status) === "active"),
    completed: chosen.filter(({ status }) => tabOf(status) === "completed"),
  };
  const count = (of: ContractTab) => (list.isComplete ? rows[of].length : undefined);
  return (
    <Tabs
      label="Contracts"
      tabs={[
        { value: "active", label: "Active", count: count("active") },
        { value: "completed", label: "Completed", count: count("completed") },
      ]}
      value={tab}
      onValueChange={(next) => setSearch(next === "active" ? {} : { tab: next }, { replace: true })}
    >
      {(["active", "completed"] as const).map((of) => (
        <TabPanel key={of} value={of} className="sheet edge">
          <Failure list={list} />
          {only && <AppliedFilter label={contractChoiceLabels[only]} wholeList="/contracts" />}
          {list.isPending && <ContractSkeletons />}
          {(list.rows.length > 0 || list.isComplete) && !isRefused(list) && (
            <ContractRows tab={of} rows={rows[of]} only={only} />
          )}
        </TabPanel>
      ))}
    </Tabs>
  );
}

const isRefused = ({ error, rows }: ReturnType<typeof useContracts>) => error !== null && rows.length === 0;

/** The list could not be loaded, or only in part. */
function Failure({ list }: { list: ReturnType<typeof useContracts> }) {
  if (!list.error) return null;
  const isSignedOut = list.error.status === 401;
  return (
    <div className={styles.agreementsNote}>
      <InlineAlert
        title={isSignedOut ? flashToasts.contractsDenied.text : "We couldn't load contracts"}
        text={isSignedOut ? undefined : errorText(list.error, "Please try again")}
        onRetry={isSignedOut ? undefined : list.rows.length > 0 ? list.loadMore : list.refetch}
      />
    </div>
  );
}

export function ContractSkeletons() {
  const classes = {
    list: styles.agreements,
    row: styles.agreementSkeleton,
    gutter: styles.gutter,
    details: styles.details,
  };
  return <RecordSkeletons rows={4} last="tag" classes={classes} />;
}
