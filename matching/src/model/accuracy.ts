/** Written by `npm run evaluate -- --record`; do not edit. */

export const ACCURACY = {
  modelVersion: "2-3057d1b3",
  dataHash: "3057d1b3d07601558e3b4a6a2e355e1c391c0994782ca2d670c7c8beec5a67c9",
  jobs: 36,
  people: 36,
  pairs: 448,
  fits: 57,
  draws: 1000,
  kappa: {
    engine: 0.857,
    judges: [0.974, 0.975, 0.98],
  },
  /** value in grouped cross-validation; low to high holds the middle 95 per cent of the draws */
  measured: {
    engine: {
      auc: { value: 0.985, low: 0.965, high: 0.998 },
      averagePrecision: { value: 0.92, low: 0.822, high: 0.986 },
      ndcg10: { value: 0.963, low: 0.876, high: 0.995 },
      balancedAccuracy: { value: 0.947, low: 0.896, high: 0.982 },
      aucSharedLabel: { value: 0.97, low: 0.925, high: 0.996 },
      reciprocalRank: { value: 0.966, low: 0.871, high: 1 },
      calibrationError: { value: 0.036, low: 0.022, high: 0.065 },
    },
    bm25: {
      auc: { value: 0.958, low: 0.91, high: 0.989 },
      averagePrecision: { value: 0.851, low: 0.726, high: 0.955 },
      ndcg10: { value: 0.949, low: 0.821, high: 0.98 },
      balancedAccuracy: { value: 0.845, low: 0.751, high: 0.919 },
      aucSharedLabel: { value: 0.925, low: 0.838, high: 0.982 },
      reciprocalRank: { value: 0.971, low: 0.822, high: 1 },
      calibrationError: { value: 0.084, low: 0.072, high: 0.127 },
    },
    smartSearch: {
      auc: { value: 0.835, low: 0.72, high: 0.92 },
      averagePrecision: { value: 0.419, low: 0.263, high: 0.616 },
      ndcg10: { value: 0.734, low: 0.668, high: 0.87 },
      balancedAccuracy: { value: 0.82, low: 0.704, high: 0.898 },
      aucSharedLabel: { value: 0.678, low: 0.543, high: 0.805 },
      reciprocalRank: { value: 0.569, low: 0.425, high: 0.786 },
      calibrationError: { value: 0.076, low: 0.053, high: 0.125 },
    },
    specialties: {
      auc: { value: 0.829, low: 0.724, high: 0.906 },
      averagePrecision: { value: 0.334, low: 0.211, high: 0.507 },
      ndcg10: { value: 0.734, low: 0.662, high: 0.839 },
      balancedAccuracy: { value: 0.779, low: 0.686, high: 0.856 },
      aucSharedLabel: { value: 0.629, low: 0.512, high: 0.756 },
      reciprocalRank: { value: 0.463, low: 0.321, high: 0.685 },
      calibrationError: { value: 0.043, low: 0.035, high: 0.102 },
    },
    chance: {
      auc: { value: 0.508, low: 0.366, high: 0.658 },
      averagePrecision: { value: 0.143, low: 0.094, high: 0.273 },
      ndcg10: { value: 0.518, low: 0.39, high: 0.65 },
      balancedAccuracy: { value: 0.533, low: 0.441, high: 0.65 },
      aucSharedLabel: { value: 0.523, low: 0.357, high: 0.694 },
      reciprocalRank: { value: 0.452, low: 0.277, high: 0.613 },
      calibrationError: { value: 0.032, low: 0.041, high: 0.112 },
    },
  },
} as const;
