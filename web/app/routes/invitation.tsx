import { useSearchParams } from "react-router";
import { AccountPitch } from "~/features/accounts/account-pitch.tsx";
import { InvitationCheck } from "~/features/accounts/invitation-check.tsx";
import { SwitchAccount } from "~/features/shell/switch-account.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import type { Route } from "./+types/invitation";
import { classNames } from "~/ui/class-names.ts";
import styles from "~/features/accounts/accounts.module.css";

export const meta: Route.MetaFunction = () => [
  ...pageTitle("Invitation"),
  { name: "robots", content: "noindex" },
];

/** Where the letters lead that invite somebody into a firm. */
export default function InvitationScreen() {
  const [params] = useSearchParams();
  return (
    <div className={classNames("content-width", styles.accountPage)}>
      <AccountPitch
        title="You are invited to a law office"
        text="As a member you work with its postings, applications and contracts, as your role allows."
      />
      <div className={classNames("sheet", styles.accountSheet)}>
        <InvitationCheck
          token={params.get("token") ?? ""}
          leave={<SwitchAccount to={`/invitation?${params}`} />}
        />
      </div>
    </div>
  );
}
