/**
 * Gives the browser what it needs of the contract to make calls and to fetch answers again, without the schemas, which
 * cost zod (24 kB).
 */
import { allEndpoints } from "@caseload/contract/endpoints";
import { topics } from "@caseload/contract/realtime";
import type { Plugin } from "vite";

/** Two tables as modules: readers are needed with the first change that is heard of, changes with the first call that makes one. */
const tables: Readonly<Record<string, () => object>> = {
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

/** Method, path and the form field of a file. */
const addresses = new Map<string, object>(
  allEndpoints.map(({ name, method, path, upload }) => [
    name,
    { method, path, ...(upload && { upload: upload.field }) },
  ]),
);

/** A call by its name, as in `useApi("me")`, or the address of one, as in `endpoints.printReport`. */
const nameOfCall = /(?<=["'`])\w+(?=["'`])|(?<=\bendpoints\.)\w+/g;

/** The addresses of the calls that a module names. */
export function addressesIn(code: string): Record<string, object> {
  const named = new Set(code.match(nameOfCall));
  return Object.fromEntries([...addresses].filter(([name]) => named.has(name)));
}

/** The tables, made from the contract as it is when the build or the development server starts. */
const endpointRelations = (): Plugin => ({
  name: "endpoint-relations",
  resolveId: { filter: { id: /^virtual:endpoint-/ }, handler: (id) => (id in tables ? `\0${id}` : null) },
  load: {
    filter: { id: /^\0virtual:endpoint-/ },
    handler: (id) => {
      const table = tables[id.slice(1)];
      return table && `export default ${JSON.stringify(table())};`;
    },
  },
});

/** Each module of the pages brings the addresses of the calls that it names, so that no page loads those of all. */
const endpointAddresses = (): Plugin => ({
  name: "endpoint-addresses",
  transform: {
    filter: { id: /\/web\/app\/[^?]*\.tsx?(\?|$)/ },
    handler(code) {
      const named = addressesIn(code);
      if (Object.keys(named).length === 0) return null;
      // On the first line, which keeps the numbers of the others.
      const before = `import { addAddresses } from "~/lib/endpoints.ts"; addAddresses(${JSON.stringify(named)}); `;
      return { code: before + code, map: null };
    },
  },
});

export const endpointTables = (): Plugin[] => [endpointRelations(), endpointAddresses()];
