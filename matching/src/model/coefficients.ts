/** Written by `npm run train -w matching`; do not edit. */
import type { TrainedModel } from "./score.ts";

export const MODEL: TrainedModel = {
  version: "2-3057d1b3",
  weights: [3.0936, 3.1423, 0.5899, 1.0624, -0.4503, -3.0095],
  thresholds: [3.0512, 4.0705, 6.0056],
  fitFrom: 0.1272,
  dataHash: "3057d1b3d07601558e3b4a6a2e355e1c391c0994782ca2d670c7c8beec5a67c9",
  pairs: 448,
};
