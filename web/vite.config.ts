import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { chunkGroups } from "./chunks.ts";
import { honestFocusGuards } from "./mend.ts";
import { noInstrumentation, plainIcons, shakableComponents, singleIcons } from "./slim.ts";

export default defineConfig({
  plugins: [
    reactRouter(),
    shakableComponents,
    noInstrumentation,
    plainIcons,
    singleIcons(),
    honestFocusGuards,
  ],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  // The workspace packages are TypeScript sources, which Node cannot load from inside node_modules; icons are drawn
  // by our own factory on both sides.
  ssr: { noExternal: [/^@caseload\//, "lucide-react"] },
  // No data: URLs: the content security policy allows fonts and images from this site only.
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
  // Every source is scanned at start: a dependency found late makes the first page load answer 504.
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}"], include: ["react-dom/client", "react-router/dom"] },
});
