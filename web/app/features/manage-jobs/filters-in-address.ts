/** The filters of the firm's postings, in the address as ?group=&q=&priority=&poster=&order= */
import { maxLength } from "@caseload/contract/limits";
import { priorities, type Priority } from "@caseload/contract/options";
import {
  postingGroups,
  postingOrders,
  type PostingGroup,
  type PostingOrder,
} from "@caseload/contract/jobs/posting-options";
import { useSearchParams } from "react-router";
import { idOf } from "~/lib/addresses.ts";

export interface ManageFilters {
  readonly group: PostingGroup;
  readonly q: string;
  readonly priority: Priority | "";
  /** Empty for everyone. */
  readonly poster: string;
  readonly order: PostingOrder;
}

export const groupNames = Object.keys(postingGroups) as PostingGroup[];

function readFilters(address: URLSearchParams): ManageFilters {
  const poster = address.get("poster") ?? "";
  return {
    group: groupNames.find((group) => group === address.get("group")) ?? "open",
    q: (address.get("q") ?? "").trim().slice(0, maxLength.shortText),
    priority: priorities.find((priority) => priority === address.get("priority")) ?? "",
    poster: Number.isNaN(idOf(poster)) ? "" : poster,
    order: postingOrders.find((order) => order === address.get("order")) ?? "newest",
  };
}

/** The query of the calls; empty filters are left out. */
export const filtersOf = ({ q, priority, poster }: ManageFilters) => ({
  whose: "firm" as const,
  ...(q !== "" && { q }),
  ...(priority !== "" && { priority }),
  ...(poster !== "" && { posterId: Number(poster) }),
});

export function useFiltersInAddress() {
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  const choose = (change: Partial<ManageFilters>): void => {
    const next = { ...filters, ...change };
    const entries = Object.entries(next).filter(
      ([name, value]) => value !== "" && !(name === "order" && value === "newest"),
    );
    setAddress(Object.fromEntries(entries), { replace: true, preventScrollReset: true });
  };
  return { filters, choose };
}
