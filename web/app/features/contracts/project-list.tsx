import * as styles from "./contract-list.module.css";
import { nextDue } from "@caseload/contract/engagements/contract-due";
import type { Contract } from "@caseload/contract/engagements/contracts";
import type { ContractState } from "@caseload/contract/lifecycles";
import { useSearchParams } from "react-router";
import { errorText } from "~/lib/api-error.ts";
import { useApi } from "~/lib/use-api.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useFormat } from "~/lib/use-format.ts";
import { DrawerArt } from "~/ui/drawer-art.tsx";
import { LampArt } from "~/ui/lamp-art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { TabPanel, Tabs } from "~/ui/tabs.tsx";
import { ContractRow } from "./contract-row.tsx";
import { ContractSkeletons } from "./contract-list.tsx";
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

/** Days from which a date is written in red. */
const soonDays = 2;

/** In the margin: the day on which something is due next; nothing is due of a contract that is over. */
function DueMargin({ contract }: { contract: Contract }) {
  const format = useFormat();
  const due = nextDue(contract);
  if (!due) return <Margin note={contract.endedAt === null ? "No date" : format.date(contract.endedAt)} />;
  if (due.what === "signature") return <Margin figure="Now" note="to sign" isSoon />;
  const when = due.what === "completion" ? due.at : due.day;
  const [weekday = "", day = ""] = format.weekday(when).split(/, (.*)/s);
  const isSoon = due.what === "deadline" && format.daysUntil(due.day) <= soonDays;
  return (
    <div className={classNames(styles.gutter, isSoon && styles.soon)}>
      <time dateTime={when}>
        <b>{day}</b>
        {weekday}, {notes[due.what]}
      </time>
    </div>
  );
}

const notes = { start: "starts", deadline: "due", completion: "completes" } as const;

function Margin({ figure, note, isSoon }: { figure?: string; note: string; isSoon?: boolean }) {
  return (
    <div className={classNames(styles.gutter, isSoon && styles.soon)}>
      {figure !== undefined && <b>{figure}</b>}
      {note}
    </div>
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
            title="We couldn't load projects"
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

function NoProjects({ state }: { state: ContractState }) {
  if (state === "over") {
    return (
      <EmptyState
        bare
        art={<DrawerArt />}
        title="No completed projects"
        text="Projects that you completed, and those that were canceled, are kept here."
      />
    );
  }
  return (
    <EmptyState
      bare
      art={<LampArt />}
      title="No active projects"
      text="An accepted application becomes a project: its terms to sign, its start and its deadline appear here."
      action={<ButtonLink to="/jobs">Browse Projects</ButtonLink>}
    />
  );
}
