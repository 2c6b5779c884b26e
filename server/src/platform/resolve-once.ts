/**
 * Resolves each package of the server once, and finds out once per folder what kind of modules it contains.
 * Node 24 parses the "exports" of a package again for every file that imports it, and for every file that it imports of
 * itself; those of drizzle-orm have 130 kB: they took 1.1 of the 4.4 seconds that a start takes of the processor, and a
 * third of what a thread takes. Loaded before main.ts by `--import`. It is unnecessary once Node keeps the parsed exports.
 */
import { registerHooks } from "node:module";

interface Resolution {
  url: string;
  format?: string | null | undefined;
}

const server = new URL("../", import.meta.url).href;
const isPackage = /^(?:@[^/]+\/)?[a-z]/;
/** A file that another imports by its path. Required ones may lack the extension. */
const isPath = /^\.\.?\/.*\.(?:m?js|ts)$/;

const packages = new Map<string, Resolution>();
/** The formats of files, by their folder and extension: the nearest package.json decides. */
const formats = new Map<string, Resolution["format"]>();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = "", conditions } = context;
    if (isPath.test(specifier) && conditions.includes("import")) {
      const { href: url } = new URL(specifier, parentURL);
      const kind = `${url.slice(0, url.lastIndexOf("/"))} ${url.slice(url.lastIndexOf("."))}`;
      if (formats.has(kind)) return { url, format: formats.get(kind), shortCircuit: true };
      const first = next(specifier, context);
      formats.set(kind, first.format);
      return first;
    }
    if (!isPackage.test(specifier) || specifier.startsWith("node:") || !parentURL.startsWith(server))
      return next(specifier, context);
    // What is required may be another file than what is imported.
    const key = [specifier, ...conditions].join(" ");
    const known = packages.get(key);
    if (known) return { ...known, shortCircuit: true };
    const { url, format } = next(specifier, context);
    packages.set(key, { url, format });
    return { url, format };
  },
});
