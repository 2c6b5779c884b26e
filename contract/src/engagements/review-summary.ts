import { z } from "zod";

/** The mean rating (one decimal place) of published reviews, and their number; null while there are too few. */
export const reviewSummary = z.object({ mean: z.number(), count: z.number().int() }).nullable();
export type ReviewSummary = z.infer<typeof reviewSummary>;

/** Of a firm's invoices, how many were paid by their due day; null while there are too few. */
export const paidOnTime = z.object({ percent: z.number().int(), invoices: z.number().int() }).nullable();
export type PaidOnTime = z.infer<typeof paidOnTime>;
