import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import { engagementNumber } from "@caseload/contract/engagements/engagement-number";
import Download from "lucide-react/icons/download";
import MessageSquare from "lucide-react/icons/message-square";
import { useFormat } from "~/lib/use-format.ts";
import { Avatar } from "~/ui/avatar.tsx";
import { ContractStatusBadge } from "~/ui/contract-status-badge.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { BackLink } from "~/ui/back-link.tsx";
import { agreementFile } from "./agreement-record.tsx";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import { agreementEnd } from "./version-choice.ts";
import * as styles from "./contract-page.module.css";

/** Status, title and parties, with what either side can always do. */
export function ContractHeader({ contract }: { contract: ContractDetail }) {
  const { id, status, job, version, paralegal, otherUser, viewerSide, attorney } = contract;
  const [firstName = otherUser.name] = otherUser.name.split(" ");
  return (
    <>
      <BackLink to="/contracts">Contracts</BackLink>
      <header className={styles.header}>
        <div>
          <p className={styles.status}>
            <ContractStatusBadge status={status} />
            <span className="small faint">
              Engagement {engagementNumber(id)}, version {version}
              <Standing contract={contract} />
            </span>
          </p>
          <h1 className="page-title">{job.title}</h1>
          <p className={styles.parties}>
            <span>
              <Avatar
                id={paralegal.id}
                name={paralegal.name}
                photo={viewerSide === "attorney" ? otherUser.photo : null}
                size="sm"
              />
              <span>{paralegal.name}</span>
            </span>{" "}
            <span>
              <span className="faint">for</span>
              <Avatar id={attorney.id} name={job.firmName} size="sm" firm />
              <span>{job.firmName}</span>
            </span>
            <UnconfirmedEmail confirmed={otherUser.emailConfirmed} />
          </p>
        </div>
        <div className={styles.headerActions}>
          <ButtonLink to={`/messages/${otherUser.id}`}>
            <MessageSquare className="icon" aria-hidden="true" />
            Message {firstName}
          </ButtonLink>
          <ButtonLink to={agreementFile(id, version)} reloadDocument download>
            <Download className="icon" aria-hidden="true" />
            Download PDF
          </ButtonLink>
        </div>
      </header>
    </>
  );
}

/** " in force", ", ended Nov 10, 2026"; nothing before both have signed. */
function Standing({ contract }: { contract: ContractDetail }) {
  const { mediumDate } = useFormat();
  const end = agreementEnd(contract);
  if (end !== null) return `, ended ${mediumDate(end)}`;
  return contract.termsAgreedAt === null ? "" : " in force";
}
