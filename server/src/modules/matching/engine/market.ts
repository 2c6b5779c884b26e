/**
 * The market in memory: open postings and public profiles, built from the database and kept up with it. One process's
 * market owes nothing to another's; each listens for itself.
 */
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
import { monthOf } from "./readings.ts";
import type { Readings } from "./readings.ts";
import { jobSide } from "../../jobs/postings/job-side.ts";
import { personSide } from "./person-side.ts";

/** What the triggers of the tables tell; null: too many to name. */
export interface Changed {
  readonly jobs?: readonly number[] | null;
  readonly profiles?: readonly number[] | null;
}

/** Rows read at a time: in between, questions are answered. */
const rowsAtATime = 50;
/** A read of so many rows that takes longer than this is followed by a pause of the same length. */
const longReadMs = 50;

/** Rows that changed profiles leave behind are worth a new index once they outnumber the living by this many. */
const deadRowsBorne = 10_000;

/** All public profiles in memory. */
class PeopleIndex {
  readonly #index = personIndex();

  get size(): number {
    return this.#index.rowOf.size;
  }

  get isWorn(): boolean {
    return this.#index.ids.length > 2 * this.size + deadRowsBorne;
  }

  put(person: IndexedPerson): void {
    upsertPerson(this.#index, person);
  }

  remove(id: number): void {
    removePerson(this.#index, id);
  }

  /** Ids, best first, without those who are in question no more. */
  rank(job: ParsedJob, { without, limit }: { without: ReadonlySet<number>; limit: number }): number[] {
    const { ids } = this.#index;
    const passes = (row: number): boolean => !without.has(ids.values[row] ?? 0);
    return rankPeople(this.#index, job, { limit, passes }).map(({ id }) => id);
  }
}

export class Market {
  #postings = new PostingIndex();
  #people = new PeopleIndex();
  #isReady = false;
  #mustRebuild = false;
  #jobs = new Set<number>();
  #profiles = new Set<number>();
  /** Profiles are read for its month. */
  #today: Date;
  #work: Promise<void> | null = null;
  readonly #db: Db;
  readonly #readings: Readings;
  readonly #on: { rebuilt: () => void; failed: (error: unknown) => void };

  constructor(
    db: Db,
    readings: Readings,
    today: Date,
    on: { rebuilt: () => void; failed: (error: unknown) => void },
  ) {
    this.#db = db;
    this.#readings = readings;
    this.#today = today;
    this.#on = on;
  }

  /** Whether everything has been read once. */
  get isReady(): boolean {
    return this.#isReady;
  }

  get postings(): PostingIndex {
    return this.#postings;
  }

  get people(): PeopleIndex {
    return this.#people;
  }

  note(changed: Changed): void {
    if (changed.jobs === null || changed.profiles === null) this.#mustRebuild = true;
    for (const id of changed.jobs ?? []) this.#jobs.add(id);
    for (const id of changed.profiles ?? []) this.#profiles.add(id);
    this.#begin();
  }

  /** Credentials end with a month, without a word from anybody: once it is over, everything is read anew. */
  noteDay(now: Date): void {
    const turned = monthOf(now) !== monthOf(this.#today);
    this.#today = now;
    if (turned) this.noteGap();
  }

  /** Something may have been missed. */
  noteGap(): void {
    this.#mustRebuild = true;
    this.#begin();
  }

  /** Once the noted changes are in; a rebuild is not waited for. */
  async settled(): Promise<void> {
    while (this.#work !== null && !this.#mustRebuild) await this.#work;
  }

  #begin(): void {
    this.#work ??= this.#catchUp()
      .catch((error: unknown) => this.#on.failed(error))
      .finally(() => {
        this.#work = null;
      });
  }

  async #catchUp(): Promise<void> {
    while (this.#mustRebuild || this.#jobs.size > 0 || this.#profiles.size > 0) {
      if (this.#mustRebuild) await this.#rebuild();
      await this.#takeIn(taken(this.#jobs), taken(this.#profiles));
      if (this.#postings.isWorn || this.#people.isWorn) this.#mustRebuild = true;
    }
  }

  /** What changes meanwhile is noted, and taken in afterwards. */
  async #rebuild(): Promise<void> {
    const postings = new PostingIndex();
    const people = new PeopleIndex();
    await this.#readAll(
      indexedAfter,
      (row) => row.id,
      (row) => this.#put(postings, row),
    );
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
      const rows = await after(this.#db, last, rowsAtATime);
      const begun = performance.now();
      for (const row of rows) take(row);
      const spentMs = performance.now() - begun;
      await this.#readings.keep();
      // Texts read anew take long; requests and the database share the processors with them.
      if (spentMs > longReadMs) await setTimeout(spentMs);
      const end = rows.at(-1);
      if (end === undefined || rows.length < rowsAtATime) return;
      last = idOf(end);
    }
  }

  async #takeIn(jobIds: readonly number[], userIds: readonly number[]): Promise<void> {
    const postings = jobIds.length > 0 ? await indexedAmong(this.#db, jobIds) : [];
    for (const id of jobIds) this.#postings.remove(id);
    for (const row of postings) this.#put(this.#postings, row);
    const people = userIds.length > 0 ? await publicAmong(this.#db, userIds) : [];
    for (const id of userIds) this.#people.remove(id);
    for (const row of people) this.#upsertPerson(this.#people, row);
    await this.#readings.keep();
  }

  #put(into: PostingIndex, row: PostingRow): void {
    const side = jobSide(row);
    into.put({ id: row.id, firmId: row.firmId, side, parsed: this.#readings.ofJob(row.id, side, row) });
  }

  #upsertPerson(into: PeopleIndex, { profile, verified, firmId, ...kept }: ProfileRow): void {
    const { userId: id } = profile;
    const side = personSide({ profile, verified }, this.#today);
    const parsed = this.#readings.ofPerson(id, side, kept, this.#today);
    into.put({ id, firmId: firmId ?? 0, parsed });
  }
}

function taken(ids: Set<number>): number[] {
  const all = [...ids];
  ids.clear();
  return all;
}
