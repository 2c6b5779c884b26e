// Writes how long each test file took, hooks and the reading of its modules included, which Vitest's JSON lacks.

import { writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { root } from "./repository.mjs";

export default class CostsReporter {
  onTestRunEnd(modules) {
    const file = process.env.VITEST_COSTS_FILE;
    if (file === undefined) return;
    const costs = modules.map((module) => {
      const { collectDuration, duration } = module.diagnostic();
      return [path.relative(root, module.moduleId).replaceAll("\\", "/"), collectDuration + duration];
    });
    writeFileSync(file, JSON.stringify(Object.fromEntries(costs)));
  }
}
