import { useSearchParams } from "react-router";
import { AccountPage } from "~/features/accounts/account-page.tsx";
import { InvitationCheck } from "~/features/accounts/invitation-check.tsx";
import { SwitchAccount } from "~/features/shell/switch-account.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import type { Route } from "./+types/invitation";

export const meta: Route.MetaFunction = () => [
  ...pageTitle("Invitation"),
  { name: "robots", content: "noindex" },
];

/** The page that the links of invitation emails lead to. */
export default function InvitationScreen() {
  const [params] = useSearchParams();
  return (
    <AccountPage
      title="You're invited to join a firm"
      text="Members work with the firm's postings, applications and contracts, depending on their role."
    >
      <InvitationCheck
        token={params.get("token") ?? ""}
        leave={<SwitchAccount to={`/invitation?${params}`} />}
      />
    </AccountPage>
  );
}
