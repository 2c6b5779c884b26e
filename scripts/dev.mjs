// npm run dev: the server with the site's sources, restarted when its own sources change.

import { spawn } from "node:child_process";
import { watch } from "node:fs";
import path from "node:path";
import process from "node:process";
import { ensureInstalled } from "./install.mjs";
import { onStop } from "./processes.mjs";
import { installedEnvironment, requireNodeBinary, root } from "./repository.mjs";
import { developmentArguments } from "./server-arguments.mjs";

const WATCHED = ["server/src", "contract/src", "matching/src"];
const SETTLE_MS = 150;
const STOP_WITHIN_MS = 10_000;

let server = null;
let restarting = null;
let stopping = false;

function startServer() {
  const env = installedEnvironment({ NODE_ENV: "development" });
  const child = spawn(requireNodeBinary(), developmentArguments, {
    cwd: root,
    env,
    // The server stops when this process is killed and the IPC channel closes.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  server = child;
  child.once("exit", (code) => {
    if (server === child) server = null;
    if (stopping) process.exit(code ?? 0);
    if (restarting === null) console.log("The server has stopped; it starts again with the next change");
  });
}

function stopServer() {
  const child = server;
  if (child === null) return Promise.resolve();
  return new Promise((resolve) => {
    const impatience = setTimeout(() => child.kill("SIGKILL"), STOP_WITHIN_MS);
    child.once("exit", () => {
      clearTimeout(impatience);
      resolve();
    });
    child.kill("SIGTERM");
  });
}

/** Changes that arrive while the server stops are in what starts next. */
function restart(file) {
  if (stopping || restarting !== null) return;
  restarting = setTimeout(() => {
    console.log(`${file} has changed, restarting`);
    void stopServer().then(() => {
      restarting = null;
      if (!stopping) startServer();
    });
  }, SETTLE_MS);
}

function watchSources() {
  for (const folder of WATCHED) {
    watch(path.join(root, folder), { recursive: true }, (_event, name) => {
      if (name !== null && /\.(?:ts|sql)$/.test(name) && !name.endsWith(".test.ts"))
        restart(path.join(folder, name));
    });
  }
}

try {
  await ensureInstalled();
  onStop((signal) => {
    stopping = true;
    if (server === null) process.exit(0);
    if (signal !== null) server.kill(signal);
  });
  watchSources();
  startServer();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
