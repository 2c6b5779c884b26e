import { partyRoleLabels } from "@caseload/contract/jobs/posting-options";
import { maxLength } from "@caseload/contract/limits";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash";
import { useState } from "react";
import { plural } from "~/lib/phrases.ts";
import { useApi } from "~/lib/use-api.ts";
import { Button } from "~/ui/button.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useDialogs } from "~/ui/use-dialogs.ts";
import * as styles from "./conflicts.module.css";
import { PartyNames, PartyRole } from "./party-row.tsx";

const PartyDialog = vitalPart(() => import("./party-dialog.tsx"));
const PartyRemoval = vitalPart(() => import("./party-removal.tsx"));

/** The posting's private parties, for those who manage it. They change also once the posting is filled. */
export function PartiesOnJob({ jobId, mayChange }: { jobId: number; mayChange: boolean }) {
  const dialogs = useDialogs<"party" | "removal">();
  const [at, setAt] = useState<number | null>(null);
  const { data } = useApi("getPosting", { params: { id: jobId } });
  if (!data) return null;
  const { parties } = data;
  const open = (dialog: "party" | "removal", index: number | null): void => {
    setAt(index);
    dialogs.open(dialog);
  };
  return (
    <section className={`sheet edge ${styles.spaced}`} aria-label="Parties on this job">
      <div className={styles.partiesHead}>
        <div>
          <h2 className="heading">Parties on this job</h2>
          <p className="small faint">
            {parties.length === 0
              ? "None yet. Add at least one party to check applications for conflicts."
              : "Visible only to those in your firm who manage this posting, never on the posting"}
          </p>
        </div>
        {mayChange && (
          <Button size="sm" disabled={parties.length >= maxLength.list} onClick={() => open("party", null)}>
            <Plus className="icon" aria-hidden="true" />
            Add Party
          </Button>
        )}
      </div>
      <ul className={styles.parties}>
        {parties.map((party, index) => (
          <li key={`${index} ${party.name}`}>
            <PartyNames name={party.name} aliases={party.aliases} />
            <span>
              <PartyRole role={party.role} label={partyRoleLabels[party.role]} />
            </span>
            <span className="small faint">
              {party.aliases.length > 0 && plural(party.aliases.length, "alias", "aliases")}
            </span>
            {mayChange && (
              <span className={styles.tools}>
                <IconButton label={`Edit ${party.name}`} icon={Pencil} onClick={() => open("party", index)} />
                <IconButton
                  label={`Remove ${party.name}`}
                  icon={Trash2}
                  onClick={() => open("removal", index)}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      {dialogs.name !== null && (
        <LateDialog onOpenChange={dialogs.control.onOpenChange}>
          {dialogs.name === "party" ? (
            <PartyDialog key={dialogs.turn} posting={data} at={at} {...dialogs.control} />
          ) : (
            <PartyRemoval key={dialogs.turn} posting={data} at={at} {...dialogs.control} />
          )}
        </LateDialog>
      )}
    </section>
  );
}
