import { vitalPart } from "~/ui/lazy-part.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { QueryResult, SettingRow, SettingsSection } from "./settings-section.tsx";
import { useDialogs } from "~/ui/use-dialogs.ts";
import * as styles from "./settings.module.css";

const PasswordDialog = vitalPart(() => import("./password-dialog.tsx"));

export function PasswordSection() {
  const security = useApi("getAccountSecurity");
  const format = useFormat();
  const dialogs = useDialogs<"password">();
  return (
    <SettingsSection id="password">
      <QueryResult query={security} what="your password's age">
        {({ passwordChangedAt }) => (
          <SettingRow
            label="Last change"
            action={
              <Button aria-label="Change password" onClick={() => dialogs.open("password")}>
                Change
              </Button>
            }
          >
            <p className={styles.value}>
              {passwordChangedAt === null
                ? "Not changed since you registered"
                : format.longDate(passwordChangedAt)}
            </p>
          </SettingRow>
        )}
      </QueryResult>
      <LateDialog onOpenChange={dialogs.control.onOpenChange}>
        {dialogs.name !== null && <PasswordDialog key={dialogs.turn} {...dialogs.control} />}
      </LateDialog>
    </SettingsSection>
  );
}
