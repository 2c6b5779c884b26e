/** Words of the conflict check, free of zod. */

export const conflictStatuses = ["not_checked", "none", "possible", "cleared", "overridden"] as const;
export type ConflictStatus = (typeof conflictStatuses)[number];

export const conflictStatusLabels: Record<ConflictStatus, string> = {
  not_checked: "Not checked",
  none: "No conflict found",
  possible: "Possible conflict",
  cleared: "Cleared",
  overridden: "Overridden",
};

/** How a party of past work was involved. */
export const ledgerRoles = ["client", "adverse", "related", "counsel", "witness"] as const;
export type LedgerRole = (typeof ledgerRoles)[number];
export const ledgerRoleLabels: Record<LedgerRole, string> = {
  client: "Client",
  adverse: "Adverse",
  related: "Related",
  counsel: "Counsel",
  witness: "Witness",
};

/** What the log records, for both sides alike. Consent to compare is not recorded until both have given it. */
export const conflictEventKinds = ["checked", "cleared", "overridden", "compared"] as const;
export type ConflictEventKind = (typeof conflictEventKinds)[number];
export const conflictEventLabels: Record<ConflictEventKind, string> = {
  checked: "Checked",
  cleared: "Cleared",
  overridden: "Overridden",
  compared: "Names compared",
};

/** ENGAGEMENT.md section 3 "Probing", and the sizes of a ledger. */
export const conflictLimits = {
  ledgerChangesADay: 40,
  /** What an import counts as, whatever number of parties it holds. */
  importCountsAs: 10,
  checkedApplicationsADay: 20,
  /** Changes of the parties of one posting with undecided applications or live contracts: each is checked at once. */
  partyChangesADay: 20,
  /** Hours after which a change of the ledger reaches applications that were sent before it. */
  ledgerDelayHours: 24,
  ledgerEntries: 20_000,
  importRows: 10_000,
  /** Bytes of an imported file. */
  importBytes: 5_242_880,
  /** Wrong rows that an answer names. */
  importProblems: 20,
} as const;

export const conflictErrorMessages = {
  decideFirst: "A conflict is possible. Clear it or override it with a screen before you accept.",
  notPossible: "There is no possible conflict to decide. Refresh to see the latest.",
  entryNotFound: "This party isn't in your ledger.",
  tooManyChanges: `You've made ${conflictLimits.ledgerChangesADay} ledger changes in the last 24 hours. Try again tomorrow.`,
  tooManyPartyChanges: `The parties on this posting have changed ${conflictLimits.partyChangesADay} times in the last 24 hours. Try again tomorrow.`,
  ledgerFull: `A ledger holds at most ${conflictLimits.ledgerEntries.toLocaleString("en-US")} parties. Delete some first.`,
  fileMissing: "Please choose a CSV file",
  fileTooLarge: "Please choose a file of up to 5 MB",
  fileEmpty:
    "This file has no parties. The first line names the columns: Name, Aliases, Role, Note, From, To.",
  fileTooLong: `Please import at most ${conflictLimits.importRows.toLocaleString("en-US")} parties at once`,
  acknowledgeFirst: "Both parties must acknowledge the screening memo before work starts.",
  noScreening: "This contract has no screening memo.",
} as const;
