import type { LedgerEntry } from "@caseload/contract/hiring/conflict-ledger";
import { type LedgerRole, ledgerRoleLabels } from "@caseload/contract/hiring/conflict-statuses";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash";
import { useState } from "react";
import { useSingleCall } from "~/lib/single-call.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Badge, type BadgeTone } from "~/ui/badge.tsx";
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import type { StatusGlyphName } from "~/ui/status-glyph.tsx";
import { useToast } from "~/ui/toast-context.ts";
import * as styles from "./conflicts.module.css";

const treatments: Record<LedgerRole, readonly [BadgeTone, StatusGlyphName]> = {
  client: ["green", "s-open"],
  adverse: ["red", "cross"],
  related: ["neutral", "s-open"],
  counsel: ["neutral", "s-open"],
  witness: ["neutral", "s-open"],
};

interface PartyRowsProps {
  rows: readonly LedgerEntry[];
  onEdit: (entry: LedgerEntry) => void;
}

/** The ledger's parties with their aliases, role and dates. */
export function PartyRows({ rows, onEdit }: PartyRowsProps) {
  const toast = useToast();
  const format = useFormat();
  const [asking, setAsking] = useState<LedgerEntry | null>(null);
  const removal = useSingleCall("deleteLedgerEntry", {
    onSuccess: () => toast.success("Party deleted"),
    onError: (error) =>
      toast.failure({ title: "Failed to delete the party", text: "Please try again" }, error),
  });
  const when = ({ from, to }: LedgerEntry): string => {
    if (from === null && to === null) return "";
    if (to === null) return `From ${format.mediumDate(from ?? "")}`;
    return from === null
      ? `To ${format.mediumDate(to)}`
      : `${format.mediumDate(from)} – ${format.mediumDate(to)}`;
  };
  return (
    <>
      <ul className={styles.parties}>
        {rows.map((entry) => {
          const [tone, glyph] = treatments[entry.role];
          return (
            <li key={entry.id}>
              <div className={styles.party}>
                <b>{entry.name}</b>
                {entry.aliases.length > 0 && <p className={styles.aliases}>{entry.aliases.join(" / ")}</p>}
                {entry.note !== null && <p className={styles.aliases}>{entry.note}</p>}
              </div>
              <span>
                <Badge tone={tone} glyph={glyph}>
                  {ledgerRoleLabels[entry.role]}
                </Badge>
              </span>
              <span className="small faint">{when(entry)}</span>
              <span className={styles.tools}>
                <IconButton label={`Edit ${entry.name}`} icon={Pencil} onClick={() => onEdit(entry)} />
                <IconButton label={`Delete ${entry.name}`} icon={Trash2} onClick={() => setAsking(entry)} />
              </span>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={() => setAsking(null)}
        title="Delete this party?"
        text={`${asking?.name ?? "The party"} is removed from your ledger. You can't undo this.`}
        confirmLabel="Delete Party"
        pendingLabel="Deleting"
        pending={removal.isPending}
        onConfirm={() =>
          asking && removal.send({ params: { id: asking.id } }, { onSettled: () => setAsking(null) })
        }
      />
    </>
  );
}
