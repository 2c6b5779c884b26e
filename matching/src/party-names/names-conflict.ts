/** The one question of the conflict check: may these two names be one party, or parties to be looked at together? */
import { mayShareTelling } from "./align-words.ts";
import { isWhole, sameOrganization, soundAlike } from "./compare-organizations.ts";
import { mayBePerson, samePerson } from "./compare-persons.ts";
import { sortedNames } from "./organization.ts";
import type { PreparedName, Reading } from "./prepare-name.ts";

/** How two names conflict: as one person's, as one body's, or as a business that bears the person's name. */
export type ConflictKind = "person" | "organization" | "owner";

/** Null where the names do not conflict. Symmetric. */
export function conflictKind(left: PreparedName, right: PreparedName): ConflictKind | null {
  for (const one of left.readings)
    for (const other of right.readings) {
      const kind = readingsConflict(one, other);
      if (kind) return kind;
    }
  return null;
}

/** Symmetric. Generic words alone never conflict. */
export const namesConflict = (left: PreparedName, right: PreparedName): boolean =>
  conflictKind(left, right) !== null;

function readingsConflict(left: Reading, right: Reading): ConflictKind | null {
  if (left.person && right.person && samePerson(left.person, right.person)) return "person";
  const areBodiesToo = left.organization !== null && right.organization !== null;
  if (left.person && right.person && mayBePerson(left.person, right.person, areBodiesToo)) return "person";
  if (left.organization && right.organization && isSameBody(left.organization, right.organization))
    return "organization";
  if (isBodyNamedSo(left, right) || isBodyNamedSo(right, left)) return "organization";
  if (isPartOfName(left, right) || isPartOfName(right, left)) return "organization";
  if (left.owner && right.person && samePerson(left.owner, right.person)) return "owner";
  return left.person && right.owner && samePerson(left.person, right.owner) ? "owner" : null;
}

/** "Sable Wolf" reads as a person's name, and may be short for Sable Wolf LLC or Sable Wolf Bank. */
function isBodyNamedSo({ person, organization }: Reading, other: Reading): boolean {
  if (!person || organization || !other.organization || other.person) return false;
  return sortedNames(other.organization).includes(person.sorted);
}

const isPartOfName = ({ part }: Reading, { organization }: Reading): boolean =>
  part !== null &&
  organization !== null &&
  mayShareTelling(part, organization) &&
  isWhole(part, organization);

type Body = Parameters<typeof sameOrganization>[0];

/** The alignment may prefer other words from the other side; either side's answer counts. */
const isSameBody = (left: Body, right: Body): boolean =>
  soundAlike(left, right) ||
  (mayShareTelling(left, right) && (sameOrganization(left, right) || sameOrganization(right, left)));
