import type { Session } from "@caseload/contract/accounts/account-security";
import { useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { inSentence, plural } from "~/lib/phrases.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { DeviceRow } from "./device-row.tsx";
import { QueryResult, SettingsSection } from "./settings-section.tsx";
import * as styles from "./settings.module.css";

export function SessionsSection() {
  const sessions = useApi("listSessions");
  return (
    <SettingsSection id="sessions">
      <QueryResult query={sessions} what="your sessions" rows={2}>
        {(rows) => <SessionList sessions={rows} />}
      </QueryResult>
    </SettingsSection>
  );
}

function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const others = sessions.filter(({ current }) => !current).length;
  return (
    <>
      <ul className={styles.deviceList}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <div className={styles.setting}>
        {others === 0 ? (
          <p className={styles.note}>No other browser is signed in.</p>
        ) : (
          <EndOthers count={others} />
        )}
      </div>
    </>
  );
}

function EndOthers({ count }: { count: number }) {
  const [isAsked, setAsked] = useState(false);
  const toast = useToast();
  const end = useSingleCall("endOtherSessions", {
    onSuccess: () => {
      toast.success("Signed out", "Only this browser is signed in now.");
      setAsked(false);
    },
    onError: (error) =>
      toast.failure("We couldn't sign out the others", errorText(error, "Please try again.")),
  });
  return (
    <>
      <Button variant="danger-quiet" onClick={() => setAsked(true)}>
        Sign Out All Others
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Sign out everywhere else?"
        text={`${plural(count, "other browser")} will have to sign in again. This one stays signed in.`}
        confirmLabel="Sign Out"
        pendingLabel="Signing out"
        pending={end.isPending}
        onConfirm={() => end.send({})}
      />
    </>
  );
}

/** One browser: which, from where, since when. */
function SessionRow({ session }: { session: Session }) {
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
    onSuccess: () => toast.success("Signed out", `${device} has to sign in again.`),
    onError: (error) =>
      toast.failure("We couldn't sign out this browser", errorText(error, "Please try again.")),
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
