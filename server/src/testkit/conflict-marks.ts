/** Names of conflict checks that only their owner may read. They are sealed in the database, so that calls plant them. */
import type { CallName } from "@caseload/contract/endpoints";

/** In a party's name: the firm's alone. */
export const partyMark = "zq7partymark";
/** In an entry of a ledger: its owner's alone. */
export const ledgerMark = "zq7ledgermark";
/** In the firm's reason for its decision. */
export const reasonMark = "zq7reasonmark";

export const conflictMarks = [partyMark, ledgerMark, reasonMark];

interface Asker {
  ask: <Body>(name: CallName, input?: { params?: { id: number }; body?: object }) => Promise<Body>;
}

/** A possible conflict that the firm overrides, with a mark in each text of both sides. Returns the application's id. */
export async function plantConflictNames(paralegal: Asker, attorney: Asker): Promise<number> {
  const posting = {
    title: "Maritime claim files",
    location: "Remote",
    workArrangement: "Remote",
    hoursPerWeek: "10",
    duration: "2 weeks",
    specialties: ["litigation"],
    description: "Index the claim files of one voyage.",
    parties: [{ name: `${partyMark} Marine`, role: "adverse", aliases: ["Quillfeather Shipping"] }],
  };
  const { id: jobId } = await attorney.ask<{ id: number }>("postJob", { body: posting });
  const entry = { name: `${ledgerMark} Lines`, aliases: ["Quillfeather Shipping"], note: ledgerMark };
  await paralegal.ask("addLedgerEntry", { body: { ...entry, role: "client" } });
  const coverLetter = "I have indexed the files of many voyages.";
  const { id, conflict } = await paralegal.ask<{ id: number; conflict: { status: string } }>("apply", {
    body: { jobId, coverLetter },
  });
  if (conflict.status !== "possible") throw new Error(`The planted names are ${conflict.status}.`);
  const reason = `${reasonMark}: screened.`;
  await attorney.ask("decideConflict", { params: { id }, body: { action: "override", reason } });
  return id;
}
