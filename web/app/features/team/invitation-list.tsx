import { errorText } from "~/lib/api.ts";
import { useApi } from "~/lib/use-api.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { InvitationRow } from "./invitation-row.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./team.module.css";

/** Invitations that have not been used yet. */
export function InvitationList() {
  const { data, error, refetch } = useApi("listInvitations");
  if (!data && error)
    return (
      <div className={styles.invitationFailure}>
        <InlineAlert
          title="Invitations could not be loaded"
          text={errorText(error, "Please try again")}
          onRetry={() => void refetch()}
        />
      </div>
    );
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.teamInvited} aria-labelledby="open-invitations">
      <h2 className="heading" id="open-invitations">
        Open invitations
      </h2>
      <ul className={classNames("sheet edge", styles.teamRows)}>
        {data.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}
