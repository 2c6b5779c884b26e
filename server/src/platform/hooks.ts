import type { Unsubscription } from "@caseload/contract/notifications/unsubscribe";
import type { Responsiveness } from "@caseload/contract/jobs/response-times";
import type { FilterCounts } from "@caseload/contract/search/job-search";
import type { MatchingPreferences } from "@caseload/contract/search/search-preferences";
import type { Actor } from "./actor.ts";
import type { Reader, Tx } from "./db/database.ts";

/** What the unsubscribe link of an email stops, and how. */
export interface UnsubscribeTopic extends Unsubscription {
  stop: (tx: Tx, now: Date) => Promise<void>;
}

/**
 * Functions that a module calls in a higher-level module, which it must not import. Each runs inside the caller's
 * transaction. `server/src/hooks.ts` provides them.
 */
export interface Hooks {
  /** Removes the name of a person's firm when another confirmed firm has it, and the person is the first to confirm. */
  releaseTakenFirmName: (tx: Tx, userId: number, now: Date) => Promise<void>;
  /** Closes a person's open postings and hides all of them from everyone but their firm. */
  hidePostings: (tx: Tx, userId: number, now: Date) => Promise<void>;
  /** Makes a person's hidden postings visible again, in their current status. */
  showPostings: (tx: Tx, userId: number) => Promise<void>;
  /** Withdraws a person's undecided applications. */
  withdrawApplications: (tx: Tx, person: { id: number; name: string }, now: Date) => Promise<void>;
  /** Ends the undecided applications between two people, one of whom blocks the other. */
  endApplications: (
    tx: Tx,
    people: { blocker: { id: number; name: string }; blocked: { id: number; name: string } },
    now: Date,
  ) => Promise<void>;
  /** Transfers a member's postings and live contracts to a colleague. */
  transferWork: (
    tx: Tx,
    transfer: { firmId: number; fromId: number; to: { id: number; name: string } },
    now: Date,
  ) => Promise<void>;
  /** Reports that a member, whom live contracts may name as supervising attorney, may no longer supervise for the firm. */
  reportDeparture: (tx: Tx, departure: { firmId: number; userId: number }, now: Date) => Promise<void>;
  /** Rejects the remaining applicants once every position of a job is filled under agreed terms. */
  rejectBackups: (tx: Tx, jobId: number, now: Date) => Promise<void>;
  /** Restores the applicants whom rejectBackups rejected, once a contract was canceled and the job is open again. */
  restoreBackups: (tx: Tx, jobId: number, now: Date) => Promise<void>;
  /** How quickly a firm answers its applicants. */
  findResponsiveness: (db: Reader, firmId: number, now: Date) => Promise<Responsiveness>;
  /** The match scores of postings for a paralegal with a profile, 0 to 100 by the posting's id. Not in a transaction. */
  scorePostings: (
    viewerId: number,
    jobIds: readonly number[],
    now: Date,
  ) => Promise<ReadonlyMap<number, number>>;
  /** How many matches of a paralegal each value of a filter would leave; nothing while the index is being built. */
  countMatches: (
    viewerId: number,
    search: { preferences: MatchingPreferences; keyword: string | undefined },
    now: Date,
  ) => Promise<FilterCounts>;
  /** Whether the holder of a link may still open a file of a contract or an application. */
  canOpenSharedFile: (db: Reader, actor: Actor, fileId: number, now: Date) => Promise<boolean>;
  /** What an unsubscribe link refers to, apart from notifications; undefined when it is gone. */
  findUnsubscribeTopic: (db: Reader, userId: number, topic: string) => Promise<UnsubscribeTopic | undefined>;
}
