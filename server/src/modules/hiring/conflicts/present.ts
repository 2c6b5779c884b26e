import type {
  ApplicationConflict,
  ConflictLogEntry,
  ConflictMatch,
} from "@caseload/contract/hiring/conflict-checks";
import type { LedgerEntry } from "@caseload/contract/hiring/conflict-ledger";
import { applicationMoves, mayMove } from "@caseload/contract/lifecycles";
import { sharedWords } from "@caseload/matching/party-names/shared-words";
import type { Actor } from "../../../platform/actor.ts";
import type { NameSeal } from "../../../platform/name-seal.ts";
import { canAmend, canManage } from "../../jobs/postings/policy.ts";
import type { OpenEntry } from "./ledger-entries.ts";
import { type MatchedPair, openPairs } from "./matched-pairs.ts";
import type { ConflictRow, EventRow } from "./queries.ts";

export const presentEntry = ({ changedAt, ...entry }: OpenEntry): LedgerEntry => ({
  id: entry.id,
  name: entry.name,
  aliases: entry.aliases,
  role: entry.role,
  note: entry.note,
  from: entry.from,
  to: entry.to,
  changedAt: changedAt.toISOString(),
});

/** Names appear only once both sides have agreed to compare them; the other side's answer never does. */
export function presentConflict(actor: Actor, row: ConflictRow, names: NameSeal): ApplicationConflict {
  const { application, check, job, side, paralegalName } = row;
  const isPossible = row.isRunning && check?.status === "possible";
  const { decidedAt, reason } = check ?? { decidedAt: null, reason: null };
  const isCompared = check !== null && check.comparedAt !== null;
  return {
    applicationId: application.id,
    status: check?.status ?? "not_checked",
    checkedAt: check?.checkedAt?.toISOString() ?? null,
    job: { id: job.id, title: job.title },
    paralegalName,
    paralegalEmailConfirmed: row.paralegalEmailConfirmed,
    proposedPay: application.proposedPay,
    ownConsent: (side === "attorney" ? check?.firmConsent : check?.paralegalConsent) ?? null,
    matches: isCompared ? openPairs(names, check.matches).map(withSharedWords) : null,
    decision:
      side === "attorney" && decidedAt !== null && reason !== null
        ? { byName: row.deciderName ?? "", at: decidedAt.toISOString(), reason: names.open(reason) }
        : null,
    may: {
      decide: isPossible && side === "attorney",
      accept: side === "attorney" && mayMove(application.status, applicationMoves.accept),
      consent: isPossible && !isCompared,
      readParties: canManage(actor, job),
      changeParties: canAmend(actor, job),
    },
  };
}

const namesOf = ({ name, aliases }: MatchedPair["party" | "entry"]): string[] => [name, ...aliases];
const withSharedWords = (pair: MatchedPair): ConflictMatch => ({
  ...pair,
  sharedWords: sharedWords(namesOf(pair.party), namesOf(pair.entry)),
});

export const presentEvent = ({ event, ...names }: EventRow): ConflictLogEntry => ({
  id: event.id,
  applicationId: event.applicationId,
  jobTitle: names.jobTitle,
  paralegalName: names.paralegalName,
  paralegalEmailConfirmed: names.paralegalEmailConfirmed,
  kind: event.kind,
  status: event.status,
  at: event.at.toISOString(),
});
