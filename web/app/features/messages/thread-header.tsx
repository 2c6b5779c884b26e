import type { Thread } from "@caseload/contract/messages/messages";
import ArrowLeft from "lucide-react/icons/arrow-left";
import FileSignature from "lucide-react/icons/file-pen-line";
import { Avatar } from "~/ui/avatar.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { IconLink } from "~/ui/icon-button.tsx";
import styles from "./messages.module.css";

/** "Attorney, Lindqvist Okafor LLP" */
function standing({ userType, firmName }: Thread["otherUser"]): string {
  const side = userType === "attorney" ? "Attorney" : "Paralegal";
  return firmName === null ? side : `${side}, ${firmName}`;
}

export function ThreadHeader({ otherUser, contractId }: Pick<Thread, "otherUser" | "contractId">) {
  return (
    <header>
      <BackToList />
      <Avatar id={otherUser.id} name={otherUser.name} photo={otherUser.photo} />
      <div className={styles.correspondent}>
        <h2>{otherUser.name}</h2>
        <p>{standing(otherUser)}</p>
      </div>
      {contractId !== null && (
        <ButtonLink size="sm" to={`/contracts/${contractId}`} className={styles.toContract}>
          <FileSignature className="icon" aria-hidden="true" />
          <span>View Contract</span>
        </ButtonLink>
      )}
    </header>
  );
}

/** On phones, where the list is a screen of its own. */
export function BackToList() {
  return <IconLink className={styles.backToList} to="/messages" label="All conversations" icon={ArrowLeft} />;
}
