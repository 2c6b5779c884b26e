import { randomUUID } from "node:crypto";
import { webPassword } from "@caseload/server/testkit/web-caller";

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** A new person with a unique address. */
export function newcomer(firstName: string, lastName: string): Person {
  const email = `${firstName}.${randomUUID().slice(0, 8)}@example.com`.toLowerCase();
  return { firstName, lastName, name: `${firstName} ${lastName}`, email, password: webPassword };
}
