// Finds a Chromium for the browser tests, or installs one.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import process from "node:process";
import { run } from "./processes.mjs";
import { installedEnvironment, requireNodeBinary, root } from "./repository.mjs";

const COMMANDS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
// Draws no windows and shows no notifications, and needs a fifth less of the processor.
const SHELL = "chromium-headless-shell";
const DOWNLOAD_LIMIT_MS = 5 * 60_000;

/** The path of a Chromium that starts; throws with what to do when there is none. */
export async function ensureBrowser() {
  const found = findBrowser() ?? (await downloadBrowser()) ?? (await installFromDebian());
  if (found !== null) return found;
  throw new Error(
    "No Chromium found. Install one (on Debian or Ubuntu: apt-get install chromium) " +
      "or name the program in CHROMIUM_PATH.",
  );
}

/** Chromium's headless shell, where there is one and no one named a browser; the whole browser otherwise. */
export function findQuickBrowser(whole, env = process.env) {
  if (env.CHROMIUM_PATH) return whole;
  return onSearchPath(env, [SHELL]).find(starts) ?? whole;
}

export function findBrowser(env = process.env, own = playwrightsOwn()) {
  if (env.CHROMIUM_PATH) {
    if (starts(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which does not start.`);
  }
  return [own, ...onSearchPath(env)].find((file) => file !== null && starts(file)) ?? null;
}

function playwrightsOwn() {
  const { chromium } = createRequire(path.join(root, "e2e", "package.json"))("@playwright/test");
  return chromium.executablePath() || null;
}

function onSearchPath(env, commands = COMMANDS) {
  const folders = (env.PATH ?? "").split(path.delimiter).filter((folder) => folder !== "");
  return commands.flatMap((command) => folders.map((folder) => path.join(folder, command)));
}

/** A program without its libraries, or a placeholder that asks for a snap, is there but does not start. */
function starts(file) {
  if (!existsSync(file)) return false;
  if (process.platform === "win32") return true;
  return spawnSync(file, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}

async function downloadBrowser() {
  console.log("No Chromium found, downloading the one of Playwright");
  const cli = createRequire(path.join(root, "e2e", "package.json")).resolve("@playwright/test/cli");
  await run(requireNodeBinary(), [cli, "install", "chromium"], {
    env: installedEnvironment(),
    limitMs: DOWNLOAD_LIMIT_MS,
  });
  return findBrowser();
}

async function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  console.log("Installing Chromium with apt-get");
  const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, limitMs: DOWNLOAD_LIMIT_MS };
  await run("apt-get", ["update", "-q"], options);
  await run("apt-get", ["install", "-y", "-q", "chromium"], options);
  // Older releases have none, and do without.
  await run("apt-get", ["install", "-y", "-q", SHELL], options);
  return findBrowser();
}
