import { useMember } from "~/lib/session.ts";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { focusTitle } from "./focus-title.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import type { DialogControl } from "~/ui/use-dialogs.ts";

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
          I Have Kept Them
        </Button>
      }
    >
      <RecoveryCodes codes={codes} email={email} />
    </Dialog>
  );
}
