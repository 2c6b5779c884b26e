/** The direction of imports: between workspaces, between the server's modules, and inside the web application. */

/** The allowed imports between the server's modules. A new pair is a decision: at most 40, and never a ring. */
export const moduleImports = {
  notifications: [],
  accounts: ["notifications"],
  firms: ["accounts", "notifications"],
  profiles: ["firms", "notifications"],
  jobs: ["firms", "notifications"],
  search: ["engagements", "firms", "jobs", "notifications"],
  matching: ["firms", "jobs", "search"],
  messages: ["jobs", "notifications"],
  engagements: ["firms", "notifications"],
  hiring: ["engagements", "firms", "jobs", "matching", "notifications", "profiles"],
  reporting: ["engagements", "firms", "jobs", "matching", "notifications", "search"],
  staff: ["accounts", "jobs", "notifications", "profiles"],
  site: ["firms", "jobs"],
};

const modules = "^server/src/modules/";
const test = String.raw`\.(?:test|spec|fixture)\.tsx?$|^server/src/(?:testkit|demo|authorization|attack)/`;
const impurePackages = "node_modules/(?:drizzle-orm|pg|pg-boss|fastify|@fastify|ws|better-auth|nodemailer)/";

const forbid = (name, comment, from, to) => ({ name, severity: "error", comment, from, to });

const betweenModules = Object.entries(moduleImports).map(([module, allowed]) =>
  forbid(
    `${module}-imports`,
    `The module ${module} imports only ${allowed.join(", ") || "platform"}. The list is in .dependency-cruiser.mjs.`,
    { path: `${modules}${module}/`, pathNot: test },
    { path: modules, pathNot: `${modules}(?:${[module, ...allowed].join("|")})/` },
  ),
);

const insideServer = [
  forbid(
    "platform-imports",
    "platform imports no module and nothing of the server's root.",
    { path: "^server/src/platform/", pathNot: test },
    { path: "^server/src/(?!platform/)" },
  ),
  forbid(
    "modules-import-downward",
    "A module imports other modules and platform, never the files that start the server.",
    { path: modules, pathNot: test },
    { path: "^server/src/(?!platform/|modules/)" },
  ),
  forbid(
    "routes-are-the-entry",
    "Only the server's root imports routes.",
    { path: "^server/src/(?:modules|platform)/", pathNot: test },
    { path: String.raw`^server/src/.*/[^/]*routes\.ts$` },
  ),
  forbid(
    "routes-reach-no-database",
    "Routes reach the database through commands and queries.",
    { path: String.raw`^server/src/.*/[^/]*routes\.ts$` },
    {
      path: "^server/src/platform/db/|node_modules/(?:drizzle-orm|pg)/",
      dependencyTypesNot: ["type-only"],
    },
  ),
  forbid(
    "presenters-stay-home",
    "A presenter belongs to its folder. The public posting (jobs/postings/present.ts) also serves job search.",
    { path: String.raw`^server/src/modules/([^/]+/[^/]+)/`, pathNot: test },
    {
      path: String.raw`^server/src/modules/.*/[^/]*present[^/]*\.ts$`,
      pathNot: [
        "^server/src/modules/$1/",
        String.raw`^server/src/modules/jobs/postings/present\.ts$`,
        String.raw`^server/src/modules/accounts/sign-in/present\.ts$`,
      ],
    },
  ),
  forbid(
    "policies-and-presenters-are-pure",
    "Policies and presenters take values and return values.",
    { path: String.raw`^server/src/modules/.*/[^/]*(?:policy|present)[^/]*\.ts$` },
    {
      path: `^server/src/platform/(?:db|http/(?!http-error)|realtime|tasks)|${impurePackages}`,
      dependencyTypesNot: ["type-only"],
    },
  ),
  forbid(
    "commands-know-no-http",
    "Commands and queries never import Fastify.",
    { path: modules, pathNot: [test, String.raw`/[^/]*routes\.ts$`] },
    { path: "node_modules/(?:fastify|@fastify)/", dependencyTypesNot: ["type-only"] },
  ),
];

const workspaces = [
  forbid(
    "contract-imports",
    "contract imports only zod.",
    { path: "^contract/src/", pathNot: test },
    {
      pathNot: "^contract/src/|node_modules/zod/",
    },
  ),
  forbid(
    "matching-imports",
    "matching imports nothing but the table that transliterates names.",
    { path: "^matching/src/", pathNot: test },
    {
      pathNot: "^matching/(?:src|judgements)/|^node_modules/any-ascii/",
    },
  ),
  forbid(
    "engine-without-evaluation",
    "The engine does not import its evaluation.",
    { path: "^matching/src/" },
    {
      path: "^matching/evaluation/",
    },
  ),
  forbid(
    "nothing-imports-server",
    "Nothing imports the server; e2e and bench use its test kit.",
    { path: "^(?:contract|matching|web|e2e|bench|scripts)/" },
    { path: "^server/", pathNot: "^server/src/testkit/" },
  ),
  forbid(
    "web-without-test-kit",
    "Only e2e and bench use the server's test kit.",
    { path: "^(?:contract|matching|web)/" },
    {
      path: "^server/",
    },
  ),
  forbid(
    "nothing-imports-web",
    "Nothing imports web.",
    { path: "^(?:contract|matching|server|e2e|bench|scripts)/" },
    {
      path: "^web/",
    },
  ),
  forbid(
    "browser-without-node",
    "web runs in the browser: Node's modules only in *.server.ts and the build's configuration.",
    { path: "^web/app/", pathNot: [test, String.raw`\.server\.tsx?$`, "^web/app/testkit/"] },
    { dependencyTypes: ["core"] },
  ),
];

const webFolders = [
  forbid(
    "features-apart",
    "A feature never imports another feature.",
    { path: "^web/app/features/([^/]+)/" },
    {
      path: "^web/app/features/",
      pathNot: "^web/app/features/$1/",
    },
  ),
  forbid(
    "features-below-routes",
    "Features import only ui and lib.",
    { path: "^web/app/features/", pathNot: test },
    {
      path: "^web/app/(?!features/|ui/|lib/)",
    },
  ),
  forbid(
    "ui-imports",
    "ui imports only itself, what formats values and errors for the viewer (~/lib/format, file-size, phrases, use-format, use-is-soon and api-error), how code loads late (~/lib/load-with-retry), whether a media query holds (~/lib/use-media), how navigation is held while the server is away (~/lib/held-navigation, server-contact), and how lib reports a failure (~/lib/failure-context).",
    { path: "^web/app/ui/", pathNot: test },
    {
      path: "^web/app/(?!ui/)",
      pathNot: String.raw`^web/app/lib/(?:format|file-size|phrases|use-format|use-is-soon|api-error|load-with-retry|use-media|failure-context|held-navigation|server-contact)\.ts$`,
    },
  ),
  forbid(
    "lib-imports",
    "lib imports only itself.",
    { path: "^web/app/lib/", pathNot: test },
    {
      path: "^web/app/(?!lib/)",
    },
  ),
  forbid(
    "test-kit-for-tests",
    "Only tests import the test kit.",
    { path: "^web/app/", pathNot: [test, "^web/app/testkit/"] },
    {
      path: "^web/app/testkit/",
    },
  ),
];

export default {
  forbidden: [
    forbid(
      "no-circular",
      "Files never import each other in a ring; imports of types alone leave nothing at run time.",
      {},
      {
        circular: true,
        viaOnly: { dependencyTypesNot: ["type-only"] },
      },
    ),
    ...workspaces,
    ...betweenModules,
    ...insideServer,
    ...webFolders,
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: String.raw`/(?:build|\.react-router|migrations)/|\.css$` },
    tsConfig: { fileName: "web/tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js"],
    },
  },
};
