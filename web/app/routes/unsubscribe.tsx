import { useSearchParams } from "react-router";
import { AccountPitch } from "~/features/accounts/account-pitch.tsx";
import { UnsubscribeSheet } from "~/features/accounts/unsubscribe-sheet.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import { ask, preload } from "~/lib/preload.ts";
import type { Route } from "./+types/unsubscribe";
import { classNames } from "~/ui/class-names.ts";
import styles from "~/features/accounts/accounts.module.css";

export const meta: Route.MetaFunction = () => [
  ...pageTitle("Stop e-mails"),
  { name: "robots", content: "noindex" },
];

const tokenIn = (params: URLSearchParams): string => params.get("token") ?? "";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  preload(context, ask("getUnsubscription", { query: { token: tokenIn(url.searchParams) } }));

/** Where the letters lead that one may stop. */
export default function UnsubscribeScreen() {
  const [params] = useSearchParams();
  return (
    <div className={classNames("content-width", styles.accountPage)}>
      <AccountPitch
        title="Stop e-mails"
        text="No sign-in is needed. What stands in the app stays as you chose it."
      />
      <div className={classNames("sheet", styles.accountSheet)}>
        <UnsubscribeSheet token={tokenIn(params)} />
      </div>
    </div>
  );
}
