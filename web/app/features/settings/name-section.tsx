import type { AccountSecurity } from "@caseload/contract/accounts/account-security";
import { type ReactNode } from "react";
import { errorText } from "~/lib/api-error.ts";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useSendVerification } from "~/lib/send-verification.ts";
import { useMember } from "~/lib/session.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useApi } from "~/lib/use-api.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { QueryResult, SettingRow, SettingsSection } from "./settings-section.tsx";
import { useDialogs } from "~/ui/use-dialogs.ts";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./settings.module.css";

const NameDialog = vitalPart(() => import("./name-dialog.tsx"));
const AddressDialog = vitalPart(() => import("./address-dialog.tsx"));
const EmailDialog = vitalPart(() => import("./email-dialog.tsx"));

/** @param photo one's picture with its buttons */
export function NameSection({ photo }: { photo: ReactNode }) {
  const { firstName, lastName, userType } = useMember();
  const security = useApi("getAccountSecurity");
  const settings = useApi("getAccountSettings");
  const dialogs = useDialogs<"name" | "email" | "address">();
  return (
    <SettingsSection id="name">
      <SettingRow label="Photo">{photo}</SettingRow>
      <SettingRow
        label="Name"
        action={
          <Button aria-label="Change name" onClick={() => dialogs.open("name")}>
            Change
          </Button>
        }
      >
        <p className={styles.value}>
          {firstName} {lastName}
        </p>
      </SettingRow>
      <QueryResult query={security} what="your address">
        {(data) => <Addresses security={data} onChange={() => dialogs.open("email")} />}
      </QueryResult>
      {userType === "paralegal" && (
        <QueryResult query={settings} what="your mailing address">
          {({ mailingAddress }) => (
            <MailingAddress address={mailingAddress} onChange={() => dialogs.open("address")} />
          )}
        </QueryResult>
      )}
      <LateDialog onOpenChange={dialogs.control.onOpenChange}>
        {dialogs.name === "name" && <NameDialog key={dialogs.turn} {...dialogs.control} />}
        {dialogs.name === "address" && settings.data && (
          <AddressDialog
            key={dialogs.turn}
            {...dialogs.control}
            mailingAddress={settings.data.mailingAddress}
          />
        )}
        {dialogs.name === "email" && <EmailDialog key={dialogs.turn} {...dialogs.control} />}
      </LateDialog>
    </SettingsSection>
  );
}

interface MailingAddressProps {
  address: string | null;
  onChange: () => void;
}

const MailingAddress = ({ address, onChange }: MailingAddressProps) => (
  <SettingRow
    label="Mailing address"
    action={
      <Button aria-label={`${address === null ? "Add" : "Change"} mailing address`} onClick={onChange}>
        {address === null ? "Add" : "Change"}
      </Button>
    }
  >
    <p className={classNames(styles.value, styles.lines)}>{address ?? "Not given"}</p>
    <p className={styles.note}>Printed only in your agreements, for their parties. Never on your profile.</p>
  </SettingRow>
);

interface AddressesProps {
  security: AccountSecurity;
  onChange: () => void;
}

function Addresses({ security: { email, emailVerified, newEmail }, onChange }: AddressesProps) {
  const { sendAgain, isPending } = useSendVerification(useToast());
  return (
    <>
      <SettingRow
        label="Email"
        action={
          <>
            {!emailVerified && (
              <Button pending={isPending} pendingText="Sending" onClick={sendAgain}>
                Send Again
              </Button>
            )}
            <Button aria-label="Change email" onClick={onChange}>
              Change
            </Button>
          </>
        }
      >
        <p className={styles.value}>{email}</p>
        <p className={styles.state}>
          {emailVerified ? (
            <Badge tone="green" glyph="check">
              Confirmed
            </Badge>
          ) : (
            <Badge tone="brass" glyph="s-waiting">
              Not confirmed
            </Badge>
          )}
        </p>
        {!emailVerified && (
          <p className={styles.note}>
            Use the link we emailed you. Until then, we don't send notifications there.
          </p>
        )}
      </SettingRow>
      {newEmail !== null && <WaitingAddress address={newEmail} />}
    </>
  );
}

function WaitingAddress({ address }: { address: string }) {
  const toast = useToast();
  const cancel = useSingleCall("cancelEmailChange", {
    onSuccess: () => toast.success("Change canceled", "Your address stays as it is."),
    onError: (error) => toast.failure("We couldn't cancel the change", errorText(error, "Please try again.")),
  });
  return (
    <SettingRow
      label="New email"
      action={
        <Button pending={cancel.isPending} pendingText="Canceling" onClick={() => cancel.send({})}>
          Cancel Change
        </Button>
      }
    >
      <p className={styles.value}>{address}</p>
      <p className={styles.state}>
        <Badge tone="brass" glyph="s-waiting">
          Awaiting confirmation
        </Badge>
      </p>
      <p className={styles.note}>It replaces the old address once you use the link we emailed there.</p>
    </SettingRow>
  );
}
