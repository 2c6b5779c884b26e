/** Reading a text costs milliseconds, so what was read is kept beside it until the text or the engine changes. */
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

/** What the database keeps of an earlier reading. */
export interface Kept {
  readonly fingerprint: string | null;
  readonly reading: Buffer | null;
}

interface Fresh {
  readonly id: number;
  readonly fingerprint: string;
  readonly reading: Buffer;
}

export interface Readings {
  readonly ofJob: (id: number, side: JobInput, kept: Kept) => ParsedJob;
  readonly ofPerson: (id: number, side: PersonInput, kept: Kept, now: Date) => ParsedPerson;
  /** Of somebody without a profile: nothing is kept. */
  readonly ofNewcomer: (side: PersonInput, now: Date) => ParsedPerson;
  /** Writes what was read anew since the last call; a write that fails is made by whoever reads next. */
  readonly keep: () => Promise<void>;
}

/** The month in which credentials hold or have ended, as "2031-04", in UTC as the engine counts them. */
export const monthOf = (now: Date): string => now.toISOString().slice(0, 7);

/** Of everything that a reading depends on. A named start is so many days away, and that changes by the day. */
const datedPerson = (side: PersonInput, now: Date) => ({
  side,
  read: side.availableFrom ? now.toISOString().slice(0, 10) : monthOf(now),
});

/** A hidden rate is none to law offices and one to its owner: added afterwards, both share what is kept. */
const atRate = (reading: ParsedPerson, side: PersonInput): ParsedPerson => ({
  ...reading,
  terms: { ...reading.terms, rate: rateAsked(side) },
});

export function openReadings(db: Db, engineHash: string, log: Pick<Log, "warn">): Readings {
  const fresh = { jobs: new Map<number, Fresh>(), profiles: new Map<number, Fresh>() };
  const print = (source: object): string =>
    createHash("sha256").update(engineHash).update(JSON.stringify(source)).digest("base64url");

  function read<Reading>(
    into: Map<number, Fresh>,
    id: number,
    source: object,
    kept: Kept,
    make: () => Reading,
  ) {
    const fingerprint = print(source);
    // Our own row, written by serialize below for the same engine.
    if (kept.reading && kept.fingerprint === fingerprint) return deserialize(kept.reading) as Reading;
    const reading = make();
    into.set(id, { id, fingerprint, reading: serialize(reading) });
    return reading;
  }

  return {
    ofJob: (id, side, kept) => read(fresh.jobs, id, side, kept, () => parseJob(side, trainedCollection())),
    ofPerson: (id, side, kept, now) => {
      const { hourlyRate: _, ...others } = side;
      const reading = read(fresh.profiles, id, datedPerson(others, now), kept, () =>
        parsePerson(others, trainedCollection(), now),
      );
      return atRate(reading, side);
    },
    ofNewcomer: (side, now) => parsePerson(side, trainedCollection(), now),
    keep: async () => {
      const read = { jobs: taken(fresh.jobs), profiles: taken(fresh.profiles) };
      try {
        if (read.jobs.length > 0) await keepJobs(db, read.jobs);
        if (read.profiles.length > 0) await keepProfiles(db, read.profiles);
      } catch (err) {
        log.warn({ err }, "What the matching engine read could not be kept");
      }
    },
  };
}

/** In the order of their ids, so that two processes that write the same rows do not wait for each other in a circle. */
function taken(fresh: Map<number, Fresh>): Fresh[] {
  const all = [...fresh.values()].toSorted((a, b) => a.id - b.id);
  fresh.clear();
  return all;
}

const newest = { fingerprint: sql`excluded.fingerprint`, reading: sql`excluded.reading` };

/** What has been removed meanwhile is not written: a reading of it would outlive it. */
async function keepJobs(db: Db, read: readonly Fresh[]): Promise<void> {
  const rows = read.map((row) => sql`(${row.id}::integer, ${row.fingerprint}, ${row.reading}::bytea)`);
  await db
    .insert(jobReadings)
    .select(sql`select v.* from (values ${sql.join(rows, sql`, `)}) v(id, f, r) join jobs on jobs.id = v.id`)
    .onConflictDoUpdate({ target: jobReadings.jobId, set: newest });
}

async function keepProfiles(db: Db, read: readonly Fresh[]): Promise<void> {
  const rows = read.map((row) => sql`(${row.id}::integer, ${row.fingerprint}, ${row.reading}::bytea)`);
  await db
    .insert(profileReadings)
    .select(
      sql`select v.* from (values ${sql.join(rows, sql`, `)}) v(id, f, r)
        join paralegal_profiles p on p.user_id = v.id for key share of p`,
    )
    .onConflictDoUpdate({ target: profileReadings.userId, set: newest });
}
