import type { UserType } from "@caseload/contract/roles";
import { dashboardOf } from "~/lib/addresses.ts";
import { useMember } from "~/lib/session.ts";
import { EnvelopeArt } from "~/ui/envelope-art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { SwitchAccount } from "./switch-account.tsx";

const asPerson: Record<UserType, string> = { paralegal: "a paralegal", attorney: "an attorney" };

/** For members of the other user type (SPEC.md section 6). */
export function AccessRestricted({ allowed }: { allowed: UserType }) {
  const user = useMember();
  return (
    <EmptyState
      level={1}
      art={<EnvelopeArt />}
      title="Access Restricted"
      text={`This page is for ${allowed}s. You are signed in as ${user.firstName} ${user.lastName}, ${asPerson[user.userType]}.`}
      action={
        <>
          <ButtonLink variant="primary" to={dashboardOf(user.userType)}>
            Go to My Dashboard
          </ButtonLink>
          <SwitchAccount to="/auth" />
        </>
      }
    />
  );
}
