import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import { DeliverableDecision } from "./deliverable-decision.tsx";
import { Deliverables } from "./deliverables.tsx";
import { inOrder } from "./deliverable-order.ts";
import { SupervisionLog } from "./supervision-log.tsx";
import { WorkDialogs } from "./work-dialogs.tsx";
import { allDeliverables } from "./work-queries.ts";
import { useWorkQuestion } from "./work-question.ts";
import { useState } from "react";
import { useApi } from "~/lib/use-api.ts";
import { keepFocus } from "~/ui/keep-focus.ts";
import * as styles from "./work-tab.module.css";

/** What is delivered under a contract, and the log of its supervision. */
export function WorkTab({ contract }: { contract: ContractDetail }) {
  const { id, viewerSide } = contract;
  const list = useApi("listDeliverables", allDeliverables(id));
  const { asked, ask, setOpen } = useWorkQuestion();
  const [chosen, setChosen] = useState<number | null>(null);
  const rows = list.data && inOrder(list.data, viewerSide);
  const answerable = rows?.filter(({ may }) => may.decide) ?? [];
  const reviewed = answerable.find((row) => row.id === chosen) ?? answerable[0];
  return (
    <div className={styles.desk}>
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
      </aside>
      <WorkDialogs
        contract={contract}
        asked={asked}
        setOpen={setOpen}
        onDeleted={() => keepFocus("deliverables")}
      />
    </div>
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
