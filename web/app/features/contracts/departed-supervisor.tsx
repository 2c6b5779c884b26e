import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import UserRoundX from "lucide-react/icons/user-round-x";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./contract-page.module.css";

/** The supervising attorney can no longer supervise for the firm: who has to name another one, and where. */
export default function DepartedSupervisor({ contract }: { contract: ContractDetail }) {
  const { id, supervisor, openAmendment, may, viewerSide, job } = contract;
  const replacing =
    openAmendment && openAmendment.structuredTerms.supervisorId !== supervisor.id ? openAmendment : null;
  const isOwn = viewerSide === "attorney";
  return (
    <section className={classNames("sheet", styles.completion)} aria-label="Supervising attorney">
      <span className={styles.noticeIcon}>
        <UserRoundX className="icon" aria-hidden="true" />
      </span>
      <div>
        <h2 className="heading">
          The supervising attorney can no longer supervise for {isOwn ? "your firm" : job.firmName}
        </h2>
        <p className="muted ui-text">
          {replacing
            ? `Version ${replacing.version}, which names ${replacing.supervisorName}, is awaiting signatures.`
            : isOwn
              ? "An attorney of the firm has to supervise this work. Name another one; both parties sign the change."
              : `An attorney of the firm has to supervise this work. ${job.firmName} has been asked to name another one.`}
        </p>
      </div>
      {isOwn && !replacing && (may.propose || may.amend) && (
        <div className={styles.completionActions}>
          <ButtonLink variant="primary" to={`/contracts/${id}/terms`}>
            {may.amend ? "Propose Amendment" : "Propose Changes"}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
