import type { LedgerEntry } from "@caseload/contract/hiring/conflict-ledger";
import { ledgerRoleLabels } from "@caseload/contract/hiring/conflict-statuses";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash";
import { useState } from "react";
import { useSingleCall } from "~/lib/single-call.ts";
import { useFormat } from "~/lib/use-format.ts";
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import { useToast } from "~/ui/toast-context.ts";
import * as styles from "./conflicts.module.css";
import { daysOfWork } from "./days-of-work.ts";
import { PartyNames, PartyRole } from "./party-row.tsx";

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
  return (
    <>
      <ul className={styles.parties}>
        {rows.map((entry) => (
          <li key={entry.id}>
            <PartyNames name={entry.name} aliases={entry.aliases} note={entry.note} />
            <span>
              <PartyRole role={entry.role} label={ledgerRoleLabels[entry.role]} />
            </span>
            <span className="small faint">{daysOfWork(format, entry)}</span>
            <span className={styles.tools}>
              <IconButton label={`Edit ${entry.name}`} icon={Pencil} onClick={() => onEdit(entry)} />
              <IconButton label={`Delete ${entry.name}`} icon={Trash2} onClick={() => setAsking(entry)} />
            </span>
          </li>
        ))}
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
