/** Leaves out of the build what libraries carry for others. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Lets go of React Router's components that nothing uses: names for developer tools and unmarked calls hold them. */
export const shakableComponents: Plugin = {
  name: "shakable-components",
  apply: "build",
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/production\// },
    handler: (code) => ({
      code: code
        .replace(/^[\w$]+\.displayName = .*;$/gm, "")
        // Branches for server components, which this site does not render
        .replace(/^\tif \(rsc\) return [^;]+;$/gm, "")
        .replace(/^\t\tif \(this\.context\) return [^;]*RSCErrorHandler[^;]*;$/gm, "")
        .replace(/^(const [\w$]+ = )(?=React[\w$]*\.forwardRef\()/gm, "$1/* @__PURE__ */ "),
      map: null,
    }),
  },
};

/** Stands in for React Router's hooks for tracing tools: their presence is asked for, and the answer is no. */
export const noInstrumentation: Plugin = {
  name: "no-instrumentation",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  load: {
    filter: { id: /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/ },
    handler: () =>
      [
        "export const getRouteInstrumentationUpdates = () => ({});",
        "export const instrumentClientSideRouter = (router) => router;",
        "export const consumeInstrumentationClientResultMetaReceiver = () => undefined;",
        // The router's module for servers, which the browser's build reads and then drops
        "export const instrumentHandler = undefined;",
        "export const instrumentationResultMetaContext = undefined;",
      ].join("\n"),
  },
};

const iconFactory = fileURLToPath(new URL("./app/ui/icon-factory.ts", import.meta.url));

/** Puts our icon factory in the place of lucide-react's. */
export const plainIcons: Plugin = {
  name: "plain-icons",
  apply: "build",
  load: {
    filter: { id: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
    handler: () => `export { default } from ${JSON.stringify(iconFactory)};`,
  },
};

const iconIndex = createRequire(import.meta.url)
  .resolve("lucide-react")
  .replace(/cjs\/lucide-react\.\w+$/, "esm/lucide-react.mjs");
const iconsFolder = iconIndex.replace(/lucide-react\.mjs$/, "icons/");

/** The module of every icon, by each of its names. */
function iconModules(): ReadonlyMap<string, string> {
  const modules = new Map<string, string>();
  const lines = readFileSync(iconIndex, "utf8").matchAll(
    /^export \{ (.+) \} from '\.\/icons\/([\w-]+\.mjs)';$/gm,
  );
  for (const [, names = "", file = ""] of lines)
    for (const [, name = ""] of names.matchAll(/default as (\w+)/g)) modules.set(name, iconsFolder + file);
  return modules;
}

/**
 * Imports every icon from its own module. By way of the index, whoever uses one icon counts as a user of them all, and
 * the first page would carry the icons of every screen.
 */
export function singleIcons(): Plugin {
  const modules = iconModules();
  const importOf = (specifier: string): string => {
    const [name = "", local = name] = specifier.split(" as ");
    if (name.startsWith("type ")) return `import type { ${specifier.slice(5)} } from "lucide-react";`;
    const file = modules.get(name);
    if (file === undefined) throw new Error(`lucide-react has no icon ${name}.`);
    return `import ${local} from ${JSON.stringify(file)};`;
  };
  return {
    name: "single-icons",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/web\/app\/.*\.tsx?$/, code: /from "lucide-react"/ },
      handler: (code) => ({
        // On one line, so that line numbers stay.
        code: code.replace(/^import \{([^}]+)\} from "lucide-react";$/gm, (_, names: string) =>
          names
            .split(",")
            .map((name) => name.trim())
            .filter(Boolean)
            .map(importOf)
            .join(" "),
        ),
        map: null,
      }),
    },
  };
}
