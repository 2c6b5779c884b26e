/**
 * Serves the browser what it needs of the contract to make calls and to fetch answers again, without the schemas,
 * which cost zod (24 kB).
 */
import { allEndpoints } from "@caseload/contract/endpoints";
import { topics } from "@caseload/contract/realtime";
import type { Plugin } from "vite";

/**
 * Three tables, because they are needed at different times: addresses with the first call, readers with the first
 * change that is heard of, changes with the first call that makes one.
 */
const tables: Readonly<Record<string, () => object>> = {
  /** How each endpoint is called. */
  "virtual:endpoint-addresses": () =>
    Object.fromEntries(
      allEndpoints.map(({ name, method, path, upload }) => [
        name,
        { method, path, ...(upload && { upload: upload.field }) },
      ]),
    ),
  /** The endpoints that read each topic. */
  "virtual:endpoint-readers": () =>
    Object.fromEntries(
      topics.map((topic) => [
        topic,
        allEndpoints.filter(({ reads }) => reads?.includes(topic)).map(({ name }) => name),
      ]),
    ),
  /** The topics that each endpoint changes, where there are any. */
  "virtual:endpoint-changes": () =>
    Object.fromEntries(
      allEndpoints.flatMap(({ name, changes = [] }) => (changes.length > 0 ? [[name, changes]] : [])),
    ),
};

/** The tables as modules, made from the contract as it is when the build or the development server starts. */
export const endpointTables = (): Plugin => ({
  name: "endpoint-tables",
  resolveId: { filter: { id: /^virtual:endpoint-/ }, handler: (id) => (id in tables ? `\0${id}` : null) },
  load: {
    filter: { id: /^\0virtual:endpoint-/ },
    handler: (id) => {
      const table = tables[id.slice(1)];
      return table && `export default ${JSON.stringify(table())};`;
    },
  },
});
