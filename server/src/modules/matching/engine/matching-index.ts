/** The index of open postings and public profiles, in memory. It is built from the database and follows its changes. */
import { setTimeout } from "node:timers/promises";
import type { ParsedJob } from "@caseload/matching/features/parse";
import {
  type IndexedPerson,
  personIndex,
  upsertPerson,
  removePerson,
} from "@caseload/matching/retrieve/person-index";
import { rankPeople } from "@caseload/matching/retrieve/rank-people";
import type { Db } from "../../../platform/db/database.ts";
import { PostingIndex } from "./posting-index.ts";
import { indexedAfter, indexedAmong } from "./posting-rows.ts";
import type { PostingRow } from "./posting-rows.ts";
import { publicAfter, publicAmong } from "./profile-rows.ts";
import type { ProfileRow } from "./profile-rows.ts";
import { monthOf } from "./prepared-cache.ts";
import type { PreparedCache } from "./prepared-cache.ts";
import { jobSide } from "../../jobs/postings/job-side.ts";
import { personSide } from "./person-side.ts";

/** A payload of the tables' triggers, at most 500 ids; null for a statement that changes more than 20,000 rows. */
export interface Changed {
  readonly jobs?: readonly number[] | null;
  readonly profiles?: readonly number[] | null;
}

/** The channel of the triggers of jobs and paralegal_profiles. */
export const matchingChannel = "caseload_matching";

/** Rows read at a time. Requests are handled between batches. */
const batchSize = 50;
/** Requests wait for the changes of a payload with at most this many ids. Those of a longer one follow in batches. */
const maxAwaited = 100;
/** A batch that takes longer is followed by a pause of the same length. */
const longBatchMs = 50;

/** Changed profiles leave rows behind. The index is rebuilt when they outnumber the live ones by this many. */
const maxDeadRows = 10_000;

/** Which rows an index holds. */
export interface IndexPart {
  /** Null for no postings. */
  readonly postings: PostingPart | null;
  readonly hasPeople: boolean;
}

export interface PostingPart {
  /** The indexed postings after an id, by id; others are ignored. */
  readonly after: (db: Db, id: number, max: number) => Promise<PostingRow[]>;
  readonly among: (db: Db, ids: readonly number[]) => Promise<PostingRow[]>;
  readonly includes: (row: PostingRow, parsed: ParsedJob) => boolean;
  /** Called after each batch. */
  readonly flush?: (db: Db) => Promise<void>;
}

export const allPostings: PostingPart = { after: indexedAfter, among: indexedAmong, includes: () => true };
const everything: IndexPart = { postings: allPostings, hasPeople: true };

/** All public profiles in memory. */
class PeopleIndex {
  readonly #index = personIndex();

  get size(): number {
    return this.#index.rowOf.size;
  }

  get needsRebuild(): boolean {
    return this.#index.ids.length > 2 * this.size + maxDeadRows;
  }

  put(person: IndexedPerson): void {
    upsertPerson(this.#index, person);
  }

  remove(id: number): void {
    removePerson(this.#index, id);
  }

  /** Ids, best first. */
  rank(job: ParsedJob, { without, limit }: { without: ReadonlySet<number>; limit: number }): number[] {
    const { ids } = this.#index;
    const passes = (row: number): boolean => !without.has(ids.values[row] ?? 0);
    return rankPeople(this.#index, job, { limit, passes }).map(({ id }) => id);
  }
}

interface Taken {
  readonly jobs: readonly number[];
  readonly profiles: readonly number[];
}

/** Ids of changed rows that the index has not read again yet. */
class ChangedIds {
  readonly #jobs = new Set<number>();
  readonly #profiles = new Set<number>();

  get size(): number {
    return this.#jobs.size + this.#profiles.size;
  }

  add({ jobs, profiles }: Changed): void {
    for (const id of jobs ?? []) this.#jobs.add(id);
    for (const id of profiles ?? []) this.#profiles.add(id);
  }

  /** Removes and returns at most `max` ids of each table. */
  take(max = Infinity): Taken {
    return { jobs: takeFrom(this.#jobs, max), profiles: takeFrom(this.#profiles, max) };
  }
}

function takeFrom(ids: Set<number>, max: number): number[] {
  const taken = [...ids].slice(0, max);
  for (const id of taken) ids.delete(id);
  return taken;
}

export class MatchingIndex {
  #postings = new PostingIndex();
  #people = new PeopleIndex();
  #isReady = false;
  #mustRebuild = false;
  readonly #awaited = new ChangedIds();
  readonly #bulk = new ChangedIds();
  #isApplying = false;
  #applied = Promise.withResolvers<void>();
  /** Profiles are parsed for its month. */
  #today: Date;
  #work: Promise<void> | null = null;
  readonly #db: Db;
  readonly #cache: PreparedCache;
  readonly #on: { rebuilt: () => void; failed: (error: unknown) => void };
  readonly #part: IndexPart;
  /** The time of the last change, in milliseconds; larger for each. */
  #lastChange = 0;

  constructor(
    db: Db,
    cache: PreparedCache,
    today: Date,
    on: { rebuilt: () => void; failed: (error: unknown) => void },
    part = everything,
  ) {
    this.#part = part;
    this.#db = db;
    this.#cache = cache;
    this.#today = today;
    this.#on = on;
  }

  /** Whether the index was built once. */
  get isReady(): boolean {
    return this.#isReady;
  }

  get postings(): PostingIndex {
    return this.#postings;
  }

  get people(): PeopleIndex {
    return this.#people;
  }

  noteChanges(changed: Changed): void {
    if (changed.jobs === null || changed.profiles === null) this.#mustRebuild = true;
    const count = (changed.jobs?.length ?? 0) + (changed.profiles?.length ?? 0);
    (count > maxAwaited ? this.#bulk : this.#awaited).add(changed);
    this.#startWork();
  }

  /** Credentials expire with a month, which no trigger announces, so a new month causes a rebuild. */
  updateDate(now: Date): void {
    const isNewMonth = monthOf(now) !== monthOf(this.#today);
    this.#today = now;
    if (isNewMonth) this.scheduleRebuild();
  }

  /** For changes that may have been missed. */
  scheduleRebuild(): void {
    this.#mustRebuild = true;
    this.#startWork();
  }

  /** Resolves once the noted changes are applied; does not wait for a rebuild, nor for changes in bulk. */
  async upToDate(): Promise<void> {
    while (this.#work !== null && !this.#mustRebuild && (this.#isApplying || this.#awaited.size > 0))
      await this.#applied.promise;
  }

  #startWork(): void {
    this.#work ??= this.#catchUp()
      .catch((error: unknown) => this.#on.failed(error))
      .finally(() => {
        this.#work = null;
        this.#noteApplied();
      });
  }

  #noteApplied(): void {
    this.#isApplying = false;
    this.#applied.resolve();
    this.#applied = Promise.withResolvers();
  }

  async #catchUp(): Promise<void> {
    while (this.#mustRebuild || this.#awaited.size > 0 || this.#bulk.size > 0) {
      if (this.#mustRebuild) await this.#rebuild();
      this.#isApplying = true;
      await this.#applyChanges(this.#awaited.take());
      this.#noteApplied();
      await this.#applyBulk();
      if (this.#postings.needsRebuild || this.#people.needsRebuild) this.#mustRebuild = true;
    }
  }

  /** Applies bulk changes until one arrives that requests wait for. */
  async #applyBulk(): Promise<void> {
    while (this.#bulk.size > 0 && this.#awaited.size === 0 && !this.#mustRebuild) {
      const started = performance.now();
      await this.#applyChanges(this.#bulk.take(batchSize));
      const spentMs = performance.now() - started;
      if (spentMs > longBatchMs && this.#awaited.size === 0) await setTimeout(spentMs);
    }
  }

  /** Changes during a rebuild are noted, and applied afterwards. */
  async #rebuild(): Promise<void> {
    // Committed before, and therefore read below.
    this.#bulk.take();
    const postings = new PostingIndex();
    const people = new PeopleIndex();
    const { postings: part, hasPeople } = this.#part;
    if (part)
      await this.#readAll(
        part.after,
        (row) => row.id,
        (row) => this.#put(postings, part, row),
      );
    if (hasPeople)
      await this.#readAll(
        publicAfter,
        (row) => row.profile.userId,
        (row) => this.#upsertPerson(people, row),
      );
    [this.#postings, this.#people] = [postings, people];
    this.#isReady = true;
    this.#mustRebuild = false;
    this.#on.rebuilt();
  }

  async #readAll<Row>(
    after: (db: Db, id: number, max: number) => Promise<Row[]>,
    idOf: (row: Row) => number,
    take: (row: Row) => void,
  ): Promise<void> {
    for (let last = 0; ;) {
      const rows = await after(this.#db, last, batchSize);
      const started = performance.now();
      for (const row of rows) take(row);
      const spentMs = performance.now() - started;
      await this.#flush();
      // Preparing new texts takes long, and shares the processors with requests and the database.
      if (spentMs > longBatchMs) await setTimeout(spentMs);
      const end = rows.at(-1);
      if (end === undefined || rows.length < batchSize) return;
      last = idOf(end);
    }
  }

  async #applyChanges({ jobs: jobIds, profiles: userIds }: Taken): Promise<void> {
    const { postings: part, hasPeople } = this.#part;
    if (part && jobIds.length > 0) {
      const rows = await part.among(this.#db, jobIds);
      for (const id of jobIds) this.#postings.remove(id);
      for (const row of rows) this.#put(this.#postings, part, row, this.#nextChange());
    }
    if (hasPeople && userIds.length > 0) {
      const people = await publicAmong(this.#db, userIds);
      for (const id of userIds) this.#people.remove(id);
      for (const row of people) this.#upsertPerson(this.#people, row);
    }
    await this.#flush();
  }

  async #flush(): Promise<void> {
    await this.#cache.flush();
    await this.#part.postings?.flush?.(this.#db);
  }

  /** Thousandths of a millisecond tell apart what changes in one. */
  #nextChange(): number {
    this.#lastChange = Math.max(Date.now(), this.#lastChange + 0.001);
    return this.#lastChange;
  }

  #put(into: PostingIndex, part: PostingPart, row: PostingRow, time?: number): void {
    const side = jobSide(row);
    const parsed = this.#cache.parseJob(row.id, side, row);
    if (part.includes(row, parsed)) into.put({ id: row.id, firmId: row.firmId, side, parsed }, time);
  }

  #upsertPerson(into: PeopleIndex, { profile, verified, firmId, ...cached }: ProfileRow): void {
    const { userId: id } = profile;
    const side = personSide({ profile, verified }, this.#today);
    const parsed = this.#cache.parsePerson(id, side, cached, this.#today);
    into.put({ id, firmId: firmId ?? 0, parsed });
  }
}
