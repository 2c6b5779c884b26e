import type { Session } from "@caseload/contract/sign-in-safety";
import { Monitor, Smartphone } from "lucide-react";
import { errorText } from "~/lib/api-error.ts";
import { inSentence } from "~/lib/format.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { useToast } from "~/ui/toast-context.ts";

/** One browser: which, from where, since when. */
export function SessionRow({ session }: { session: Session }) {
  const { device, address, current, createdAt, lastUsedAt } = session;
  const format = useFormat();
  const Icon = /iPhone|iPad|Android/.test(device) ? Smartphone : Monitor;
  return (
    <li className="setting">
      <div className="device">
        <Icon className="i" aria-hidden="true" />
        <div>
          <h3 className="value">{device}</h3>
          <p className="note">
            {address ?? "Unknown address"}, signed in {inSentence(format.ago(createdAt))}
          </p>
          {current ? (
            <p className="state">
              <Badge tone="green" glyph="s-open">
                This browser
              </Badge>
            </p>
          ) : (
            <p className="note">Last used {inSentence(format.ago(lastUsedAt))}</p>
          )}
        </div>
      </div>
      {!current && (
        <div className="acts">
          <SignOut session={session} />
        </div>
      )}
    </li>
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
