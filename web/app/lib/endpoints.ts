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

interface AddressTable {
  /** By method and name; paths of the API without "/api/". */
  readonly paths: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly uploads: Readonly<Record<string, string>>;
}
const { paths, uploads } = table as AddressTable;

/** What the table leaves out. Paths from elsewhere are whole. */
const wholePath = (path: string): string => (path.startsWith("/") ? path : `/api/${path}`);

export const endpoints = Object.fromEntries(
  Object.entries(paths).flatMap(([method, byName]) =>
    Object.entries(byName).map(([name, path]) => {
      const upload = uploads[name];
      return [name, { method, path: wholePath(path), ...(upload !== undefined && { upload }) }];
    }),
  ),
) as Readonly<Record<CallName, Address>>;
