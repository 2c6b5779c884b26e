import { HttpError } from "../../../platform/http/http-error.ts";
import type { Spot } from "./newest-first.ts";

/** A posting in the order of a block: better, then newer. */
export interface Ranked extends Spot {
  score: number;
}

/** Where a page of search results ended. */
export interface SearchPlace {
  /** How far the words were relaxed, so that every page of a search asks the same. */
  level: number;
  /** The block, or the page, begins below this one. */
  block: Spot | null;
  /** The last posting shown of that block. */
  last: Ranked | null;
}

export const isAfter = (one: Ranked, other: Ranked): boolean =>
  one.score !== other.score
    ? one.score < other.score
    : one.at !== other.at
      ? one.at < other.at
      : one.id < other.id;

const written = (spot: Spot | null): string => (spot ? `${Date.parse(spot.at)},${spot.id}` : "");

export const encodePlace = ({ level, block, last }: SearchPlace): string =>
  Buffer.from(`s${level}|${written(block)}|${written(last)}|${last ? last.score : ""}`).toString("base64url");

const spotted = String.raw`(?:(\d{1,14}),([1-9]\d{0,9}))?`;
const pattern = new RegExp(String.raw`^s([0-2])\|${spotted}\|${spotted}\|(\d[\d.e-]{0,30})?$`);
/** PostgreSQL's integer ends here. */
const largestId = 2_147_483_647;
const latest = Date.parse("2200-01-01");

function spotOf(at: string | undefined, id: string | undefined): Spot | null {
  if (at === undefined || id === undefined) return null;
  if (Number(id) > largestId || Number(at) > latest) throw invalid();
  return { at: new Date(Number(at)).toISOString(), id: Number(id) };
}

const invalid = (): HttpError => new HttpError(400, "This page marker is not valid (cursor)");

/** @throws HttpError 400 when the text is no cursor of a search */
export function decodePlace(cursor: string | undefined): SearchPlace | null {
  if (cursor === undefined) return null;
  const parts = pattern.exec(Buffer.from(cursor, "base64url").toString());
  if (!parts) throw invalid();
  const [, level, blockAt, blockId, lastAt, lastId, score] = parts;
  const last = spotOf(lastAt, lastId);
  if ((last === null) !== (score === undefined) || Number.isNaN(Number(score ?? 0))) throw invalid();
  return {
    level: Number(level),
    block: spotOf(blockAt, blockId),
    last: last && { ...last, score: Number(score) },
  };
}
