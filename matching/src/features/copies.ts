/**
 * Leaves out of a comparison what a profile repeats from the posting. Words that the posting wrote are no evidence of
 * experience: neither its sentences in a bio nor a list of its words as skills.
 */
import { evidenceOf } from "./pieces.ts";
import type { Piece } from "./pieces.ts";
import type { ParsedJob, ParsedPerson } from "./parse.ts";

/** The share of a piece's runs of three words that the posting has, from which the piece may be a copy. */
const COPIED_RUNS = 0.4;
/** Fewer runs in common than this happen by chance. */
const MIN_RUNS = 3;
/** Runs that such pieces have in common with the posting together. The long name of a court or statute has fewer. */
const MIN_RUNS_TOGETHER = 12;
/** The share of a piece's stems that the posting has, from which the piece lists the posting's words. */
const LISTED_STEMS = 0.75;
/** The share of the posting's stems that such pieces have together, from which they are a list of its words. */
const LIST_COVERS = 0.5;
/** In a very short posting a few words in common are most of it. */
const MIN_LISTED = 20;

/** The person by what is not copied from the posting. */
export function withoutCopies(job: ParsedJob, person: ParsedPerson): ParsedPerson {
  const copied = copiedPieces(job, person);
  if (copied.size === 0) return person;
  const own = person.pieces.filter((piece) => !copied.has(piece));
  return { ...person, ...evidenceOf(own, person.usualLength), pieces: own };
}

/** The share of the posting's stems from which what repeats it is most of it. */
const MOST_STEMS = 0.5;

/** Whether what the first profile has beyond the second repeats most of the posting. */
export function repeatsMost(job: ParsedJob, person: ParsedPerson, own: ParsedPerson): boolean {
  if (own === person) return false;
  const kept = new Set(own.pieces);
  const copied = person.pieces.filter((piece) => !kept.has(piece)).flatMap(({ ownStems }) => ownStems);
  const covered = new Set(copied.filter((each) => job.ownStems.has(each)));
  return covered.size >= MOST_STEMS * job.ownStems.size;
}

export function copiedPieces(job: ParsedJob, person: ParsedPerson): ReadonlySet<Piece> {
  const repeated = new Set<Piece>();
  const listing = new Set<Piece>();
  const covered = new Set<string>();
  let runs = 0;
  for (const piece of person.pieces) {
    const common = runsInPosting(job, piece);
    const isWhole = common > 0 && common === piece.runs.length;
    const repeats = isWhole || (common >= MIN_RUNS && common >= COPIED_RUNS * piece.runs.length);
    if (repeats) {
      repeated.add(piece);
      runs += common;
    } else if (shareInPosting(job, piece) < LISTED_STEMS) continue;
    listing.add(piece);
    for (const each of piece.ownStems) if (job.ownStems.has(each)) covered.add(each);
  }
  if (covered.size >= Math.max(MIN_LISTED, LIST_COVERS * job.ownStems.size)) return listing;
  return runs >= MIN_RUNS_TOGETHER ? repeated : new Set();
}

function runsInPosting(job: ParsedJob, { runs }: Piece): number {
  let common = 0;
  for (const run of runs) if (job.runs.has(run)) common++;
  return common;
}

function shareInPosting(job: ParsedJob, { ownStems }: Piece): number {
  if (ownStems.length === 0) return 0;
  let common = 0;
  for (const stem of ownStems) if (job.ownStems.has(stem)) common++;
  return common / ownStems.length;
}
