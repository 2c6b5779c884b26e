import type { UserType } from "@caseload/contract/roles";
import { dashboardOf } from "~/lib/addresses.ts";
import { useMember } from "~/lib/session.ts";
import { EnvelopeArt } from "~/ui/art.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { useLogout } from "./use-logout.ts";

const asPerson: Record<UserType, string> = { paralegal: "a paralegal", attorney: "an attorney" };

/** For members of the other user type (SPEC.md section 6). */
export function AccessRestricted({ allowed }: { allowed: UserType }) {
  const user = useMember();
  const { logOut, isPending } = useLogout();
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
          <Button pending={isPending} pendingText="Logging out..." onClick={() => void logOut("/auth")}>
            Switch account
          </Button>
        </>
      }
    />
  );
}
