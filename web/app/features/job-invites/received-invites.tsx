import { useSearchParams } from "react-router";
import { errorText } from "~/lib/api.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { EnvelopeArt } from "~/ui/art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { RowSkeletons } from "~/ui/skeleton.tsx";
import { InviteCard } from "./invite-card.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./job-invites.module.css";

/** The positions that law offices invited one to, newest first. */
export function ReceivedInvites() {
  const list = useApiPages("listJobInvites");
  const [address] = useSearchParams();
  const named = Number(address.get("invite"));
  if (list.isPending) return <RowSkeletons rows={3} />;
  if (list.error && list.rows.length === 0)
    return (
      <InlineAlert
        title="Your invites could not be loaded"
        text={errorText(list.error, "Please try again")}
        onRetry={list.refetch}
      />
    );
  if (list.rows.length === 0)
    return (
      <EmptyState
        art={<EnvelopeArt />}
        title="No Invites Yet"
        text="Law offices find you by your profile. The more it says, the more of them know that you fit."
        action={<ButtonLink to="/profile/paralegal">Open Profile</ButtonLink>}
      />
    );
  return (
    <>
      <ul className={classNames("sheet edge", styles.inviteList)}>
        {list.rows.map((invite) => (
          <InviteCard key={invite.id} invite={invite} isNamed={invite.id === named} />
        ))}
      </ul>
      <MoreRows
        shown={list.rows.length}
        noun="invites"
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        onMore={list.loadMore}
      />
    </>
  );
}
