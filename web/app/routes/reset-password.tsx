import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { AccountPage } from "~/features/accounts/account-page.tsx";
import { FormSkeleton } from "~/features/accounts/form-skeleton.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { UntilReady } from "~/lib/until-ready.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import type { Route } from "./+types/reset-password";

const ResetRequest = vitalPart(() => import("~/features/accounts/reset-request.tsx"));
const NewPasswordForm = vitalPart(() => import("~/features/accounts/new-password-form.tsx"));

export const meta: Route.MetaFunction = () => [
  ...pageTitle("Reset Password"),
  { name: "robots", content: "noindex" },
];

/** Requests the email; with the token of its link, sets the password. */
export default function ResetPassword() {
  const [params] = useSearchParams();
  const token = params.get("token");
  const text =
    token === null
      ? "Enter your email. We'll send you a link to choose a new password."
      : "It replaces the old one immediately.";
  return (
    <AccountPage title={token === null ? "Reset Your Password" : "Choose a New Password"} text={text}>
      <Suspense fallback={<FormSkeleton fields={1} />}>
        <UntilReady>
          {token === null ? <ResetRequest /> : <NewPasswordForm key={token} token={token} />}
        </UntilReady>
      </Suspense>
    </AccountPage>
  );
}
