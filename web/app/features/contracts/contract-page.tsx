import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import { notFoundMessages } from "@caseload/contract/not-found-messages";
import { type ComponentType, type ReactNode, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { errorText } from "~/lib/api-error.ts";
import { useApi } from "~/lib/use-api.ts";
import { useMedia } from "~/lib/use-media.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { NotFound } from "~/ui/late-not-found.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { BackLink } from "~/ui/back-link.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { TabPanel, Tabs } from "~/ui/tabs.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import { ContractFacts } from "./contract-facts.tsx";
import { ContractHeader } from "./contract-header.tsx";
import { isOver } from "./contract-text.ts";
import { isCompletionRequested } from "./next-step.ts";
import { TabSkeleton } from "./tab-skeleton.tsx";
import { TermsTab } from "./terms-tab.tsx";
import { useStepQuestion } from "./use-step-question.tsx";
import * as styles from "./contract-page.module.css";

const CompletionBanner = vitalPart(() => import("./completion-banner.tsx"));
const HoldNotice = vitalPart(async () => ({ default: (await import("./hold-notice.tsx")).HoldNotice }));
const HoldDialog = vitalPart(() => import("./hold-dialog.tsx"));
const DepartedSupervisor = vitalPart(() => import("./departed-supervisor.tsx"));
const TimelineTab = vitalPart(() => import("./timeline-tab.tsx"));

interface ContractPageProps {
  id: number;
  /** The conversation with the other side, for the Messages tab. */
  Conversation: ComponentType<{ userId: number }>;
  /** A possible conflict, or a screening memo to acknowledge. */
  Conflict: ComponentType<{ contract: ContractDetail }>;
  /** Both sides' reviews, once the contract is completed. */
  Reviews: ComponentType<{ contract: ContractDetail }>;
  /** Recorded time, for the Time tab. */
  Time: ComponentType<{ contract: ContractDetail }>;
  /** For the Files tab. */
  Files: ComponentType<{ contract: ContractDetail }>;
  /** For the Invoices tab. */
  Invoices: ComponentType<{ contract: ContractDetail }>;
  /** Deliverables and the supervision log, for the Work tab. */
  Work: ComponentType<{ contract: ContractDetail; onPlaceHold: () => void }>;
}

/** One engagement: its terms, its messages and its timeline. */
export function ContractPage({ id, ...panels }: ContractPageProps) {
  const isId = !Number.isNaN(id);
  const { data: contract, error, refetch } = useApi("getContract", { params: { id } }, { enabled: isId });
  // Parties only: for everyone else the existence of a contract is private.
  if (!isId || error?.status === 404 || error?.status === 400)
    return (
      <NotFound
        title="Contract Not Found"
        text={notFoundMessages.contractNotFound}
        action="Back to Contracts"
        to="/contracts"
      />
    );
  if (contract) return <Engagement contract={contract} {...panels} />;
  if (!error) return <ContractSkeleton />;
  return (
    <>
      <BackLink to="/contracts">Contracts</BackLink>
      <PageHead title="Contract" />
      <InlineAlert
        title="We couldn't load this contract"
        text={errorText(error, "Check your connection and try again.")}
        onRetry={() => void refetch()}
      />
    </>
  );
}

const tabs = [
  { value: "terms", label: "Terms" },
  { value: "work", label: "Work" },
  { value: "time", label: "Time" },
  { value: "files", label: "Files" },
  { value: "messages", label: "Messages" },
  { value: "invoices", label: "Invoices" },
  { value: "timeline", label: "Timeline" },
] as const;
type EngagementTab = (typeof tabs)[number]["value"];

/** What a tab shows after its label; nothing while there is none of it. */
function useTabCounts(id: number): Partial<Record<EngagementTab, number>> {
  const { data } = useApi("countContractParts", { params: { id } });
  if (!data) return {};
  const { deliverables: work, files, unreadMessages: messages, invoices } = data;
  const counts = { work, files, messages, invoices };
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

/** Work and files come with agreed terms; time is recorded and invoiced from the start of work. */
const tabsOf = ({ startedAt, termsAgreedAt }: ContractDetail) =>
  tabs.filter(
    ({ value }) =>
      ((value !== "time" && value !== "invoices") || startedAt !== null) &&
      ((value !== "work" && value !== "files") || termsAgreedAt !== null || startedAt !== null),
  );

function Engagement({
  contract,
  Conflict,
  Conversation,
  Reviews,
  Work,
  ...parts
}: Omit<ContractPageProps, "id"> & { contract: ContractDetail }) {
  const [search, setSearch] = useSearchParams();
  const { ask, dialog } = useStepQuestion(contract);
  const { askForHold, holdDialog } = useHoldQuestion(contract);
  const { completionRequestedAt } = contract;
  const counts = useTabCounts(contract.id);
  // On phones the tabs come before them, as they do while the work is under way.
  const isPhone = useMedia("(max-width: 860px)");
  const reviews = contract.status === "completed" && (
    <Suspense>
      <Reviews contract={contract} />
    </Suspense>
  );
  const shownTabs = tabsOf(contract).map((option) => ({ ...option, count: counts[option.value] }));
  const tab = shownTabs.find(({ value }) => value === search.get("tab"))?.value ?? "terms";
  const open = (next: EngagementTab): void =>
    setSearch(next === "terms" ? {} : { tab: next }, { preventScrollReset: true });
  const panel = (value: EngagementTab, children: ReactNode) => (
    <TabPanel value={value} className="sheet edge">
      {contract.hold && (
        <Suspense>
          <HoldNotice contract={contract} onRelease={askForHold} />
        </Suspense>
      )}
      {children}
    </TabPanel>
  );
  const part = (value: EngagementTab, Part: ComponentType<{ contract: ContractDetail }>) =>
    panel(
      value,
      <Suspense fallback={<TabSkeleton />}>
        <Part contract={contract} />
      </Suspense>,
    );
  return (
    <>
      <ContractHeader contract={contract} />
      <ContractFacts contract={contract} />
      {(contract.conflict.status === "possible" || contract.conflict.screening !== "none") && (
        <Suspense>
          <Conflict contract={contract} />
        </Suspense>
      )}
      {!isPhone && reviews}
      {!contract.supervisor.active && !isOver(contract) && (
        <Suspense>
          <DepartedSupervisor contract={contract} />
        </Suspense>
      )}
      {isCompletionRequested(contract) && completionRequestedAt !== null && (
        <Suspense>
          <CompletionBanner contract={contract} requestedAt={completionRequestedAt} onAsk={ask} />
        </Suspense>
      )}
      <Tabs<EngagementTab>
        className={styles.tabs}
        label="Engagement"
        tabs={shownTabs}
        value={tab}
        onValueChange={open}
      >
        {panel("terms", <TermsTab contract={contract} onAsk={ask} />)}
        {panel(
          "work",
          <Suspense fallback={<TabSkeleton />}>
            <Work contract={contract} onPlaceHold={askForHold} />
          </Suspense>,
        )}
        {panel(
          "messages",
          <div className={styles.conversation}>
            <Conversation userId={contract.otherUser.id} />
          </div>,
        )}
        {part("time", parts.Time)}
        {part("files", parts.Files)}
        {part("invoices", parts.Invoices)}
        {part("timeline", TimelineTab)}
      </Tabs>
      {isPhone && reviews}
      {dialog}
      {holdDialog}
    </>
  );
}

/** `askForHold` opens the question that places or releases the legal hold; `holdDialog` is to be rendered. */
function useHoldQuestion(contract: ContractDetail): { askForHold: () => void; holdDialog: ReactNode } {
  /** Counts the openings: the key that resets each dialog. */
  const [turn, setTurn] = useState(0);
  const [isOpen, setOpen] = useState(false);
  return {
    askForHold: () => {
      setTurn((before) => before + 1);
      setOpen(true);
    },
    holdDialog: turn > 0 && (
      <LateDialog onOpenChange={setOpen}>
        <HoldDialog key={turn} contract={contract} open={isOpen} onOpenChange={setOpen} />
      </LateDialog>
    ),
  };
}

function ContractSkeleton() {
  return (
    <>
      <BackLink to="/contracts">Contracts</BackLink>
      <h1>
        <VisuallyHidden>Contract</VisuallyHidden>
      </h1>
      <Loading>
        <div className={styles.headSkeleton}>
          <Skeleton shape="tag" />
          <Skeleton shape="title" />
          <Skeleton shape="line" />
        </div>
        <div className={styles.sheetSkeleton}>
          {Array.from({ length: 5 }, (_, at) => (
            <div key={at}>
              <Skeleton shape="word" />
              <Skeleton shape="line" />
              <Skeleton shape="short" />
            </div>
          ))}
        </div>
      </Loading>
    </>
  );
}
