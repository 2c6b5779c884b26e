// The source files below a root, and what each import in them points to.

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { isBuiltin } from "node:module";
import path from "node:path";
import { maskSource } from "./mask-source.mjs";
import { readImports } from "./read-imports.mjs";

export const WORKSPACES = ["contract", "matching", "server", "web", "e2e", "bench"];
const FOLDERS = [...WORKSPACES, "scripts"];
const SKIPPED_FOLDERS = new Set([
  "node_modules",
  "build",
  "dist",
  "data",
  "migrations",
  "test-results",
  "playwright-report",
]);
const SOURCE = /\.(?:ts|tsx|mts|js|jsx|mjs|css)$/;
const SCRIPT = /\.(?:ts|tsx|mts|js|jsx|mjs)$/;
const ENDINGS = ["", ".ts", ".tsx", ".mts", ".mjs", ".js"];

/** Files as {file, workspace, source, code, comments, imports}; `file` is relative to root, with forward slashes. */
export function readTree(root) {
  const names = FOLDERS.flatMap((folder) => listFiles(root, folder));
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (entry.isFile() && SCRIPT.test(entry.name)) names.push(entry.name);
  }
  return names.map((file) => readSourceFile(root, file));
}

function listFiles(root, folder) {
  const full = path.join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      return SKIPPED_FOLDERS.has(entry.name) || entry.name.startsWith(".") ? [] : listFiles(root, file);
    }
    return entry.isFile() && SOURCE.test(entry.name) ? [file] : [];
  });
}

function readSourceFile(root, file) {
  const source = readFileSync(path.join(root, file), "utf8");
  const workspace = workspaceOf(file);
  if (!SCRIPT.test(file)) return { file, workspace, source, code: "", comments: "", imports: [] };
  const { code, comments } = maskSource(source);
  const imports = readImports(source, code).map((named) => ({
    ...named,
    target: resolveTarget(root, file, named.specifier),
  }));
  return { file, workspace, source, code, comments, imports };
}

export function workspaceOf(file) {
  const [folder] = file.split("/");
  return WORKSPACES.includes(folder) ? folder : null;
}

/** {file} inside the root, {workspace, entry} of a workspace package, {package}, {builtin}, or {} for what is generated. */
function resolveTarget(root, from, specifier) {
  const bare = specifier.replace(/\?.*$/, "");
  if (/^(?:virtual:|data:|https?:)/.test(bare) || /(?:^|\/)\+types\//.test(bare)) return {};
  if (bare.startsWith("/")) return { outside: bare };
  if (bare.startsWith("~/")) return inRoot(root, `web/app/${bare.slice(2)}`);
  if (bare.startsWith(".")) return inRoot(root, path.posix.join(path.posix.dirname(from), bare));
  if (isBuiltin(bare)) return { builtin: bare };
  const [scope, name, ...rest] = bare.split("/");
  if (scope === "@caseload") return { workspace: name, entry: rest.join("/") };
  return { package: bare.startsWith("@") ? `${scope}/${name}` : scope };
}

function inRoot(root, file) {
  if (file.startsWith("..")) return { outside: file };
  const ending = ENDINGS.find((end) =>
    statSync(path.join(root, file + end), { throwIfNoEntry: false })?.isFile(),
  );
  return { file: file + (ending ?? "") };
}

/** Names of the packages that a workspace's package.json lists; the root's when workspace is null. */
export function listedPackages(root, workspace) {
  const file = path.join(root, workspace ?? "", "package.json");
  if (!existsSync(file)) return new Set();
  const { dependencies, devDependencies, peerDependencies } = JSON.parse(readFileSync(file, "utf8"));
  return new Set(Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }));
}
