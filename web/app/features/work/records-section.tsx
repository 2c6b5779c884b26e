import { callUrl } from "@caseload/contract/call-url";
import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import Archive from "lucide-react/icons/archive";
import { endpoints } from "~/lib/endpoints.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import * as styles from "./files.module.css";

interface RecordsSectionProps {
  contract: ContractDetail;
  onPlaceHold: () => void;
  onCertify: () => void;
}

/** Who still reads the files, the certificate, the engagement file and the legal hold. */
export function RecordsSection({ contract, onPlaceHold, onCertify }: RecordsSectionProps) {
  const { id, hold, mayHold, viewerSide, paralegal, fileAccess } = contract;
  const { mediumDate } = useFormat();
  const mayCertify = fileAccess.certificate === "possible" || fileAccess.certificate === "due";
  const [first = paralegal.name] = paralegal.name.split(" ", 1);
  const whose = viewerSide === "paralegal" ? "Your" : `${first}'s`;
  return (
    <>
      <RuledHeading>Records</RuledHeading>
      {fileAccess.endsAt !== null && fileAccess.certificate !== "given" && (
        <p className={styles.lead}>
          {whose} access to the files {fileAccess.ended ? "ended" : "ends"} {mediumDate(fileAccess.endsAt)}.
        </p>
      )}
      {fileAccess.certificate === "given" && <CertificateText contractId={id} />}
      <div className={styles.recordActions}>
        {viewerSide === "paralegal" && mayCertify && (
          <Button block onClick={onCertify}>
            Certify Return or Destruction
          </Button>
        )}
        <a
          className="button secondary block"
          href={callUrl(endpoints.downloadEngagement, { params: { id } })}
          download
        >
          <Archive className="icon" aria-hidden="true" />
          Download Engagement File
        </a>
        {mayHold && hold === null && (
          <Button block variant="ghost" onClick={onPlaceHold}>
            Place Hold
          </Button>
        )}
      </div>
    </>
  );
}

function CertificateText({ contractId }: { contractId: number }) {
  const { mediumDate } = useFormat();
  const { data } = useApi("getCertificate", { params: { id: contractId } });
  if (!data) return null;
  return (
    <p className={styles.lead}>
      {data.name} <UnconfirmedEmail confirmed={data.emailConfirmed} /> certified on{" "}
      {mediumDate(data.signedAt)}: "{data.statement}"
    </p>
  );
}
