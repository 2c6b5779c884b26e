import {
  sanctionLabels,
  sanctionStateLabels,
  sanctionStates,
  type SanctionState,
} from "@caseload/contract/staff/sanction-kinds";
import { clip } from "~/lib/format.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Queue, QueueRow, QueueRows } from "~/ui/queue.tsx";

const emptyTexts: Record<SanctionState, { title: string; text: string }> = {
  active: {
    title: "No sanctions in force",
    text: "Sanctions appear here. Uphold a report to impose one.",
  },
  appealed: { title: "You're all caught up", text: "Members' appeals appear here until you decide them." },
  ended: { title: "No ended sanctions", text: "Lifted and expired sanctions appear here." },
};

/** Characters of a reason that the list shows. */
const previewLength = 180;

/** Sanctions by state. */
export function SanctionQueue() {
  return (
    <Queue label="Sanctions by state" statuses={sanctionStates} labels={sanctionStateLabels}>
      {(state) => <Rows key={state} state={state} />}
    </Queue>
  );
}

function Rows({ state }: { state: SanctionState }) {
  const format = useFormat();
  const list = useApiPages("listSanctions", { query: { state } });
  return (
    <QueueRows list={list} noun="sanctions" empty={emptyTexts[state]}>
      {list.rows.map(({ id, kind, person, reason, appeal, createdAt, by }) => (
        <QueueRow
          key={id}
          number={<>No. {id}</>}
          time={<time dateTime={createdAt}>{format.stamp(createdAt)}</time>}
          title={`${sanctionLabels[kind]}: ${person.name}`}
          to={`/staff/sanctions/${id}`}
          kind={`By ${by}`}
          preview={clip(
            (appeal && state === "appealed" ? appeal.text : reason).replace(/\s+/g, " "),
            previewLength,
          )}
        />
      ))}
    </QueueRows>
  );
}
