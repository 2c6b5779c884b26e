import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import { ContractFiles } from "./contract-files.tsx";
import { DeliverableDecision } from "./deliverable-decision.tsx";
import { Deliverables } from "./deliverables.tsx";
import { inOrder } from "./deliverable-order.ts";
import { RecordsSection } from "./records-section.tsx";
import { SupervisionLog } from "./supervision-log.tsx";
import { WorkDialogs } from "./work-dialogs.tsx";
import { allDeliverables } from "./work-queries.ts";
import { useWorkQuestion } from "./work-question.ts";
import { useState } from "react";
import { useApi } from "~/lib/use-api.ts";
import { keepFocus } from "~/ui/keep-focus.ts";
import * as styles from "./work-tab.module.css";

interface WorkTabProps {
  contract: ContractDetail;
  onPlaceHold: () => void;
}

/** What is delivered under a contract, and the log of its supervision. */
export function WorkTab({ contract, onPlaceHold }: WorkTabProps) {
  const { id, viewerSide } = contract;
  const list = useApi("listDeliverables", allDeliverables(id));
  const { asked, ask, setOpen } = useWorkQuestion();
  const [chosen, setChosen] = useState<number | null>(null);
  const rows = list.data && inOrder(list.data, viewerSide);
  const answerable = rows?.filter(({ may }) => may.decide) ?? [];
  const reviewed = answerable.find((row) => row.id === chosen) ?? answerable[0];
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.surface}>
          <Deliverables
            contract={contract}
            list={list}
            rows={rows}
            reviewedId={reviewed?.id}
            onAsk={ask}
            onReview={(row) => {
              setChosen(row.id);
              focusOnDecision();
            }}
          />
          <ContractFiles
            contract={contract}
            shown={4}
            onDelete={({ name }, file) => ask({ kind: "deleteFile", name, file })}
          />
        </div>
        <aside
          className={styles.rail}
          aria-label={reviewed ? "Decision and supervision log" : "Supervision log"}
        >
          {reviewed && (
            <section id={decisionId} tabIndex={-1} aria-label={`Your decision on ${reviewed.title}`}>
              <DeliverableDecision
                key={`${reviewed.id} ${reviewed.submissions.length}`}
                deliverable={reviewed}
                name={contract.paralegal.name}
                remaining={answerable.length - 1}
              />
            </section>
          )}
          <section>
            <SupervisionLog contract={contract} onAdd={() => ask({ kind: "log" })} />
          </section>
          <section>
            <RecordsSection
              contract={contract}
              onPlaceHold={onPlaceHold}
              onCertify={() => ask({ kind: "certificate" })}
            />
          </section>
        </aside>
      </div>
      <WorkDialogs contract={contract} asked={asked} setOpen={setOpen} onDeleted={keepFocus} />
    </>
  );
}

const decisionId = "deliverable-decision";

/** After the decision has been drawn for the row. */
function focusOnDecision(): void {
  requestAnimationFrame(() => {
    const decision = document.getElementById(decisionId);
    decision?.focus({ preventScroll: true });
    decision?.scrollIntoView({ block: "nearest" });
  });
}
