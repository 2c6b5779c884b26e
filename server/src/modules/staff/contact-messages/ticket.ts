const digits = 6;

/** By which both sides name a message: CL-2026-000123, the year in which it arrived and its number. */
export const ticketOf = ({ id, createdAt }: { id: number; createdAt: Date }): string =>
  `CL-${createdAt.getUTCFullYear()}-${String(id).padStart(digits, "0")}`;
