/** Where the pay of a contract's first version came from (ENGAGEMENT.md "Offers"). */
export const payDerivations = ["proposed", "flat_budget", "clamped_rate", "profile_rate", "none"] as const;
export type PayDerivation = (typeof payDerivations)[number];
