/**
 * Resolves each package of the server once. Node 24 parses the "exports" of a package again for every file that imports
 * it, and those of drizzle-orm have 130 kB: its 550 imports took a third of the processor's time of a start. Loaded before
 * main.ts by `--import`. It is unnecessary once Node keeps the parsed exports.
 */
import { registerHooks } from "node:module";

const server = new URL("../", import.meta.url).href;
const isPackage = /^(?:@[^/]+\/)?[a-z]/;
const resolved = new Map<string, { url: string; format?: string | null | undefined }>();

registerHooks({
  resolve(specifier, context, next) {
    if (!isPackage.test(specifier) || specifier.startsWith("node:") || !context.parentURL?.startsWith(server))
      return next(specifier, context);
    const known = resolved.get(specifier);
    if (known) return { ...known, shortCircuit: true };
    const { url, format } = next(specifier, context);
    resolved.set(specifier, { url, format });
    return { url, format };
  },
});
