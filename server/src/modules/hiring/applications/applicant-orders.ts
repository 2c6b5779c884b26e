/** The order of the list, and where a page of it ends. */
import { type ApplicantSort, applicantSorts } from "@caseload/contract/hiring/applicant-options";
import { activeApplicationStatuses, type ApplicationStatus } from "@caseload/contract/lifecycles";
import { HttpError } from "../../../platform/http/http-error.ts";

/** What an application is ordered by. */
export interface OrderedApplication {
  id: number;
  status: ApplicationStatus;
  createdAt: Date;
  /** Null where none is shown. */
  score: number | null;
  /** Of an hour, in US cents; null where it names none. */
  hourlyCents: number | null;
  /** 1 to 4; null without a profile. */
  level: number | null;
}

/** Undecided applications come first; a lower rank comes before a higher one, and the newer one of two equal ones. */
interface Place {
  decided: 0 | 1;
  rank: number;
  id: number;
}

/** Above every rate, so that applications without one come last. */
const noRate = 10_000_000;

const ranks: Record<ApplicantSort, (row: OrderedApplication) => number> = {
  match: ({ score }) => -(score ?? -1),
  rate: ({ hourlyCents }) => hourlyCents ?? noRate,
  experience: ({ level }) => -(level ?? 0),
  newest: ({ createdAt }) => -createdAt.getTime(),
};

const placeOf = (sort: ApplicantSort, row: OrderedApplication): Place => ({
  decided: activeApplicationStatuses.some((status) => status === row.status) ? 0 : 1,
  rank: ranks[sort](row),
  id: row.id,
});

const compare = (one: Place, other: Place): number =>
  one.decided - other.decided || one.rank - other.rank || other.id - one.id;

const encode = (sort: ApplicantSort, { decided, rank, id }: Place): string =>
  Buffer.from(`${sort}|${decided}|${rank}|${id}`).toString("base64url");

const cursorPattern = /^([a-z]+)\|([01])\|(-?\d{1,13})\|([1-9]\d{0,9})$/;

/** @throws HttpError 400 when the text is not a cursor of this order */
function decode(sort: ApplicantSort, cursor: string): Place {
  const [, name, decided, rank, id] = cursorPattern.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (name !== sort || !applicantSorts.some((each) => each === name))
    throw new HttpError(400, "This page marker is not valid (cursor)");
  return { decided: decided === "1" ? 1 : 0, rank: Number(rank), id: Number(id) };
}

/** One page of applications in an order, with the marker of the next one. */
export function pageOf<Row extends OrderedApplication>(
  rows: readonly Row[],
  sort: ApplicantSort,
  { limit, cursor }: { limit: number; cursor: string | undefined },
): { rows: Row[]; next: string | null } {
  const last = cursor === undefined ? null : decode(sort, cursor);
  const placed = rows
    .map((row) => ({ row, place: placeOf(sort, row) }))
    .filter(({ place }) => last === null || compare(place, last) > 0)
    .toSorted((one, other) => compare(one.place, other.place));
  const page = placed.slice(0, limit);
  const end = page.at(-1);
  return {
    rows: page.map(({ row }) => row),
    next: end && placed.length > page.length ? encode(sort, end.place) : null,
  };
}
