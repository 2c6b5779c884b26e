import type { LedgerRole } from "@caseload/contract/hiring/conflict-statuses";
import { Badge, type BadgeTone } from "~/ui/badge.tsx";
import type { StatusGlyphName } from "~/ui/status-glyph.tsx";
import * as styles from "./conflicts.module.css";

interface PartyNamesProps {
  name: string;
  aliases: readonly string[];
  note?: string | null;
}

/** A party's name above its other names. */
export function PartyNames({ name, aliases, note = null }: PartyNamesProps) {
  return (
    <div className={styles.party}>
      <b>{name}</b>
      {aliases.length > 0 && <p className={styles.aliases}>{aliases.join(" / ")}</p>}
      {note !== null && <p className={styles.aliases}>{note}</p>}
    </div>
  );
}

const treatments: Record<LedgerRole, readonly [BadgeTone, StatusGlyphName]> = {
  client: ["green", "s-open"],
  adverse: ["red", "cross"],
  related: ["neutral", "s-open"],
  counsel: ["neutral", "s-open"],
  witness: ["neutral", "s-open"],
};

/** A party's role, on a posting as in a ledger. */
export function PartyRole({ role, label }: { role: LedgerRole; label: string }) {
  const [tone, glyph] = treatments[role];
  return (
    <Badge tone={tone} glyph={glyph}>
      {label}
    </Badge>
  );
}
