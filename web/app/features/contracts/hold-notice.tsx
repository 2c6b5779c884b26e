import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import Lock from "lucide-react/icons/lock";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import * as styles from "./hold-notice.module.css";

interface HoldNoticeProps {
  contract: ContractDetail;
  onRelease: () => void;
}

/** Since when nothing of the engagement is deleted, and why for the firm's side. */
export function HoldNotice({ contract: { hold, mayHold }, onRelease }: HoldNoticeProps) {
  const { mediumDate } = useFormat();
  if (hold === null) return null;
  return (
    <div className={styles.hold}>
      <Lock aria-hidden="true" />
      <span>
        <b>Legal hold since {mediumDate(hold.since)}.</b> Nothing in this engagement, its messages or its
        files can be deleted.
        {hold.reason !== null && (
          <small>
            Placed by {hold.byName}: {hold.reason}
          </small>
        )}
      </span>
      {mayHold && (
        <Button size="sm" onClick={onRelease}>
          Release Hold
        </Button>
      )}
    </div>
  );
}
