const digits = 6;

/** A message's reference number, such as CL-2026-000123: the year of arrival and the id. */
export const ticketNumberOf = ({ id, createdAt }: { id: number; createdAt: Date }): string =>
  `CL-${createdAt.getUTCFullYear()}-${String(id).padStart(digits, "0")}`;
