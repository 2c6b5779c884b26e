import type { LedgerEntry } from "@caseload/contract/hiring/conflict-ledger";
import { conflictLimits, type LedgerRole, ledgerRoles } from "@caseload/contract/hiring/conflict-statuses";
import Download from "lucide-react/icons/download";
import Lock from "lucide-react/icons/lock";
import Plus from "lucide-react/icons/plus";
import UploadIcon from "lucide-react/icons/upload";
import { useState } from "react";
import { Link } from "react-router";
import { plural } from "~/lib/phrases.ts";
import { useApi } from "~/lib/use-api.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useSettled } from "~/lib/use-settled.ts";
import { DrawerArt } from "~/ui/drawer-art.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { Ledger, LedgerSkeleton } from "~/ui/ledger.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { PagedList } from "~/ui/paged-list.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { useDialogs } from "~/ui/use-dialogs.ts";
import * as styles from "./conflicts.module.css";
import { PartyRows } from "./party-rows.tsx";
import { PossibleConflicts } from "./possible-conflicts.tsx";

const EntryDialog = vitalPart(() => import("./entry-dialog.tsx"));
const ImportDialog = vitalPart(() => import("./import-dialog.tsx"));

/** Milliseconds without typing before the list is searched. */
const restMs = 300;

/** A paralegal's private list of parties from past and current work. */
export function LedgerScreen() {
  const dialogs = useDialogs<"entry" | "import">();
  const [entry, setEntry] = useState<LedgerEntry | null>(null);
  const edit = (next: LedgerEntry | null): void => {
    setEntry(next);
    dialogs.open("entry");
  };
  return (
    <>
      <PageHead
        title="Conflict Ledger"
        lede="Parties from your past and current work. Encrypted, and visible only to you."
        actions={
          <>
            <a className="button secondary" href="/api/conflicts/ledger/csv" download>
              <Download className="icon" aria-hidden="true" />
              Download CSV
            </a>
            <Button onClick={() => dialogs.open("import")}>
              <UploadIcon className="icon" aria-hidden="true" />
              Import CSV
            </Button>
            <Button variant="primary" onClick={() => edit(null)}>
              <Plus className="icon" aria-hidden="true" />
              Add Party
            </Button>
          </>
        }
      />
      <LedgerFigures />
      <PossibleConflicts />
      <Parties onEdit={edit} onImport={() => dialogs.open("import")} />
      {dialogs.name !== null && (
        <LateDialog onOpenChange={dialogs.control.onOpenChange}>
          {dialogs.name === "entry" ? (
            <EntryDialog key={dialogs.turn} entry={entry} {...dialogs.control} />
          ) : (
            <ImportDialog key={dialogs.turn} {...dialogs.control} />
          )}
        </LateDialog>
      )}
    </>
  );
}

function LedgerFigures() {
  const { data } = useApi("getLedgerSummary");
  const format = useFormat();
  if (!data) return <LedgerSkeleton />;
  const { parties, aliases, applicationsChecked, lastCheckedAt, changes, possible } = data;
  return (
    <Ledger
      label="Ledger summary"
      cells={[
        { label: "Parties", figure: parties, note: `with ${plural(aliases, "alias", "aliases")}` },
        {
          label: "Applications checked",
          figure: applicationsChecked,
          note: lastCheckedAt === null ? "none yet" : `last check ${format.mediumDate(lastCheckedAt)}`,
        },
        {
          label: "Changes in 24 hours",
          figure: changes,
          note: `of ${conflictLimits.ledgerChangesADay}; an import counts as ${conflictLimits.importCountsAs}`,
        },
        {
          label: "Possible conflicts",
          figure: possible,
          note: `of ${plural(applicationsChecked, "application")} checked`,
        },
      ]}
    />
  );
}

const roleNames: Record<LedgerRole, string> = {
  client: "Clients",
  adverse: "Adverse",
  related: "Related",
  counsel: "Counsel",
  witness: "Witnesses",
};

interface PartiesProps {
  onEdit: (entry: LedgerEntry | null) => void;
  onImport: () => void;
}

function Parties({ onEdit, onImport }: PartiesProps) {
  const { data: summary } = useApi("getLedgerSummary");
  const [typed, setTyped] = useState("");
  const [role, setRole] = useState<LedgerRole | null>(null);
  const q = useSettled(typed.trim(), restMs);
  const list = useApiPages(
    "listLedger",
    { query: { ...(q && { q }), ...(role && { role }) } },
    { placeholderData: (before) => before },
  );
  const isNarrowed = q !== "" || role !== null;
  return (
    <section className={`sheet edge ${styles.spaced}`} aria-label="Parties">
      <div className={styles.filters}>
        <TextInput
          type="search"
          className={styles.search}
          aria-label="Search your ledger"
          placeholder="Search names and aliases"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <div className="chips" role="group" aria-label="Role">
          <button type="button" className="chip" aria-pressed={role === null} onClick={() => setRole(null)}>
            All {summary?.parties}
          </button>
          {ledgerRoles.map((one) => (
            <button
              key={one}
              type="button"
              className="chip"
              aria-pressed={role === one}
              onClick={() => setRole(one)}
            >
              {roleNames[one]} {summary?.byRole[one]}
            </button>
          ))}
        </div>
      </div>
      <PagedList
        list={list}
        noun="parties"
        errorTitle="We couldn't load your ledger"
        empty={
          isNarrowed ? (
            <EmptyState
              bare
              art={<DrawerArt />}
              title="No party found"
              text="Try another name or role."
              action={
                <Button
                  onClick={() => {
                    setTyped("");
                    setRole(null);
                  }}
                >
                  Show All Parties
                </Button>
              }
            />
          ) : (
            <EmptyState
              bare
              art={<DrawerArt />}
              title="No parties yet"
              text="Add clients, opposing parties and others from your past and current work. We then check your applications for conflicts."
              action={
                <>
                  <Button variant="primary" onClick={() => onEdit(null)}>
                    Add Party
                  </Button>
                  <Button onClick={onImport}>Import CSV</Button>
                </>
              }
            />
          )
        }
      >
        {(rows) => <PartyRows rows={rows} onEdit={onEdit} />}
      </PagedList>
      <div className={styles.foot}>
        <p className={styles.privacy}>
          <Lock className="icon" aria-hidden="true" />
          <span>
            Firms never see this list. For each application, a firm learns only whether a check found nothing
            or a possible conflict. A match can hint that you worked for or against one of its parties.
            Changes reach applications you have already sent after {conflictLimits.ledgerDelayHours} hours.
          </span>
        </p>
        <Link className="link" to="/conflicts/log">
          View Check Log
        </Link>
      </div>
    </section>
  );
}
