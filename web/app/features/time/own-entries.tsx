import type { TimeEntry } from "@caseload/contract/engagements/time-entries";
import { timeToasts } from "@caseload/contract/engagements/time-toasts";
import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash-2";
import { useSingleCall } from "~/lib/single-call.ts";
import { plural } from "~/lib/phrases.ts";
import { Button } from "~/ui/button.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { EntryComments, EntryList, NarrativeHint } from "./entry-list.tsx";
import { isEditable, isReversible } from "./entry-text.ts";
import type { TimeQuestion } from "./time-question.ts";
import * as styles from "./week-sections.module.css";

interface OwnEntriesProps {
  entries: readonly TimeEntry[];
  phoneDay: string;
  withContracts?: boolean;
  ask: (question: TimeQuestion) => void;
}

/** One's own entries with their hints, and what can be done about each. */
export function OwnEntries({ entries, phoneDay, withContracts, ask }: OwnEntriesProps) {
  const toast = useToast();
  const change = useSingleCall("changeTimeEntry", {
    onSuccess: () => toast.success(timeToasts.entryChanged),
    onError: (error) => toast.failure(timeToasts.entryChangeFailed, error),
  });
  const hinted = entries.filter((entry) => isEditable(entry) && entry.hints.length > 0).length;

  const actionFor = (entry: TimeEntry, kind: TimeEntry["hints"][number]["kind"]) => {
    switch (kind) {
      case "block_billing":
        return { label: "Split Entry", run: () => ask({ kind: "split", entry }) };
      case "vague":
        return { label: "Edit Narrative", run: () => ask({ kind: "edit", entry }) };
      case "clerical":
        return {
          label: "Mark as Clerical",
          run: () => change.send({ params: { id: entry.id }, body: { clerical: true } }),
        };
      case "late":
        return null;
    }
  };

  return (
    <section aria-label="Entries">
      <div className={styles.sectionHead}>
        <h2 className="heading">Entries</h2>
        {hinted > 0 && (
          <span>
            {hinted} of {plural(entries.length, "entry", "entries")} {hinted === 1 ? "has" : "have"} a hint.
            You can submit them as they are.
          </span>
        )}
      </div>
      <EntryList
        entries={entries}
        phoneDay={phoneDay}
        withContracts={withContracts}
        renderBelow={(entry) => (
          <>
            {isEditable(entry) &&
              entry.hints.map(({ kind, text }) => {
                const action = actionFor(entry, kind);
                return (
                  <NarrativeHint key={kind}>
                    {text}{" "}
                    {action && (
                      <button type="button" onClick={action.run}>
                        {action.label}
                      </button>
                    )}
                  </NarrativeHint>
                );
              })}
            <EntryComments comments={entry.comments} />
          </>
        )}
        renderTools={(entry) => (
          <>
            {isEditable(entry) && (
              <>
                <IconButton label="Edit entry" icon={Pencil} onClick={() => ask({ kind: "edit", entry })} />
                <IconButton
                  label="Delete entry"
                  icon={Trash}
                  onClick={() => ask({ kind: "delete", entry })}
                />
              </>
            )}
            {isReversible(entry) && (
              <Button variant="ghost" size="sm" onClick={() => ask({ kind: "reverse", entry })}>
                Reverse
              </Button>
            )}
          </>
        )}
      />
      {entries.length > 0 && !entries.some(({ day }) => day === phoneDay) && (
        <p className={styles.emptyDay}>No time on this day.</p>
      )}
    </section>
  );
}
