import { useFormat } from "./use-format.ts";

/** Deadlines within this many days are shown in red, with their weekday. */
const soonDays = 7;

export function useIsSoon(deadline: string | null): boolean {
  const { daysUntil } = useFormat();
  if (deadline === null) return false;
  const days = daysUntil(deadline);
  return days >= 0 && days <= soonDays;
}
