import { callUrl } from "@caseload/contract/call-url";
import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import type { Deliverable } from "@caseload/contract/engagements/deliverables";
import Download from "lucide-react/icons/download";
import Plus from "lucide-react/icons/plus";
import { type ApiError, errorText } from "~/lib/api-error.ts";
import { endpoints } from "~/lib/endpoints.ts";
import { useMember } from "~/lib/session.ts";
import { DrawerArt } from "~/ui/drawer-art.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { DeliverableRow } from "./deliverable-row.tsx";
import type { WorkQuestion } from "./work-question.ts";
import { mayAddDeliverable } from "./work-rights.ts";
import * as styles from "./work-tab.module.css";

interface DeliverablesProps {
  contract: ContractDetail;
  list: { error: ApiError | null; refetch: () => unknown };
  /** Undefined until they are loaded. */
  rows: readonly Deliverable[] | undefined;
  /** The one that the rail's decision is about. */
  reviewedId: number | undefined;
  onAsk: (question: WorkQuestion) => void;
  onReview: (deliverable: Deliverable) => void;
}

/** What is to be delivered, with due dates in the margin. */
export function Deliverables({ contract, list, rows, ...row }: DeliverablesProps) {
  const viewer = useMember();
  const mayAdd = mayAddDeliverable(contract, viewer);
  return (
    <section aria-labelledby="deliverables">
      <div className={styles.sectionHead}>
        <h2 className="heading" id="deliverables" tabIndex={-1}>
          Deliverables
        </h2>
        {mayAdd && (
          <Button size="sm" onClick={() => row.onAsk({ kind: "add" })}>
            <Plus className="icon" aria-hidden="true" />
            Add Deliverable
          </Button>
        )}
      </div>
      {list.error && (
        <div className={styles.failure}>
          <InlineAlert
            title="We couldn't load the deliverables"
            text={errorText(list.error, "Check your connection and try again.")}
            onRetry={() => void list.refetch()}
          />
        </div>
      )}
      {!rows && !list.error && <RowsSkeleton />}
      {rows?.length === 0 && (
        <div className={styles.empty}>
          <EmptyState
            bare
            level={3}
            art={<DrawerArt />}
            title="No deliverables yet"
            text={mayAdd ? emptyTexts[contract.viewerSide] : "No deliverables were set for this contract."}
          />
        </div>
      )}
      {rows && rows.length > 0 && (
        <>
          <ul className={styles.deliverables}>
            {rows.map((deliverable) => (
              <DeliverableRow key={deliverable.id} deliverable={deliverable} {...row} />
            ))}
          </ul>
          <p className={styles.footLine}>
            <a
              className="button ghost size-small"
              href={callUrl(endpoints.downloadDeliverables, { params: { id: contract.id } })}
              download
            >
              <Download className="icon" aria-hidden="true" />
              Download CSV
            </a>
          </p>
        </>
      )}
    </section>
  );
}

const emptyTexts = {
  attorney: "Add what you expect and by when. The paralegal submits it here, and you approve or return it.",
  paralegal: "Add what you will deliver and by when, or submit what the firm adds here.",
} as const;

const RowsSkeleton = () => (
  <Loading className={styles.skeleton}>
    {Array.from({ length: 3 }, (_, at) => (
      <div key={at}>
        <Skeleton shape="word" />
        <Skeleton shape="line" />
      </div>
    ))}
  </Loading>
);
