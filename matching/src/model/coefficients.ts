/** Written by `npm run train -w matching`; do not edit. */
import type { TrainedModel } from "./score.ts";

export const MODEL: TrainedModel = {
  version: "1-3057d1b3",
  weights: [2.926, 3.2857, 0.5631, 1.1789, -0.4702, -3.068],
  thresholds: [2.9739, 3.9693, 5.8117],
  fitFrom: 0.1496,
  dataHash: "3057d1b3d07601558e3b4a6a2e355e1c391c0994782ca2d670c7c8beec5a67c9",
  pairs: 448,
};
