// Which workspace may import which, and which packages.

import { listedPackages } from "./source-tree.mjs";

const ALLOWED = {
  contract: { workspaces: [], packages: ["zod"], builtins: false, rule: "contract imports only zod" },
  matching: { workspaces: [], packages: [], builtins: false, rule: "matching imports nothing" },
  server: {
    workspaces: ["contract", "matching"],
    builtins: true,
    rule: "server imports only contract, matching and its own dependencies",
  },
  web: {
    workspaces: ["contract", "matching"],
    builtins: false,
    rule: "web imports only contract, matching and its own dependencies",
  },
  e2e: {
    workspaces: ["contract"],
    testkit: true,
    builtins: true,
    rule: "e2e imports only contract and the server's test kit",
  },
  bench: {
    workspaces: ["contract", "matching"],
    testkit: true,
    builtins: true,
    rule: "bench imports only contract, matching and the server's test kit",
  },
};

const TEST = /\.(?:test|spec)\.[a-z]+$/;
/** Runs in Node, not in the browser: the server entry, *.server.ts, and the tools' configuration. */
const WEB_IN_NODE = /^web\/(?:[^/]+\.ts|app\/entry\.server\.tsx|.*\.server\.tsx?)$/;

/** Trains and measures the engine from files; the engine itself may not lean on it. */
const EVALUATION = /^matching\/evaluation\//;

export function workspaceBreaches(root, files) {
  const tools = listedPackages(root, null);
  const own = new Map(Object.keys(ALLOWED).map((name) => [name, listedPackages(root, name)]));
  return files.flatMap((source) =>
    source.imports.flatMap((named) => {
      const breach = source.workspace === null ? fromRoot(named) : fromWorkspace(source, named, own, tools);
      return breach === null ? [] : [{ file: source.file, line: named.line, ...breach }];
    }),
  );
}

/** Scripts and configuration at the root start the workspaces as processes, they do not import them. */
function fromRoot({ specifier, target }) {
  const crosses =
    target.workspace !== undefined || /^(?:contract|matching|server|web|e2e|bench)\//.test(target.file ?? "");
  return crosses
    ? { what: `imports ${specifier}`, rule: "scripts and root files import no workspace" }
    : null;
}

function fromWorkspace(source, named, own, tools) {
  const allowed = ALLOWED[source.workspace];
  const { specifier, target } = named;
  const what = `imports ${specifier}`;
  if (target.outside !== undefined) return { what, rule: "no import leaves the repository" };
  if (target.file !== undefined) {
    if (EVALUATION.test(target.file) && !EVALUATION.test(source.file))
      return { what, rule: "the engine does not import its evaluation" };
    const inside = target.file.startsWith(`${source.workspace}/`);
    return inside ? null : { what, rule: "a workspace is imported by its package name, never by path" };
  }
  if (target.workspace !== undefined)
    return mayImport(source.workspace, allowed, target) ? null : { what, rule: ruleFor(target, allowed) };
  if (target.builtin !== undefined) {
    const inNode =
      allowed.builtins || [TEST, WEB_IN_NODE, EVALUATION].some((where) => where.test(source.file));
    return inNode ? null : { what, rule: `${source.workspace} runs in the browser too: no Node modules` };
  }
  if (target.package === undefined) return null;
  if (TEST.test(source.file) && tools.has(target.package)) return null;
  const listed = allowed.packages ?? [...own.get(source.workspace)];
  if (listed.includes(target.package)) return null;
  const isRootTool = allowed.packages === undefined && tools.has(target.package) && isToolFile(source.file);
  return isRootTool ? null : { what, rule: allowed.rule };
}

function mayImport(workspace, allowed, { workspace: name, entry }) {
  if (name === workspace || allowed.workspaces.includes(name)) return true;
  return name === "server" && allowed.testkit === true && /^testkit\/./.test(entry);
}

function ruleFor(target, allowed) {
  return target.workspace === "server" && !allowed.testkit
    ? `nothing imports server (${allowed.rule})`
    : allowed.rule;
}

/** The test kit and the tools' configuration may use what the root installs for everybody. */
function isToolFile(file) {
  return /\/testkit\/|^[^/]+\/[^/]+\.config\.ts$/.test(file);
}
