import type { ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import { Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { errorText } from "~/lib/api-error.ts";
import { useApi } from "~/lib/use-api.ts";
import { Checkbox } from "~/ui/checkbox.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { AgreementPaper } from "./agreement-paper.tsx";
import { AgreementRecord } from "./agreement-record.tsx";
import { AmendmentBanner } from "./amendment-banner.tsx";
import { isOver } from "./contract-text.ts";
import type { Step } from "./next-step.ts";
import { TermsComments } from "./terms-comments.tsx";
import { baseOf, openVersion, shownAtFirst, versionInForce } from "./version-choice.ts";
import { VersionSwitcher } from "./version-switcher.tsx";
import { WorkStep } from "./work-step.tsx";
import * as railStyles from "./rail.module.css";
import * as styles from "./terms-tab.module.css";

// Most visits are to agreements that wait for no answer, and compare nothing.
const AnswerBar = vitalPart(() => import("./answer-bar.tsx"));
const TermsDecision = vitalPart(() => import("./terms-decision.tsx"));
const ComparedPaper = vitalPart(() => import("./compared-paper.tsx"));
const ChangeCount = vitalPart(() => import("./change-count.tsx"));

interface TermsTabProps {
  contract: ContractDetail;
  onAsk: (step: Step) => void;
}

/** The agreement at the left; the decision, the record and the comments at the right. */
export function TermsTab({ contract, onAsk }: TermsTabProps) {
  const { data: versions, error, refetch } = useApi("listVersions", { params: { id: contract.id } });
  const [search] = useSearchParams();
  const asked = versions?.find(({ version }) => String(version) === search.get("version"));
  const shown = asked ?? (versions && shownAtFirst(contract, versions));
  if (versions && shown) return <Desk contract={contract} versions={versions} shown={shown} onAsk={onAsk} />;
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
  return (
    <Loading className={styles.waiting}>
      {Array.from({ length: 5 }, (_, at) => (
        <Skeleton key={at} shape="line" />
      ))}
    </Loading>
  );
}

interface DeskProps extends TermsTabProps {
  /** Newest first. */
  versions: readonly ContractVersion[];
  shown: ContractVersion;
}

function Desk({ contract, versions, shown, onAsk }: DeskProps) {
  const [search, setSearch] = useSearchParams();
  const [choice, setChoice] = useState<{ version: number; isCompared: boolean } | null>(null);
  const base = baseOf(versions, shown);
  const open = openVersion(versions);
  const inForce = versionInForce(versions);
  // What awaits an answer opens with its changes; what is agreed, as it reads.
  const isCompared =
    base !== null && (choice?.version === shown.version ? choice.isCompared : shown.status === "open");
  const paper = <AgreementPaper contract={contract} version={shown} base={null} changes={[]} />;

  function show(version: number): void {
    const next = new URLSearchParams(search);
    next.set("version", String(version));
    setSearch(next, { preventScrollReset: true, replace: true });
  }
  return (
    <>
      {contract.openAmendment && (
        <AmendmentBanner
          contract={contract}
          amendment={contract.openAmendment}
          onCompare={() => {
            show(contract.openAmendment?.version ?? shown.version);
            setChoice({ version: contract.openAmendment?.version ?? shown.version, isCompared: true });
          }}
        />
      )}
      <div className={styles.desk}>
        <div className={styles.surface}>
          <div className={styles.deskBar}>
            <VersionSwitcher versions={versions} shown={shown.version} onShow={show} />
            {base && (
              <Checkbox
                checked={isCompared}
                onChange={(event) =>
                  setChoice({ version: shown.version, isCompared: event.currentTarget.checked })
                }
              >
                Show changes from version {base.version}
              </Checkbox>
            )}
            {isCompared && (
              <span className={styles.count}>
                <Suspense>
                  <ChangeCount base={base} next={shown} />
                </Suspense>
              </span>
            )}
          </div>
          {isCompared ? (
            <Suspense fallback={paper}>
              <ComparedPaper contract={contract} version={shown} base={base} />
            </Suspense>
          ) : (
            paper
          )}
        </div>
        <Rail contract={contract} versions={versions} open={open} inForce={inForce} onAsk={onAsk} />
      </div>
      {open && (
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
}

/** The viewer's decision first, then the record, then the talk. */
function Rail({ contract, versions, open, inForce, onAsk }: RailProps) {
  const { turn, viewerSide, may } = contract;
  const isOwnTurn = turn === viewerSide && may.act;
  const heading = isOwnTurn || turn === null ? "Your turn" : `Awaiting ${contract[turn].name}`;
  return (
    <aside className={railStyles.rail} aria-label="Your answer">
      {open && (
        <section>
          <RuledHeading aside={`Version ${open.version}`}>{heading}</RuledHeading>
          <Suspense
            fallback={
              <Loading>
                {Array.from({ length: 5 }, (_, at) => (
                  <Skeleton key={at} shape="line" />
                ))}
              </Loading>
            }
          >
            <TermsDecision contract={contract} versions={versions} open={open} />
          </Suspense>
        </section>
      )}
      {(inForce !== null || isOver(contract)) && (
        <WorkStep contract={contract} isSecond={open !== null && isOwnTurn} onAsk={onAsk} />
      )}
      {inForce && <AgreementRecord contract={contract} inForce={inForce} />}
      <TermsComments contract={contract} />
    </aside>
  );
}
