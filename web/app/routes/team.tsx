import { InvitationList } from "~/features/team/invitation-list.tsx";
import { JoinRequestList } from "~/features/team/join-request-list.tsx";
import { TeamActions } from "~/features/team/team-actions.tsx";
import { Team } from "~/features/team/team.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import { useMember } from "~/lib/session.ts";
import { EnvelopeArt } from "~/ui/envelope-art.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { FirmOnly } from "~/features/shell/refusals.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/team";

export const meta: Route.MetaFunction = () => pageTitle("Team");

export default function TeamScreen() {
  const { firmId, firmName, permissions } = useMember();
  if (firmId === null) return <FirmOnly title="Team" />;
  return (
    <>
      <PageHead
        title="Team"
        lede={`Members and roles at ${firmName ?? "your firm"}.`}
        actions={<TeamActions />}
      />
      {permissions.includes("user:view") ? <Team /> : <Unlisted />}
      {permissions.includes("user:create") && (
        <>
          <JoinRequestList />
          <InvitationList />
        </>
      )}
    </>
  );
}

const Unlisted = () => (
  <EmptyState
    art={<EnvelopeArt />}
    title="You don't have permission to view the team"
    text="Administrators and partners of your firm see it, and can change your role."
  />
);
