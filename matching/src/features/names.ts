/** What the model's numbers are called; apart from what computes them, for whoever only tells of them. */

/** The order of every vector of features and weights. */
export const FEATURES = ["words", "fields", "passages", "concepts", "softMisfits", "hardMisfits"] as const;
export type Feature = (typeof FEATURES)[number];
