import type { ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import FilePenLine from "lucide-react/icons/file-pen-line";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import * as styles from "./terms-tab.module.css";

interface AmendmentBannerProps {
  contract: ContractDetail;
  amendment: ContractVersion;
  onCompare: () => void;
}

/** Who proposed the open amendment, and what stays in force until both have signed it. */
export function AmendmentBanner({ contract: { version }, amendment, onCompare }: AmendmentBannerProps) {
  const { mediumDate } = useFormat();
  return (
    <div className={styles.banner}>
      <FilePenLine aria-hidden="true" />
      <span>
        <b>
          {amendment.authorName} proposed an amendment on {mediumDate(amendment.createdAt)}
        </b>
        Version {version} stays in force until both parties sign version {amendment.version}. Approved time
        keeps its rate.
      </span>
      <Button size="sm" onClick={onCompare}>
        Compare Versions
      </Button>
    </div>
  );
}
