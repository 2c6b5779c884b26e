/** Written by `npm run train -w matching`; do not edit. */
import type { TrainedModel } from "./score.ts";

export const MODEL: TrainedModel = {
  version: "1-3057d1b3",
  weights: [3.0064, 3.4146, 0.5348, 1.1926, -0.3808, -3.0965],
  thresholds: [2.9875, 3.9568, 5.7395],
  fitFrom: 0.1435,
  dataHash: "3057d1b3d07601558e3b4a6a2e355e1c391c0994782ca2d670c7c8beec5a67c9",
  pairs: 448,
};
