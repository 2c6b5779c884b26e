import type { Permission, PrimaryRole, UserType } from "@caseload/contract/roles";
import { roleMay } from "@caseload/contract/role-permissions";

/** The signed-in person on whose behalf a request runs. Taken from the session cookie, never from the request. */
export interface Actor {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly userType: UserType;
  readonly primaryRole: PrimaryRole | null;
  readonly firmId: number | null;
  /** Helps to run the site. */
  readonly staff: boolean;
  /** IANA name. */
  readonly timeZone: string;
  readonly sessionToken: string;
}

export const may = (actor: Pick<Actor, "primaryRole">, permission: Permission): boolean =>
  roleMay(actor.primaryRole, permission);

export const fullName = (person: { firstName: string; lastName: string }): string =>
  `${person.firstName} ${person.lastName}`;
