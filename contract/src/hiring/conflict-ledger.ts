/** A paralegal's private list of parties from past and current work (ENGAGEMENT.md section 3). */
import { z } from "zod";
import { endpoint, members, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { maxLength } from "../limits.ts";
import { conflictErrorMessages, conflictLimits, ledgerRoles } from "./conflict-statuses.ts";

const role = z.enum(ledgerRoles, { error: `Please choose one of ${ledgerRoles.join(", ")}` });
const day = z
  .union([field.day, z.literal("")])
  .nullish()
  .transform((value) => value || null);

const entryFields = z.object({
  name: field.line("Please enter a name", 1, maxLength.shortText),
  aliases: field.aliases,
  role,
  note: field.optionalText(maxLength.reason),
  /** The first and the last day of the work. */
  from: day,
  to: day,
});

const inOrder = ({ from, to }: { from: string | null; to: string | null }) =>
  from === null || to === null || from <= to;
const orderError = { error: "The last day is before the first", path: ["to"] };

export const ledgerEntryForm = entryFields.refine(inOrder, orderError);
export type LedgerEntryInput = z.output<typeof ledgerEntryForm>;

/** Fields that are left out stay. */
const entryChange = z.object({
  name: entryFields.shape.name.optional(),
  aliases: field.aliasList.optional(),
  role: role.optional(),
  note: field.text("Please enter text", 0, maxLength.reason).nullable().optional(),
  from: field.day.nullable().optional(),
  to: field.day.nullable().optional(),
});
export type LedgerEntryChange = z.output<typeof entryChange>;

const ledgerEntry = z.object({
  id: field.id,
  name: z.string(),
  aliases: z.array(z.string()),
  role,
  note: z.string().nullable(),
  from: field.day.nullable(),
  to: field.day.nullable(),
  changedAt: field.instant,
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;

const ledgerSummary = z.object({
  parties: z.number().int(),
  aliases: z.number().int(),
  byRole: z.record(z.enum(ledgerRoles), z.number().int()),
  /** In the last 24 hours, of `conflictLimits.ledgerChangesADay`. */
  changes: z.number().int(),
  applicationsChecked: z.number().int(),
  /** Of these, with a possible conflict that is not decided. */
  possible: z.number().int(),
  lastCheckedAt: field.instant.nullable(),
});
export type LedgerSummary = z.infer<typeof ledgerSummary>;

const paralegals = members({ userType: "paralegal" });
const own = parties("ledgerEntry", ["paralegal"]);

export const conflictLedgerEndpoints = {
  listLedger: endpoint({
    name: "listLedger",
    method: "GET",
    path: "/api/conflicts/ledger",
    summary: "The paralegal's own ledger, latest entry first.",
    access: paralegals,
    query: field.page.extend({ q: field.searchText.optional(), role: role.optional() }),
    response: z.array(ledgerEntry),
    paged: true,
    reads: ["conflicts"],
  }),
  getLedgerSummary: endpoint({
    name: "getLedgerSummary",
    method: "GET",
    path: "/api/conflicts/ledger/summary",
    summary: "How many parties the ledger holds, and what was checked against it.",
    access: paralegals,
    response: ledgerSummary,
    reads: ["conflicts", "applications"],
  }),
  downloadLedger: endpoint({
    name: "downloadLedger",
    method: "GET",
    path: "/api/conflicts/ledger/csv",
    summary: "The paralegal's own ledger, as CSV; aliases are separated by semicolons.",
    access: paralegals,
    file: "text/csv; charset=utf-8",
    response: z.string(),
    reads: [],
  }),
  addLedgerEntry: endpoint({
    name: "addLedgerEntry",
    method: "POST",
    path: "/api/conflicts/ledger",
    summary: "Add a party to the ledger. It reaches applications that are sent already after 24 hours.",
    access: paralegals,
    body: ledgerEntryForm,
    response: ledgerEntry,
    status: 201,
    changes: ["conflicts"],
  }),
  importLedger: endpoint({
    name: "importLedger",
    method: "POST",
    path: "/api/conflicts/ledger/import",
    summary:
      "Add up to 10,000 parties from a CSV file, all or none. Wrong rows are named by line and column.",
    access: paralegals,
    body: z.object({}),
    upload: {
      field: "file",
      maxBytes: conflictLimits.importBytes,
      missing: conflictErrorMessages.fileMissing,
      tooLarge: conflictErrorMessages.fileTooLarge,
    },
    response: z.object({ added: z.number().int(), known: z.number().int() }),
    status: 201,
    changes: ["conflicts"],
  }),
  changeLedgerEntry: endpoint({
    name: "changeLedgerEntry",
    method: "PATCH",
    path: "/api/conflicts/ledger/:id",
    summary: "Change a party of the ledger; fields that are left out stay.",
    access: own,
    params: field.idParams,
    body: entryChange,
    response: ledgerEntry,
    changes: ["conflicts"],
  }),
  deleteLedgerEntry: endpoint({
    name: "deleteLedgerEntry",
    method: "DELETE",
    path: "/api/conflicts/ledger/:id",
    summary: "Delete a party from the ledger.",
    access: own,
    params: field.idParams,
    response: z.object({ success: z.literal(true) }),
    changes: ["conflicts"],
  }),
};
