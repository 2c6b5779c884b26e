import { createHash } from "node:crypto";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { chunkGroups } from "./chunks.ts";
import { endpointTables } from "./endpoint-tables.ts";
import { minifyAgain } from "./minify-again.ts";
import { narrowFonts } from "./narrow-fonts.ts";

/** What visitors and members load first, and the screens that weigh most. */
const firstChunks = new RegExp(
  `/(${[
    "root|public|landing|landing-shared|member|app-layout|shell|session-end|refusals",
    "job-detail|job-file|job-shared|auth|sign-in|quick-apply",
    "contract|terms-decision|answer-bar|settings|search\\.smart|week-grid|reports",
    "dashboard\\.attorney|dashboard\\.jobs|use-dashboard-address|save-search-button",
    "jobs\\.mine|jobs\\.post|firm-creation|firm-profile-form|late-job-filters",
  ].join("|")})-[^/]+\\.js$`,
);
/** What all pages, or all behind the sign-in, have by the time anything is loaded late. */
const onEveryPage =
  /\/(root|rolldown-runtime|shell|shell-icons|app-layout|member|session-end|listing|icons|parts|screens|format|art|api|text-input|toast-card)-[^/]+\.js$/;

/**
 * A chunk lists the scripts that what it loads late will need, so that all of them are fetched at once. Hashed names do not
 * compress: the first chunks go without, for which a dialog opened from them takes one more turn to the server.
 */
const listedScripts = (_file: string, needed: string[], { hostId }: { hostId: string }): string[] =>
  firstChunks.test(`/${hostId}`) ? [] : needed.filter((name) => !onEveryPage.test(`/${name}`));

const classNamesOf = new Map<string, string[]>();

/**
 * The hash of a CSS Module and the place of the class in it. Class names travel with the scripts, and those of one module
 * compress well because they begin alike.
 */
function scopedName(className: string, file: string): string {
  const module = path.relative(import.meta.dirname, file);
  const names = classNamesOf.get(module) ?? [];
  classNamesOf.set(module, names);
  if (!names.includes(className)) names.push(className);
  const hash = createHash("sha256").update(module).digest("base64url").slice(0, 4);
  return `_${hash}${names.indexOf(className).toString(36)}`;
}

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), endpointTables(), minifyAgain(), narrowFonts()],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  // The server's build takes its libraries in, as far as the pages use them: 20 MB less in memory than their own files.
  // In development they stay outside, but for the workspace packages, which are TypeScript sources that Node cannot load
  // from inside node_modules.
  ssr: { noExternal: command === "build" || [/^@caseload\//] },
  css: { modules: { generateScopedName: scopedName } },
  // No data: URLs: the content security policy allows fonts and images from this site only.
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { resolveDependencies: listedScripts } },
  // Its name stays from build to build, because browsers ask under it whether there is a newer one.
  worker: {
    plugins: () => [endpointTables()],
    rolldownOptions: { output: { entryFileNames: "push-worker.js" } },
  },
  // In development it lies deeper than the pages it is for.
  server: { headers: { "service-worker-allowed": "/" } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunkGroups } },
          // Where class names are inlined, their CSS Module is unused, and the build drops it with its styles.
          optimization: { inlineConst: false },
        },
      },
    },
    // Only one of React's two builds goes along.
    ...(command === "build" && {
      ssr: { define: { "process.env.NODE_ENV": '"production"' }, build: { minify: true } },
    }),
  },
  // Every source is scanned at start: a dependency found late makes the first page load answer 504.
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}"], include: ["react-dom/client", "react-router/dom"] },
}));
