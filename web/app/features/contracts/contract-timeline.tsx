import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import { useFormat } from "~/lib/use-format.ts";
import { useMember } from "~/lib/session.ts";
import { RuledHeading } from "~/ui/rule.tsx";
import { Timeline } from "~/ui/timeline.tsx";
import { waitsForViewer } from "./standing.ts";
import { eventText } from "./wording.ts";
import styles from "./contract-file.module.css";

/** Every step so far, newest first; yellow when the viewer is waited for. */
export function ContractTimeline({ contract }: { contract: ContractDetail }) {
  const format = useFormat();
  const viewerId = useMember().id;
  const isWaiting = waitsForViewer(contract);
  const entries = contract.timeline.toReversed().map((event, at) => ({
    id: event.id,
    text: eventText(event, viewerId),
    note: (
      <>
        <time dateTime={event.createdAt}>{format.dateTime(event.createdAt)}</time>
        {event.note && <q className={styles.eventNote}>{event.note}</q>}
      </>
    ),
    hot: at === 0 && isWaiting,
  }));
  return (
    <section className={styles.past}>
      <RuledHeading>Timeline</RuledHeading>
      <Timeline entries={entries} />
    </section>
  );
}
