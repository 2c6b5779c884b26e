import type { Session } from "@caseload/contract/accounts/account-security";
import { errorText } from "~/lib/api-error.ts";
import { inSentence } from "~/lib/format.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { DeviceRow } from "./device-row.tsx";
import styles from "./settings.module.css";

/** One browser: which, from where, since when. */
export function SessionRow({ session }: { session: Session }) {
  const { device, address, current, createdAt, lastUsedAt } = session;
  const format = useFormat();
  return (
    <DeviceRow device={device} current={current} action={!current && <SignOut session={session} />}>
      <p className={styles.note}>
        {address ?? "Unknown address"}, signed in {inSentence(format.ago(createdAt))}
      </p>
      {!current && <p className={styles.note}>Last used {inSentence(format.ago(lastUsedAt))}</p>}
    </DeviceRow>
  );
}

function SignOut({ session: { id, device } }: { session: Session }) {
  const toast = useToast();
  const end = useSingleCall("endSession", {
    changes: ["listSessions"],
    onSuccess: () => toast.success("Signed out", `${device} has to sign in again.`),
    onError: (error) =>
      toast.failure("This browser could not be signed out", errorText(error, "Please try again.")),
  });
  return (
    <Button
      aria-label={`Sign out ${device}`}
      pending={end.isPending}
      pendingText="Signing out"
      onClick={() => end.send({ params: { id } })}
    >
      Sign Out
    </Button>
  );
}
