import type { AccountSecurity } from "@caseload/contract/accounts/account-security";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useApi } from "~/lib/use-api.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { Mark } from "~/ui/mark.tsx";
import { QueryResult, SettingRow, SettingsSection } from "./settings-section.tsx";
import { useDialogs } from "~/ui/use-dialogs.ts";
import * as styles from "./settings.module.css";

const TwoFactorDialog = vitalPart(() => import("./two-factor-dialog.tsx"));
const NewCodesDialog = vitalPart(() => import("./new-codes-dialog.tsx"));
const TwoFactorRemoval = vitalPart(() => import("./two-factor-removal.tsx"));

/** At or below this many, new codes are worth making. */
const fewCodes = 3;
type Question = "setup" | "codes" | "removal";

export function TwoFactorSection() {
  const security = useApi("getAccountSecurity");
  const dialogs = useDialogs<Question>();
  return (
    <SettingsSection id="two-factor">
      <QueryResult query={security} what="two-factor authentication">
        {(data) => <TwoFactorRows security={data} onAsk={dialogs.open} />}
      </QueryResult>
      <LateDialog onOpenChange={dialogs.control.onOpenChange}>
        {dialogs.name === "setup" && <TwoFactorDialog key={dialogs.turn} {...dialogs.control} />}
        {dialogs.name === "codes" && <NewCodesDialog key={dialogs.turn} {...dialogs.control} />}
        {dialogs.name === "removal" && <TwoFactorRemoval key={dialogs.turn} {...dialogs.control} />}
      </LateDialog>
    </SettingsSection>
  );
}

interface TwoFactorRowsProps {
  security: AccountSecurity;
  onAsk: (question: Question) => void;
}

function TwoFactorRows({ security: { twoFactor, recoveryCodesLeft }, onAsk }: TwoFactorRowsProps) {
  if (!twoFactor) {
    return (
      <SettingRow
        label="Authenticator app"
        action={
          <Button variant="go" onClick={() => onAsk("setup")}>
            Set Up
          </Button>
        }
      >
        <p className={styles.state}>
          <Badge tone="line" glyph="s-closed">
            Off
          </Badge>
        </p>
        <p className={styles.note}>With it on, a stolen password isn't enough to sign in.</p>
      </SettingRow>
    );
  }
  return (
    <>
      <SettingRow
        label="Authenticator app"
        action={
          <Button variant="danger-quiet" onClick={() => onAsk("removal")}>
            Turn Off
          </Button>
        }
      >
        <p className={styles.state}>
          <Badge tone="green" glyph="check">
            On
          </Badge>
        </p>
      </SettingRow>
      <SettingRow
        label="Recovery codes"
        action={<Button onClick={() => onAsk("codes")}>Generate New Codes</Button>}
      >
        <p className={styles.value}>
          <CodesLeft count={recoveryCodesLeft ?? 0} />
        </p>
      </SettingRow>
    </>
  );
}

function CodesLeft({ count }: { count: number }) {
  const text = count === 0 ? "None left" : `${count} of 10 left`;
  return count <= fewCodes ? <Mark still>{text}</Mark> : text;
}
