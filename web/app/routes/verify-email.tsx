import { useSearchParams } from "react-router";
import { AccountPage } from "~/features/accounts/account-page.tsx";
import { EmailVerification } from "~/features/accounts/email-verification.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import type { Route } from "./+types/verify-email";

export const meta: Route.MetaFunction = () => [
  ...pageTitle("Confirm Your Email Address"),
  { name: "robots", content: "noindex" },
];

/** The page that the links of verification emails lead to. */
export default function VerifyEmail() {
  const [params] = useSearchParams();
  return (
    <AccountPage
      title="Confirm Your Email Address"
      text="So that emails reach you and the people you work with know it's you."
    >
      <EmailVerification token={params.get("token") ?? ""} />
    </AccountPage>
  );
}
