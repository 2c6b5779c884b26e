/**
 * Resolves each package of the server once. Node 24 parses the "exports" of a package again for every file that imports
 * it, and those of drizzle-orm have 130 kB: its imports took 1.1 of the 4.4 seconds that a start takes of the processor.
 * Loaded before main.ts by `--import`. It is unnecessary once Node keeps the parsed exports.
 */
import { registerHooks } from "node:module";

const server = new URL("../", import.meta.url).href;
const isPackage = /^(?:@[^/]+\/)?[a-z]/;
const resolved = new Map<string, { url: string; format?: string | null | undefined }>();

registerHooks({
  resolve(specifier, context, next) {
    if (!isPackage.test(specifier) || specifier.startsWith("node:") || !context.parentURL?.startsWith(server))
      return next(specifier, context);
    // What is required may be another file than what is imported.
    const key = [specifier, ...context.conditions].join(" ");
    const known = resolved.get(key);
    if (known) return { ...known, shortCircuit: true };
    const { url, format } = next(specifier, context);
    resolved.set(key, { url, format });
    return { url, format };
  },
});
