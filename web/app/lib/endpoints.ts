/**
 * Method and path of the endpoints whose calls the loaded modules name, free of zod; web/endpoint-tables.ts takes them
 * from the contract and adds them to the modules.
 */
import type { Endpoint } from "@caseload/contract/endpoint";
import type { CallName } from "@caseload/contract/endpoints";

export interface Address {
  readonly method: Endpoint["method"];
  readonly path: string;
  /** Form field of the file, where the endpoint takes one. */
  readonly upload?: string;
}

const known = {} as Record<CallName, Address>;

export const endpoints: Readonly<Record<CallName, Address>> = known;

export const addAddresses = (some: Partial<Record<CallName, Address>>): void =>
  void Object.assign(known, some);
