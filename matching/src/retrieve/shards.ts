/**
 * An index in parts by field of work and state, so that each part may be in another process or on another machine. A
 * search asks only the parts that can add to its result, and merges what they find into the ranking of one index. The
 * two are equal as long as no part leaves out words that the whole would keep, which happens after 65,535 of them.
 */
import type { ParsedJob, ParsedPerson } from "../features/parse.ts";
import { hashOf } from "../text/words.ts";
import { COMMUTE_LATITUDE, COMMUTE_LONGITUDE, levelOf, RANKING_LIMITS } from "./candidates.ts";
import type { Ranked } from "./candidates.ts";
import { column, push } from "./columns.ts";
import type { Column } from "./columns.ts";
import {
  FIELDS_KEPT,
  jobIndex,
  keptFields,
  removePosting,
  requiresPresence,
  SHARE_STEPS,
  upsertPosting,
} from "./job-index.ts";
import type { IndexedPosting, JobIndex } from "./job-index.ts";
import { fieldWeights, openSearch, reachOf } from "./rank-jobs.ts";
import type { RankingOptions, Search } from "./rank-jobs.ts";
import { candidatesIn, chooseCandidates, exactScores, mergeExact } from "./shard-candidates.ts";
import type { ShardCandidates } from "./shard-candidates.ts";

/** The state of a shard's key for work that no distance rules out. */
const ANYWHERE = "anywhere";
/** Four shares, each rounded to a step, exceed the whole by at most two steps. */
const MAX_STEPS = SHARE_STEPS + FIELDS_KEPT / 2;
/** Sums of the same numbers in another order differ by less. */
const ROUNDING = 1 + 1e-9;

/** What a planner must know of a shard. It only grows, so that removed postings leave it right, if less sharp. */
export interface ShardSummary {
  /** Whether there is work without presence, and work in a place that is not known. */
  remote: boolean;
  unknownPlace: boolean;
  /** The corners around all known places, as the index writes them; null when there are none. */
  box: { south: number; north: number; west: number; east: number } | null;
  /** Field number to the largest share, in steps, that a posting has of it. */
  readonly maxShares: Uint8Array;
}

export interface Shard extends ShardSummary {
  readonly index: JobIndex;
  /** Row to the number of the change that added it, counted over all shards: the order of rows in one index. */
  readonly changes: Column<Uint32Array>;
}

/** The strongest field of a posting and the state of its place: of which shard it is a part. */
export function shardKeyOf(parsed: ParsedJob): string {
  const [[field] = [0]] = keptFields(parsed);
  const city = knownCity(parsed);
  return `${field} ${requiresPresence(parsed.terms) && city !== null ? city.state : ANYWHERE}`;
}

/** The number of the shard, of `count`, that holds the postings of a key. */
export const shardNumberOf = (hash: number, count: number): number => hash % count;

/** 31 bits of a key, which do not change with the number of shards. */
export const shardHashOf = (parsed: ParsedJob): number => hashOf(shardKeyOf(parsed)) >>> 1;

function knownCity({ terms }: ParsedJob) {
  const cities = terms.place?.cities ?? [];
  return cities.length === 1 ? (cities[0] ?? null) : null;
}

/** All shards of an index, in this process. `shardOf` names the shard of a key, where several keys share one. */
export class ShardedIndex {
  readonly #shards = new Map<string, Shard>();
  readonly #shardOf = new Map<number, Shard>();
  readonly #nameOf: (key: string) => string;
  #changes = 0;

  constructor(nameOf: (key: string) => string = (key) => key) {
    this.#nameOf = nameOf;
  }

  get shards(): Shard[] {
    return [...this.#shards.values()];
  }

  /** Adds a posting, or replaces the one with the same id, which may have been in another shard. */
  upsert(posting: IndexedPosting): void {
    this.remove(posting.id);
    const name = this.#nameOf(shardKeyOf(posting.parsed));
    const shard = this.#shards.get(name) ?? emptyShard();
    this.#shards.set(name, shard);
    this.#shardOf.set(posting.id, shard);
    upsertPosting(shard.index, posting);
    push(shard.changes, this.#changes++);
    widen(shard, posting.parsed);
  }

  remove(id: number): void {
    const shard = this.#shardOf.get(id);
    if (shard === undefined) return;
    removePosting(shard.index, id);
    this.#shardOf.delete(id);
  }
}

const emptyShard = (): Shard => ({
  index: jobIndex(),
  changes: column(Uint32Array),
  remote: false,
  unknownPlace: false,
  box: null,
  maxShares: new Uint8Array(256),
});

function widen(shard: Shard, parsed: ParsedJob): void {
  for (const [field, steps] of keptFields(parsed))
    shard.maxShares[field] = Math.max(shard.maxShares[field] ?? 0, steps);
  const site = shard.index.sites.at(shard.index.siteAt.values[shard.index.ids.length - 1] ?? 0);
  if (site?.requiresPresence !== true) {
    shard.remote = true;
    return;
  }
  const { north, east } = site;
  if (north === 0) {
    shard.unknownPlace = true;
    return;
  }
  const { box } = shard;
  shard.box = {
    south: Math.min(box?.south ?? north, north),
    north: Math.max(box?.north ?? north, north),
    west: Math.min(box?.west ?? east, east),
    east: Math.max(box?.east ?? east, east),
  };
}

export interface PlannedShard<Kind extends ShardSummary> {
  readonly shard: Kind;
  /** The highest level of the coarse score that a posting of the shard can have. */
  readonly maxLevel: number;
}

/**
 * The shards that may have postings for a person, the most promising first: those with remote work, and those whose
 * places are within a commute, in whatever state. Related fields count by what the postings of a shard have of them.
 */
export function planShards<Kind extends ShardSummary>(
  shards: readonly Kind[],
  person: ParsedPerson,
  options: Pick<RankingOptions, "remoteOnly">,
): PlannedShard<Kind>[] {
  const weights = fieldWeights(person);
  return shards
    .filter((shard) => mayShow(shard, person, options))
    .map((shard) => ({ shard, maxLevel: levelOf(maxFieldScore(shard, weights)) }))
    .toSorted((a, b) => b.maxLevel - a.maxLevel);
}

function mayShow(
  { remote, unknownPlace, box }: ShardSummary,
  person: ParsedPerson,
  { remoteOnly }: Pick<RankingOptions, "remoteOnly">,
): boolean {
  if (remote) return true;
  if (remoteOnly === true) return false;
  if (unknownPlace) return true;
  const reach = reachOf(person);
  if (box === null || reach === null) return box !== null;
  return (
    reach.north >= box.south - COMMUTE_LATITUDE &&
    reach.north <= box.north + COMMUTE_LATITUDE &&
    reach.east >= box.west - COMMUTE_LONGITUDE &&
    reach.east <= box.east + COMMUTE_LONGITUDE
  );
}

/** No posting of the shard has a higher score by its fields. */
function maxFieldScore({ maxShares }: ShardSummary, weights: Float32Array): number {
  const present = [...maxShares.entries()].filter(([, steps]) => steps > 0);
  const each = present.map(([field, steps]) => steps * (weights[field] ?? 0)).toSorted((a, b) => b - a);
  const sum = each.slice(0, FIELDS_KEPT).reduce((total, value) => total + value, 0);
  const strongest = Math.max(0, ...present.map(([field]) => weights[field] ?? 0));
  return Math.min(sum, strongest * MAX_STEPS) * ROUNDING;
}

/** The options of a search by id, because rows differ between shards. */
export interface ShardRankingOptions extends Omit<RankingOptions, "passes"> {
  readonly passes?: (id: number) => boolean;
}

/** The ranking that one index of all postings would give, and how many shards were asked for it. */
export function rankShards(
  shards: readonly Shard[],
  person: ParsedPerson,
  options: ShardRankingOptions,
): { ranked: Ranked[]; asked: number } {
  const { limit, limits = RANKING_LIMITS, remoteOnly = false, passes } = options;
  const searches: { index: JobIndex; search: Search }[] = [];
  const found: ShardCandidates[] = [];
  for (const { shard, maxLevel } of planShards(shards, person, options)) {
    // The other shards have nothing above this level, and of it nothing that is needed.
    if (countAbove(found, maxLevel) >= limits.coarse) break;
    const { index, changes } = shard;
    const search = openSearch(index, person, {
      remoteOnly,
      ...(passes && { passes: (row: number) => passes(index.ids.values[row] ?? 0) }),
    });
    searches.push({ index, search });
    found.push(candidatesIn(index, search, (row) => changes.values[row] ?? 0, limits.coarse));
  }
  const exact = chooseCandidates(found, limits).flatMap((ids, at) => {
    const asked = searches[at];
    return asked === undefined ? [] : exactScores(asked.index, asked.search, ids);
  });
  return { ranked: mergeExact(exact, limit), asked: found.length };
}

const countAbove = (found: readonly ShardCandidates[], maxLevel: number): number =>
  found.reduce((sum, { levels }) => sum + levels.filter((level) => level > maxLevel).length, 0);
