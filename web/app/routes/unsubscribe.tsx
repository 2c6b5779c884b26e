import { useSearchParams } from "react-router";
import { AccountPage } from "~/features/accounts/account-page.tsx";
import { UnsubscribeSheet } from "~/features/accounts/unsubscribe-sheet.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import { ask, preload } from "~/lib/preload.ts";
import type { Route } from "./+types/unsubscribe";

export const meta: Route.MetaFunction = () => [
  ...pageTitle("Stop Emails"),
  { name: "robots", content: "noindex" },
];

const tokenIn = (params: URLSearchParams): string => params.get("token") ?? "";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  preload(context, ask("getUnsubscription", { query: { token: tokenIn(url.searchParams) } }));

/** The page that the unsubscribe links of emails lead to. */
export default function UnsubscribeScreen({ loaderData: { failure } }: Route.ComponentProps) {
  const [params] = useSearchParams();
  return (
    <AccountPage
      title="Stop Emails"
      text="You don't need to sign in. Your in-app notifications stay as you set them."
    >
      <UnsubscribeSheet token={tokenIn(params)} isBroken={failure?.status === 404} />
    </AccountPage>
  );
}
