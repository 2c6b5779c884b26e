import { Link } from "react-router";
import { errorText } from "~/lib/api-error.ts";
import { useApi } from "~/lib/use-api.ts";
import { Dialog } from "~/ui/dialog.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import TermsDecision from "./terms-decision.tsx";
import * as styles from "./rail.module.css";
import { allVersions } from "./whole-lists.ts";
import { openVersion } from "./version-choice.ts";

interface AnswerSheetProps {
  id: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** From a list: the terms themselves are on the contract's page. */
  linksToTerms?: boolean;
}

/** The answer to the open terms, over a list or, on phones, over the terms. */
export default function AnswerSheet({ id, open, onOpenChange, linksToTerms = false }: AnswerSheetProps) {
  const contract = useApi("getContract", { params: { id } });
  const versions = useApi("listVersions", allVersions(id));
  const error = contract.error ?? versions.error;
  const awaited = versions.data && openVersion(versions.data);
  const close = (): void => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={awaited?.kind === "amendment" ? `Sign version ${awaited.version}?` : "Agree to these terms?"}
      description={contract.data && `${contract.data.job.title}, with ${contract.data.otherUser.name}`}
    >
      {contract.data && versions.data && awaited && (
        <div>
          {linksToTerms && (
            <p className={styles.lead}>
              <Link className="link" to={`/contracts/${id}`} onClick={close}>
                Read the full terms
              </Link>
            </p>
          )}
          <TermsDecision contract={contract.data} versions={versions.data} open={awaited} onSigned={close} />
        </div>
      )}
      {awaited === null && <p>Nothing is awaiting your signature.</p>}
      {error && (
        <InlineAlert
          title="We couldn't load the terms"
          text={errorText(error, "Check your connection and try again.")}
          onRetry={() => void Promise.all([contract.refetch(), versions.refetch()])}
        />
      )}
      {!error && awaited === undefined && (
        <Loading>
          <Skeleton shape="line" />
          <Skeleton shape="short" />
        </Loading>
      )}
    </Dialog>
  );
}
