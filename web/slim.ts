/** Leaves out of the build what libraries carry for others. */
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
        .replace(/^(const [\w$]+ = )(?=React[\w$]*\.forwardRef\()/gm, "$1/* @__PURE__ */ "),
      map: null,
    }),
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
