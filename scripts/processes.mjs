// Child processes: run one to its end, or act for one until it stops.

import { spawn } from "node:child_process";
import os from "node:os";
import process from "node:process";
import { root } from "./repository.mjs";

const SHELL_CHECK_MS = 250;

/**
 * Resolves to the exit code; a process that a signal ended counts as 128 and the signal's number, as in a shell. `write`
 * receives the output, which goes to this process's otherwise.
 */
export function run(command, args, { env = process.env, limitMs, quiet = false, write } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: write ? ["ignore", "pipe", "pipe"] : quiet ? "ignore" : "inherit",
      timeout: limitMs,
    });
    for (const stream of write ? [child.stdout, child.stderr] : [])
      stream.setEncoding("utf8").on("data", write);
    child.once("error", reject);
    // All output has been read when "close" is emitted.
    child.once(write ? "close" : "exit", (code, signal) => resolve(exitCode(code, signal)));
  });
}

export function runNpm(args, options) {
  // npm is a .cmd file on Windows, which only a shell starts
  return process.platform === "win32"
    ? run("cmd.exe", ["/c", "npm", ...args], options)
    : run("npm", args, options);
}

/**
 * Runs a server in the foreground: signals go on to it, and this process ends as it ends. When this process is killed, the
 * server notices that the IPC channel has closed.
 */
export async function become(command, args, env) {
  const child = spawn(command, args, { cwd: root, env, stdio: ["inherit", "inherit", "inherit", "ipc"] });
  onStop((signal) => signal !== null && child.kill(signal));
  process.exitCode = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(exitCode(code, signal)));
  });
}

/**
 * Calls back with the signal that is to go on to the children. It is null for Ctrl-C: a terminal sends that
 * to every process in the foreground, so the children have it already.
 */
export function onStop(stop) {
  process.on("SIGINT", () => stop(process.stdin.isTTY ? null : "SIGINT"));
  process.on("SIGTERM", () => stop("SIGTERM"));
  process.on("SIGHUP", () => stop("SIGHUP"));
  if (process.env.npm_lifecycle_event !== undefined) onShellEnd(() => stop("SIGTERM"));
}

/** A signal to npm ends npm and the shell that it runs scripts in, but reaches nothing below that shell. */
function onShellEnd(stop) {
  const shell = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watching);
    stop();
  }, SHELL_CHECK_MS);
  watching.unref();
}

function exitCode(code, signal) {
  return code ?? 128 + (os.constants.signals[signal] ?? 0);
}
