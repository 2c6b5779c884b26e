import type { Permission, PrimaryRole, UserType } from "@caseload/contract/roles";
import { roleMay } from "@caseload/contract/role-permissions";

/** The signed-in user of a request, read from the session cookie and never from the request's parameters. */
export interface Actor {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly userType: UserType;
  readonly primaryRole: PrimaryRole | null;
  readonly firmId: number | null;
  readonly emailVerified: boolean;
  /** Whether the user is site staff. */
  readonly staff: boolean;
  /** IANA name. */
  readonly timeZone: string;
  /** SHA-256 of the session's token, under which it is stored. */
  readonly sessionTokenHash: string;
}

export const may = (actor: Pick<Actor, "primaryRole">, permission: Permission): boolean =>
  roleMay(actor.primaryRole, permission);

export const fullName = (person: { firstName: string; lastName: string }): string =>
  `${person.firstName} ${person.lastName}`;
