import type { ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import { Suspense, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { errorText } from "~/lib/api-error.ts";
import { useApi } from "~/lib/use-api.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { keepFocus } from "~/ui/keep-focus.ts";
import { vitalPart } from "~/ui/lazy-part.ts";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { TabSkeleton } from "./tab-skeleton.tsx";
import { plainSections } from "./agreement-text.ts";
import { AgreementSheet } from "./agreement-sheet.tsx";
import { AgreementRecord } from "./agreement-record.tsx";
import { AmendmentBanner } from "./amendment-banner.tsx";
import { isOver } from "./contract-text.ts";
import { isOpenOffer, type Step } from "./next-step.ts";
import { TermsComments } from "./terms-comments.tsx";
import { agreementEnd, baseOf, openVersion, shownAtFirst, versionInForce } from "./version-choice.ts";
import { VersionSwitcher } from "./version-switcher.tsx";
import { allVersions } from "./whole-lists.ts";
import { WorkStep } from "./work-step.tsx";
import * as railStyles from "./rail.module.css";
import * as styles from "./terms-tab.module.css";

// Only while a version awaits signatures.
const TermsDecision = vitalPart(() => import("./terms-decision.tsx"));
const AnswerBar = vitalPart(() => import("./answer-bar.tsx"));
// Only where there is an earlier version.
const ComparedTerms = vitalPart(() => import("./compared-terms.tsx"));

// Only where the terms name a state.
const StateRuleNotes = vitalPart(() => import("./state-rule-notes.tsx"));

const noChanges: readonly [] = [];

interface TermsTabProps {
  contract: ContractDetail;
  onAsk: (step: Step) => void;
}

/** The agreement at the left; the decision, the record and the comments at the right. */
export function TermsTab({ contract, onAsk }: TermsTabProps) {
  const { data: versions, error, refetch } = useApi("listVersions", allVersions(contract.id));
  const [search] = useSearchParams();
  const asked = versions?.find(({ version }) => String(version) === search.get("version"));
  // A new version can reach the contract before the list. The list's latest keeps the page, and what is typed in it.
  const shown = asked ?? (versions && (shownAtFirst(contract, versions) ?? versions[0]));
  if (versions && shown)
    return <TermsSheet contract={contract} versions={versions} shown={shown} onAsk={onAsk} />;
  if (error)
    return (
      <div className={styles.failure}>
        <InlineAlert
          title="We couldn't load the terms"
          text={errorText(error, "Check your connection and try again.")}
          onRetry={() => void refetch()}
        />
      </div>
    );
  return <TabSkeleton />;
}

interface TermsSheetProps extends TermsTabProps {
  /** Newest first. */
  versions: readonly ContractVersion[];
  shown: ContractVersion;
}

function TermsSheet({ contract, versions, shown, onAsk }: TermsSheetProps) {
  const [search, setSearch] = useSearchParams();
  const [choice, setChoice] = useState<{ version: number; isCompared: boolean } | null>(null);
  const { openAmendment } = contract;
  const base = baseOf(versions, shown);
  const open = openVersion(versions);
  // What awaits an answer opens with its changes; what is agreed, as it reads.
  const isCompared = choice?.version === shown.version ? choice.isCompared : shown.status === "open";

  function show(version: number): void {
    const next = new URLSearchParams(search);
    next.set("version", String(version));
    setSearch(next, { preventScrollReset: true, replace: true });
  }
  const switcher = (
    <VersionSwitcher versions={versions} shown={shown.version} end={agreementEnd(contract)} onShow={show} />
  );
  const plain = (
    <>
      <div className={styles.versionBar}>{switcher}</div>
      <AgreementSheet
        contract={contract}
        version={shown}
        sections={plainSections(shown.terms)}
        changes={noChanges}
      />
    </>
  );
  return (
    <>
      {/* One banner at a time: the legal hold goes first. */}
      {openAmendment && contract.hold === null && (
        <AmendmentBanner
          contract={contract}
          amendment={openAmendment}
          onCompare={() => {
            show(openAmendment.version);
            setChoice({ version: openAmendment.version, isCompared: true });
          }}
        />
      )}
      <div className={styles.termsSheet}>
        <div className={styles.surface}>
          {base === null ? (
            plain
          ) : (
            <Suspense fallback={plain}>
              <ComparedTerms
                contract={contract}
                shown={shown}
                base={base}
                isCompared={isCompared}
                onCompare={(next) => setChoice({ version: shown.version, isCompared: next })}
              >
                {switcher}
              </ComparedTerms>
            </Suspense>
          )}
        </div>
        <Rail
          contract={contract}
          versions={versions}
          open={open}
          inForce={versionInForce(versions)}
          governingState={shown.structuredTerms.governingState}
          onAsk={onAsk}
        />
      </div>
      {open && (isOpenOffer(contract) || (contract.turn === contract.viewerSide && contract.may.act)) && (
        <Suspense>
          <AnswerBar contract={contract} versions={versions} open={open} />
        </Suspense>
      )}
    </>
  );
}

interface RailProps extends TermsTabProps {
  versions: readonly ContractVersion[];
  open: ContractVersion | null;
  inForce: ContractVersion | null;
  /** Of the version that is shown. */
  governingState: string | null;
}

/** The viewer's decision first, then the record, then the talk. */
function Rail({ contract, versions, open, inForce, governingState, onAsk }: RailProps) {
  const { turn, viewerSide, may } = contract;
  const isOwnTurn = turn === viewerSide && may.act;
  const awaited = isOpenOffer(contract) ? "both signatures" : turn && contract[turn].name;
  // With each step, the form that had the focus is gone; the keyboard goes on in the rail.
  const step = open && `${open.version} ${open.signatures.length}`;
  useEffect(() => () => keepFocus("answer"), [step]);
  const heading = isOwnTurn || awaited === null ? "Your turn" : `Awaiting ${awaited}`;
  return (
    <aside id="answer" tabIndex={-1} className={railStyles.rail} aria-label="Your response">
      <div className={railStyles.inSight}>
        {open && (
          <section>
            <RuledHeading aside={`Version ${open.version}`}>{heading}</RuledHeading>
            <Suspense>
              <TermsDecision contract={contract} versions={versions} open={open} />
            </Suspense>
          </section>
        )}
        {(inForce !== null || isOver(contract)) && (
          <WorkStep contract={contract} isSecond={open !== null && isOwnTurn} onAsk={onAsk} />
        )}
        {inForce && <AgreementRecord contract={contract} inForce={inForce} />}
        {governingState !== null && (
          <Suspense>
            <StateRuleNotes state={governingState} />
          </Suspense>
        )}
        <TermsComments contract={contract} />
      </div>
    </aside>
  );
}
