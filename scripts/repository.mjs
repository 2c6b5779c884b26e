// Where things are, and which Node runs them.

import { existsSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");
const isWindows = process.platform === "win32";
const NEEDED_MAJOR = 24;

/** The Node of the npm package `node`, the host's own when that is new enough, or null. */
export function nodeBinary() {
  const platform = isWindows ? "win" : process.platform;
  const executable = isWindows ? "node.exe" : "node";
  const parcel = process.platform === "darwin" && process.arch === "arm64" ? "node-bin" : "node";
  const packaged = [
    path.join("node", "bin", executable),
    path.join("node", "node_modules", `${parcel}-${platform}-${process.arch}`, "bin", executable),
    path.join(`${parcel}-${platform}-${process.arch}`, "bin", executable),
  ].map((file) => path.join(root, "node_modules", file));
  const found = packaged.find((file) => existsSync(file));
  if (found !== undefined) return found;
  return Number.parseInt(process.versions.node, 10) >= NEEDED_MAJOR ? process.execPath : null;
}

export function requireNodeBinary() {
  const binary = nodeBinary();
  if (binary === null) {
    throw new Error(
      `Node ${NEEDED_MAJOR} is missing from node_modules: run "npm ci" with install scripts allowed.`,
    );
  }
  return binary;
}

/** The environment of child processes that use what is installed. */
export function installedEnvironment(extra = {}) {
  const { key, folders } = searchPath();
  const bin = path.join(root, "node_modules", ".bin");
  return {
    ...process.env,
    [key]: [bin, ...folders.filter((folder) => folder !== bin)].join(path.delimiter),
    ...extra,
  };
}

/** The environment for installing: without node_modules, which is being replaced. */
export function hostEnvironment() {
  const { key, folders } = searchPath();
  const inside = path.join(root, "node_modules") + path.sep;
  return {
    ...process.env,
    [key]: folders.filter((folder) => !folder.startsWith(inside)).join(path.delimiter),
  };
}

function searchPath() {
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === "PATH") ?? "PATH";
  return { key, folders: (process.env[key] ?? "").split(path.delimiter).filter((folder) => folder !== "") };
}
