import { formerMember } from "@caseload/contract/accounts/former-member";
import { vitalPart } from "~/ui/lazy-part.ts";
import { Button } from "~/ui/button.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { SettingRow, SettingsSection } from "./settings-section.tsx";
import { useDialogs } from "~/ui/use-dialogs.ts";
import * as styles from "./settings.module.css";

const DeactivateDialog = vitalPart(() => import("./deactivate-dialog.tsx"));
const DeleteDialog = vitalPart(() => import("./delete-dialog.tsx"));

export function LeaveSection() {
  const dialogs = useDialogs<"deactivate" | "delete">();
  return (
    <SettingsSection id="leave">
      <SettingRow
        label="Deactivate"
        action={<Button onClick={() => dialogs.open("deactivate")}>Deactivate Account</Button>}
      >
        <p className={styles.note}>
          Your profile and postings disappear, and no one can message you. Sign in again to restore your
          account.
        </p>
      </SettingRow>
      <SettingRow
        label="Delete"
        action={
          <Button variant="danger-quiet" onClick={() => dialogs.open("delete")}>
            Delete Account
          </Button>
        }
      >
        <p className={styles.note}>
          Your personal data is permanently removed. Messages you sent and agreements you signed remain with
          the other party, under "{formerMember}".
        </p>
      </SettingRow>
      <LateDialog onOpenChange={dialogs.control.onOpenChange}>
        {dialogs.name === "deactivate" && <DeactivateDialog key={dialogs.turn} {...dialogs.control} />}
        {dialogs.name === "delete" && <DeleteDialog key={dialogs.turn} {...dialogs.control} />}
      </LateDialog>
    </SettingsSection>
  );
}
