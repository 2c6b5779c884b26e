// Runs the steps of npm test: one after another, or side by side, because some leave a processor idle for long.

import process from "node:process";
import { stepFailures } from "./test-failures.mjs";

/** @typedef {{write?: (text: string) => void}} Output `write` receives a step's output; undefined prints it at once. */
/** @typedef {[name: string, run: (output: Output) => Promise<import("./test-counts.mjs").Counts>]} Step */

/**
 * A step that throws counts as one failure. Steps side by side print their output when they end.
 *
 * @param {readonly (Step | readonly Step[])[]} steps those of an inner list run side by side
 * @returns the counts and seconds of each step, in the order of the list
 */
export async function runSteps(steps, print = (text) => process.stdout.write(text)) {
  const results = [];
  for (const step of steps) {
    if (typeof step[0] === "string") {
      print(`\n== ${step[0]}\n`);
      results.push(await measure(step, {}, print));
    } else {
      results.push(...(await Promise.all(step.map((one) => measureAside(one, print)))));
    }
  }
  return results;
}

async function measureAside(step, print) {
  const output = [];
  const write = (text) => void output.push(text);
  const result = await measure(step, { write }, write);
  print(`\n== ${step[0]}\n${output.join("")}`);
  if (result.failed === 0 || result.failures !== undefined) return result;
  return { ...result, failures: stepFailures(step[0], output.join("")) };
}

async function measure([name, run], output, print) {
  const start = performance.now();
  const counts = await run(output).catch((error) => {
    const message = error instanceof Error ? error.message : String(error);
    print(`${message}\n`);
    return { passed: 0, failed: 1, failures: stepFailures(name, message) };
  });
  return { name, ...counts, seconds: ((performance.now() - start) / 1000).toFixed(1) };
}
