import { useMember } from "~/lib/session.ts";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { focusTitle } from "./focus-title.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { product } from "@caseload/contract/product";
import Download from "lucide-react/icons/download";
import Printer from "lucide-react/icons/printer";
import { CopyButton } from "~/ui/copy-button.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./settings-dialogs.module.css";

interface RecoveryCodesDialogProps extends DialogControl {
  codes: readonly string[];
}

export function RecoveryCodesDialog({ codes, ...control }: RecoveryCodesDialogProps) {
  const { email } = useMember();
  return (
    <Dialog
      {...control}
      title="Keep your recovery codes"
      size="narrow"
      finalFocus={focusTitle("two-factor")}
      footer={
        <Button variant="primary" onClick={() => control.onOpenChange(false)}>
          I've Saved My Codes
        </Button>
      }
    >
      <RecoveryCodes codes={codes} email={email} />
    </Dialog>
  );
}

/** The codes with a title, because the file is read without this page. */
const asText = (codes: readonly string[], email: string): string =>
  [`${product.name} recovery codes for ${email}`, "Each code works once.", "", ...codes, ""].join("\n");

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${product.name.toLowerCase()}-recovery-codes.txt`;
  link.click();
  URL.revokeObjectURL(url);
}

interface RecoveryCodesProps {
  codes: readonly string[];
  email: string;
}

/** Ten codes, shown this once, with the ways to keep them. */
function RecoveryCodes({ codes, email }: RecoveryCodesProps) {
  const text = asText(codes, email);
  return (
    <div className={styles.recovery}>
      <p className={styles.printTitle}>
        {product.name} recovery codes for {email}
      </p>
      <p className={classNames("ui-text muted", styles.explanation)}>
        Without your phone, each of these signs you in once. Store them somewhere safe. We won't show them
        again.
      </p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.recoveryActions}>
        <CopyButton text={text} done="Codes copied">
          Copy
        </CopyButton>
        <Button onClick={() => download(text)}>
          <Download className="icon" />
          Download
        </Button>
        <Button onClick={() => window.print()}>
          <Printer className="icon" />
          Print
        </Button>
      </div>
    </div>
  );
}
