/** Method and path of every endpoint, free of zod; web/endpoint-tables.ts makes the table from the contract. */
import type { Endpoint } from "@caseload/contract/endpoint";
import type { CallName } from "@caseload/contract/endpoints";
import table from "virtual:endpoint-addresses";

export interface Address {
  readonly method: Endpoint["method"];
  readonly path: string;
  /** Form field of the file, where the endpoint takes one. */
  readonly upload?: string;
}

export const endpoints = table as Readonly<Record<CallName, Address>>;
