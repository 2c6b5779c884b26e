import { HttpError } from "../../../platform/http/http-error.ts";
import type { ListPosition } from "./newest-first.ts";

/** A posting in the order of a block: by score, then newest first. */
export interface Ranked extends ListPosition {
  score: number;
}

/** Where a page of search results ends. */
interface SearchCursor {
  /** How far the words are relaxed, the same on every page. */
  level: number;
  /** The block, or the page, begins below this posting. */
  block: ListPosition | null;
  /** The last posting shown of that block. */
  last: Ranked | null;
}

export const isAfter = (one: Ranked, other: Ranked): boolean =>
  one.score !== other.score
    ? one.score < other.score
    : one.at !== other.at
      ? one.at < other.at
      : one.id < other.id;

const encodePosition = (position: ListPosition | null): string =>
  position ? `${Date.parse(position.at)},${position.id}` : "";

export const encodeSearchCursor = ({ level, block, last }: SearchCursor): string =>
  Buffer.from(
    `s${level}|${encodePosition(block)}|${encodePosition(last)}|${last ? last.score : ""}`,
  ).toString("base64url");

const positionPattern = String.raw`(?:(\d{1,14}),([1-9]\d{0,9}))?`;
const pattern = new RegExp(
  String.raw`^s([0-2])\|${positionPattern}\|${positionPattern}\|(\d[\d.e-]{0,30})?$`,
);
/** The largest integer of PostgreSQL. */
const maxId = 2_147_483_647;
const maxTime = Date.parse("2200-01-01");

function positionOf(at: string | undefined, id: string | undefined): ListPosition | null {
  if (at === undefined || id === undefined) return null;
  if (Number(id) > maxId || Number(at) > maxTime) throw invalid();
  return { at: new Date(Number(at)).toISOString(), id: Number(id) };
}

const invalid = (): HttpError => new HttpError(400, "This page marker is not valid (cursor)");

/** @throws HttpError 400 when the text is not a cursor of a search */
export function decodeSearchCursor(cursor: string | undefined): SearchCursor | null {
  if (cursor === undefined) return null;
  const parts = pattern.exec(Buffer.from(cursor, "base64url").toString());
  if (!parts) throw invalid();
  const [, level, blockAt, blockId, lastAt, lastId, score] = parts;
  const last = positionOf(lastAt, lastId);
  if ((last === null) !== (score === undefined) || Number.isNaN(Number(score ?? 0))) throw invalid();
  return {
    level: Number(level),
    block: positionOf(blockAt, blockId),
    last: last && { ...last, score: Number(score) },
  };
}
