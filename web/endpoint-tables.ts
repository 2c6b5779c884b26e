/**
 * Serves the browser what it needs of the contract to make calls and to fetch answers again, without the schemas,
 * which cost zod (24 kB).
 */
import { allEndpoints, type NamedEndpoint } from "@caseload/contract/endpoints";
import type { Plugin } from "vite";
import type { Address } from "./app/lib/endpoints.ts";
import type { EndpointTopics } from "./app/lib/refetch.ts";

const addressOf = ({ method, path, upload }: NamedEndpoint): Address => ({
  method,
  path,
  ...(upload && { upload: upload.field }),
});

const topicsOf = ({ changes = [], reads = [] }: NamedEndpoint): EndpointTopics => ({
  ...(changes.length > 0 && { changes }),
  ...(reads.length > 0 && { reads }),
});

/** Two, because the first page needs addresses, and topics only when something has changed. */
const tables: Readonly<Record<string, (endpoint: NamedEndpoint) => object>> = {
  "virtual:endpoints": addressOf,
  "virtual:endpoint-topics": topicsOf,
};

/** Both tables, by the endpoint's name, read from the contract when the build or the development server starts. */
export const endpointTables = (): Plugin => ({
  name: "endpoint-tables",
  resolveId: { filter: { id: /^virtual:endpoint/ }, handler: (id) => (id in tables ? `\0${id}` : null) },
  load: {
    filter: { id: /^\0virtual:endpoint/ },
    handler: (id) => {
      const entry = tables[id.slice(1)];
      const rows = entry && allEndpoints.map((endpoint) => [endpoint.name, entry(endpoint)]);
      return rows && `export default ${JSON.stringify(Object.fromEntries(rows))};`;
    },
  },
});
