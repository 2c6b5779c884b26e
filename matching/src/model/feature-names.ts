/** Names of the model's features. A file of its own, because the server reports on them without loading the engine. */

/** The order of every vector of features and weights. */
export const FEATURES = ["words", "fields", "passages", "concepts", "softMisfits", "hardMisfits"] as const;
export type Feature = (typeof FEATURES)[number];
