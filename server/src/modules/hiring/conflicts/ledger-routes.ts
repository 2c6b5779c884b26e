import { text } from "node:stream/consumers";
import { conflictLedgerEndpoints } from "@caseload/contract/hiring/conflict-ledger";
import { ledgerRoles, type LedgerRole } from "@caseload/contract/hiring/conflict-statuses";
import type { Actor } from "../../../platform/actor.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { sendCsv } from "../../../platform/http/send-download.ts";
import { addEntry, changeEntry, deleteEntry } from "./change-ledger.ts";
import { importLedger } from "./import-ledger.ts";
import { ledgerCsv, readLedgerCsv } from "./ledger-csv.ts";
import { findLedger, listLedger, openEntry, requireEntry } from "./ledger-entries.ts";
import { presentEntry } from "./present.ts";
import { countChecked } from "./queries.ts";
import { countChanges } from "./record-change.ts";

export function ledgerRoutes(register: Register, { db, clock, nameSeal }: Deps): void {
  const show = async (actor: Actor, id: number) =>
    presentEntry(openEntry(nameSeal, await requireEntry(db, actor.id, id)));
  const openLedger = async (actor: Actor) =>
    (await findLedger(db, actor.id)).map((row) => openEntry(nameSeal, row));

  register(conflictLedgerEndpoints.listLedger, async ({ actor, query }) => {
    const { rows, next } = await listLedger(db, nameSeal, actor.id, query);
    return { rows: rows.map(presentEntry), next };
  });

  register(conflictLedgerEndpoints.getLedgerSummary, async ({ actor }) => {
    const [entries, changes, checked] = await Promise.all([
      openLedger(actor),
      countChanges(db, actor.id, clock()),
      countChecked(db, actor.id),
    ]);
    const countOf = (role: LedgerRole) => entries.filter((entry) => entry.role === role).length;
    const [client, adverse, related, counsel, witness] = ledgerRoles;
    return {
      parties: entries.length,
      aliases: entries.reduce((total, { aliases }) => total + aliases.length, 0),
      byRole: {
        [client]: countOf(client),
        [adverse]: countOf(adverse),
        [related]: countOf(related),
        [counsel]: countOf(counsel),
        [witness]: countOf(witness),
      },
      changes,
      ...checked,
      lastCheckedAt: checked.lastCheckedAt?.toISOString() ?? null,
    };
  });

  register(conflictLedgerEndpoints.downloadLedger, async ({ actor, reply }) =>
    sendCsv(reply, "caseload-conflict-ledger", ledgerCsv(await openLedger(actor))),
  );

  register(
    conflictLedgerEndpoints.addLedgerEntry,
    async ({ actor, body }) => show(actor, await addEntry({ db, nameSeal }, actor.id, body, clock())),
    { reread: ({ id }, { actor }) => show(actor, id) },
  );

  register(conflictLedgerEndpoints.importLedger, async ({ actor, file }) =>
    importLedger({ db, nameSeal }, actor.id, readLedgerCsv(await text(file.read())), clock()),
  );

  register(conflictLedgerEndpoints.changeLedgerEntry, async ({ actor, params, body }) => {
    await changeEntry({ db, nameSeal }, actor.id, params.id, body, clock());
    return show(actor, params.id);
  });

  register(conflictLedgerEndpoints.deleteLedgerEntry, async ({ actor, params }) => {
    await deleteEntry(db, actor.id, params.id, clock());
    return { success: true as const };
  });
}
