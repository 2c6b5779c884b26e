import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

const fixture = join(import.meta.dirname, "log-output.fixture.ts");

/** Runs the fixture with its standard output on a file descriptor, or on a pipe. */
async function run(output: number | "pipe") {
  const child = spawn(process.execPath, [fixture], { stdio: ["ignore", output, "pipe"], timeout: 25_000 });
  const [printed, reported, [code]] = await Promise.all([
    child.stdout ? text(child.stdout) : "",
    child.stderr ? text(child.stderr) : "",
    once(child, "exit"),
  ]);
  return { code: code as number | null, printed, reported };
}

test("a log that cannot be written, as on a full disk, does not end the process", async () => {
  const full = openSync("/dev/full", "w");
  try {
    const { code, reported } = await run(full);
    expect(reported).toContain("goes on");
    expect(code).toBe(0);
  } finally {
    closeSync(full);
  }
}, 30_000);

test("each line is a JSON record", async () => {
  const { printed } = await run("pipe");
  const lines = printed.trim().split("\n");
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(["first", "second"]);
}, 30_000);
