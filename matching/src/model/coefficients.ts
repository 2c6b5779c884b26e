/** Written by `npm run train -w matching`; do not edit. */
import type { TrainedModel } from "./score.ts";

export const MODEL: TrainedModel = {
  version: "1-3057d1b3",
  weights: [2.9234, 3.2878, 0.5619, 1.185, -0.4361, -3.0667],
  thresholds: [2.986, 3.9788, 5.8164],
  fitFrom: 0.1483,
  dataHash: "3057d1b3d07601558e3b4a6a2e355e1c391c0994782ca2d670c7c8beec5a67c9",
  pairs: 448,
};
