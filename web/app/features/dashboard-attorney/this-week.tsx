import { Link } from "react-router";
import { useFormat } from "~/lib/use-format.ts";
import { useApi } from "~/lib/use-api.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useMember } from "~/lib/session.ts";
import { classNames } from "~/ui/class-names.ts";
import { RuledHeading } from "~/ui/rule.tsx";
import { agendaOf } from "./agenda.ts";
import type { AgendaItem } from "./agenda.ts";
import styles from "./attorney-rail.module.css";

/** Days from which a date is written in red. */
const dueDays = 2;
const maxItems = 6;

export function ThisWeek() {
  const { id } = useMember();
  const format = useFormat();
  const jobs = useApiPages("listAttorneyJobs", { params: { userId: id } });
  const contracts = useApi("listContracts");
  const items = agendaOf(jobs.rows, contracts.data ?? [], format.daysUntil).slice(0, maxItems);
  const isLoading = jobs.isPending || contracts.isPending;
  return (
    <section>
      <RuledHeading>This week</RuledHeading>
      {items.length > 0 && (
        <ul className={styles.agenda}>
          {items.map((item) => (
            <AgendaRow key={item.key} item={item} />
          ))}
        </ul>
      )}
      {items.length === 0 && !isLoading && (
        <p className="muted ui-text">No posting closes and no signature is due in the next seven days.</p>
      )}
    </section>
  );
}

function AgendaRow({ item: { day, text, note, to } }: { item: AgendaItem }) {
  const format = useFormat();
  const isDue = day !== null && format.daysUntil(day) <= dueDays;
  return (
    <li>
      {day === null ? (
        <span />
      ) : (
        <time dateTime={day} className={classNames(isDue && styles.dueSoon)}>
          {Number(day.slice(8))}
          <small>{format.weekday(day).split(",")[0]}</small>
        </time>
      )}
      <span>
        <Link to={to}>{text}</Link>
        <span className="faint">{note}</span>
      </span>
    </li>
  );
}
