import { useSearchParams } from "react-router";
import { AccountPitch } from "~/features/accounts/account-pitch.tsx";
import { AddressCheck } from "~/features/accounts/address-check.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import type { Route } from "./+types/verify-email";
import { classNames } from "~/ui/class-names.ts";
import styles from "~/features/accounts/accounts.module.css";

export const meta: Route.MetaFunction = () => [
  ...pageTitle("Confirm your email address"),
  { name: "robots", content: "noindex" },
];

/** Where the letters that confirm an address lead. */
export default function VerifyEmail() {
  const [params] = useSearchParams();
  return (
    <div className={classNames("content-width", styles.accountPage)}>
      <AccountPitch
        title="Confirm your email address"
        text="So that letters reach you, and nobody else can claim your address."
      />
      <div className={classNames("sheet", styles.accountSheet)}>
        <AddressCheck token={params.get("token") ?? ""} />
      </div>
    </div>
  );
}
