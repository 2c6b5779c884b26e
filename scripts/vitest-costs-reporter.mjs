// Writes what Vitest's JSON lacks: how long each test file took, hooks and the reading of its modules included, and errors
// outside the tests.

import { writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { root } from "./repository.mjs";

export default class CostsReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const file = process.env.VITEST_COSTS_FILE;
    if (file === undefined) return;
    const costs = modules.map((module) => {
      const { collectDuration, duration } = module.diagnostic();
      return [path.relative(root, module.moduleId).replaceAll("\\", "/"), collectDuration + duration];
    });
    const errors = unhandledErrors.map(({ name, message }) => `${name}: ${message}`);
    writeFileSync(file, JSON.stringify({ milliseconds: Object.fromEntries(costs), errors }));
  }
}
