/** Preparing a text takes milliseconds, so the result is stored in the database until the text or the engine changes. */
import { createHash } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import { rateAsked } from "@caseload/matching/features/conditions";
import { parseJob, parsePerson } from "@caseload/matching/features/parse";
import type { ParsedJob, ParsedPerson } from "@caseload/matching/features/parse";
import { trainedCollection } from "@caseload/matching/model/trained-collection";
import type { JobInput, PersonInput } from "@caseload/matching/match-input";
import { sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import type { Log } from "../../../platform/log.ts";
import { jobReadings, profileReadings } from "../../../platform/db/schema/matches.ts";

/** A stored preparation. */
interface CachedRow {
  readonly fingerprint: string | null;
  readonly reading: Buffer | null;
}

interface NewRow {
  readonly id: number;
  readonly fingerprint: string;
  readonly reading: Buffer;
}

export interface PreparedCache {
  /** Change with everything that the score of a pair depends on. */
  readonly jobKey: (side: JobInput) => string;
  readonly personKey: (side: PersonInput, now: Date) => string;
  readonly parseJob: (id: number, side: JobInput, cached: CachedRow) => ParsedJob;
  readonly parsePerson: (id: number, side: PersonInput, cached: CachedRow, now: Date) => ParsedPerson;
  /** For a person without a profile; not cached. */
  readonly prepareNewcomer: (side: PersonInput, now: Date) => ParsedPerson;
  /** Stores what was parsed since the last call. A failed write is repeated by the next reader. */
  readonly flush: () => Promise<void>;
}

/** The month by which credentials expire: "2031-04", in UTC as in the engine. */
export const monthOf = (now: Date): string => now.toISOString().slice(0, 7);

/** Everything that a preparation depends on. The distance to a start date changes daily. */
const datedPerson = (side: PersonInput, now: Date) => ({
  side,
  read: side.availableFrom ? now.toISOString().slice(0, 10) : monthOf(now),
});

/** The rate is added afterwards, so that the owner and firms, who do not see a hidden one, share the cached row. */
const atRate = (reading: ParsedPerson, side: PersonInput): ParsedPerson => ({
  ...reading,
  terms: { ...reading.terms, rate: rateAsked(side) },
});

export function openPreparedCache(db: Db, engineHash: string, log: Pick<Log, "warn">): PreparedCache {
  const newRows = { jobs: new Map<number, NewRow>(), profiles: new Map<number, NewRow>() };
  const fingerprintOf = (source: object): string =>
    createHash("sha256").update(engineHash).update(JSON.stringify(source)).digest("base64url");

  function read<Reading>(
    into: Map<number, NewRow>,
    id: number,
    source: object,
    cached: CachedRow,
    make: () => Reading,
  ) {
    const fingerprint = fingerprintOf(source);
    // Written by serialize below, with the same engine.
    if (cached.reading && cached.fingerprint === fingerprint) return deserialize(cached.reading) as Reading;
    const reading = make();
    into.set(id, { id, fingerprint, reading: serialize(reading) });
    return reading;
  }

  return {
    jobKey: fingerprintOf,
    personKey: (side, now) => fingerprintOf(datedPerson(side, now)),
    parseJob: (id, side, cached) =>
      read(newRows.jobs, id, side, cached, () => parseJob(side, trainedCollection())),
    parsePerson: (id, side, cached, now) => {
      const { hourlyRate: _, ...others } = side;
      const reading = read(newRows.profiles, id, datedPerson(others, now), cached, () =>
        parsePerson(others, trainedCollection(), now),
      );
      return atRate(reading, side);
    },
    prepareNewcomer: (side, now) => parsePerson(side, trainedCollection(), now),
    flush: async () => {
      const read = { jobs: drain(newRows.jobs), profiles: drain(newRows.profiles) };
      try {
        if (read.jobs.length > 0) await storeJobs(db, read.jobs);
        if (read.profiles.length > 0) await storeProfiles(db, read.profiles);
      } catch (err) {
        log.warn({ err }, "Prepared texts of the matching engine could not be stored");
      }
    },
  };
}

/** By id, so that two processes that write the same rows do not deadlock. */
function drain(newRows: Map<number, NewRow>): NewRow[] {
  const all = [...newRows.values()].toSorted((a, b) => a.id - b.id);
  newRows.clear();
  return all;
}

const newest = { fingerprint: sql`excluded.fingerprint`, reading: sql`excluded.reading` };

/** The join leaves out postings that were deleted meanwhile. */
async function storeJobs(db: Db, read: readonly NewRow[]): Promise<void> {
  const rows = read.map((row) => sql`(${row.id}::integer, ${row.fingerprint}, ${row.reading}::bytea)`);
  await db
    .insert(jobReadings)
    .select(
      // Shards write of which one a posting is a part.
      sql`select v.*, null::integer, null::text
        from (values ${sql.join(rows, sql`, `)}) v(id, f, r) join jobs on jobs.id = v.id`,
    )
    .onConflictDoUpdate({ target: jobReadings.jobId, set: newest });
}

async function storeProfiles(db: Db, read: readonly NewRow[]): Promise<void> {
  const rows = read.map((row) => sql`(${row.id}::integer, ${row.fingerprint}, ${row.reading}::bytea)`);
  await db
    .insert(profileReadings)
    .select(
      sql`select v.* from (values ${sql.join(rows, sql`, `)}) v(id, f, r)
        join paralegal_profiles p on p.user_id = v.id for key share of p`,
    )
    .onConflictDoUpdate({ target: profileReadings.userId, set: newest });
}
