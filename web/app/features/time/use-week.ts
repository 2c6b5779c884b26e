import { useSearchParams } from "react-router";
import { useFormat } from "~/lib/use-format.ts";
import { mondayOf, plusDays, weekInAddress } from "./week-days.ts";

export interface Week {
  /** The Monday that it starts on. */
  readonly monday: string;
  readonly sunday: string;
  readonly today: string;
  readonly isCurrent: boolean;
  /** Null for the first week of the work. */
  readonly showPrevious: (() => void) | null;
  /** Null for the current week. */
  readonly showNext: (() => void) | null;
}

/**
 * The week that the address names.
 * @param initial the Monday of the week without one; the current week when left out
 * @param firstDay the day on which work started
 */
export function useWeek(firstDay: string | null, initial?: string): Week {
  const { today } = useFormat();
  const [search, setSearch] = useSearchParams();
  const current = mondayOf(today);
  const monday = weekInAddress(search.get("week")) ?? initial ?? current;
  const show = (next: string) => (): void => {
    const address = new URLSearchParams(search);
    address.set("week", next);
    setSearch(address, { preventScrollReset: true });
  };
  return {
    monday,
    sunday: plusDays(monday, 6),
    today,
    isCurrent: monday === current,
    showPrevious: firstDay !== null && monday <= firstDay ? null : show(plusDays(monday, -7)),
    showNext: monday >= current ? null : show(plusDays(monday, 7)),
  };
}
