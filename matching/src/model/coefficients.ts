/** Written by `npm run train -w matching`; do not edit. */
import type { TrainedModel } from "./score.ts";

export const MODEL: TrainedModel = {
  version: "2-3057d1b3",
  weights: [3.0921, 3.1416, 0.59, 1.0599, -0.451, -3.0088],
  thresholds: [3.0523, 4.072, 6.0071],
  fitFrom: 0.1272,
  dataHash: "3057d1b3d07601558e3b4a6a2e355e1c391c0994782ca2d670c7c8beec5a67c9",
  pairs: 448,
};
