import { Link } from "react-router";
import { useApi } from "~/lib/use-api.ts";
import { useMember } from "~/lib/session.ts";
import { classNames } from "~/ui/class-names.ts";
import { RuledHeading } from "~/ui/rule.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { whatWaits } from "./what-waits.ts";
import styles from "./dashboard-office.module.css";

/** How much of each kind waits for one's decision; each leads there. */
export function WaitingList() {
  const { permissions } = useMember();
  const { data: stats } = useApi("dashboardStats");
  return (
    <section>
      <RuledHeading>Waiting for you</RuledHeading>
      <ul className={styles.officeLinks}>
        {whatWaits(permissions, stats).map(({ label, to, count }) => (
          <li key={to}>
            <Link to={to} className={classNames(count === 0 && styles.idle)}>
              {label}
              <b>{count === undefined ? <Skeleton shape="word" /> : count.toLocaleString("en-US")}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
