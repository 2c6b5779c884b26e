import { errorText } from "~/lib/api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useApi } from "~/lib/use-api.ts";
import { useMember } from "~/lib/session.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { LedgerSkeleton } from "~/ui/ledger.tsx";
import { CreateProfileCard } from "./create-profile-card.tsx";
import { ParalegalLede } from "./paralegal-lede.tsx";
import { ParalegalLedger } from "./paralegal-ledger.tsx";
import { QuickButtons } from "./quick-buttons.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./paralegal-dashboard.module.css";

/** Greeting, quick buttons, what waits, and the key figures. */
export function ParalegalOverview() {
  const user = useMember();
  const format = useFormat();
  const { data: stats, error, refetch } = useApi("dashboardStats");
  return (
    <>
      <div className={classNames("page-head", styles.greeting)}>
        <div>
          <h1 className="page-title">
            {format.greeting()}, {user.firstName}
          </h1>
          <p className={classNames("lead-line", styles.leadLine)}>
            {stats ? <ParalegalLede stats={stats} /> : "\u00a0"}
          </p>
        </div>
        <QuickButtons unread={stats?.unreadMessages ?? 0} />
      </div>
      {!user.hasProfile && <CreateProfileCard />}
      {stats && <ParalegalLedger stats={stats} />}
      {!stats && error && (
        <InlineAlert
          title="Your figures could not be loaded"
          text={errorText(error, "Please try again")}
          onRetry={() => void refetch()}
        />
      )}
      {!stats && !error && <LedgerSkeleton />}
    </>
  );
}
