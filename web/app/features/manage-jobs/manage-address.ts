/** The filters of the firm's postings, as they stand in the address: ?group=&q=&priority=&poster=&order=. */
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

export interface ManageChoices {
  readonly group: PostingGroup;
  readonly q: string;
  readonly priority: Priority | "";
  /** Empty for everybody. */
  readonly poster: string;
  readonly order: PostingOrder;
}

export const groups = Object.keys(postingGroups) as PostingGroup[];

function readChoices(address: URLSearchParams): ManageChoices {
  const poster = address.get("poster") ?? "";
  return {
    group: groups.find((group) => group === address.get("group")) ?? "open",
    q: (address.get("q") ?? "").trim().slice(0, maxLength.shortText),
    priority: priorities.find((priority) => priority === address.get("priority")) ?? "",
    poster: Number.isNaN(idOf(poster)) ? "" : poster,
    order: postingOrders.find((order) => order === address.get("order")) ?? "newest",
  };
}

/** The call's filters: what is not asked for stays away. */
export const filtersOf = ({ q, priority, poster }: ManageChoices) => ({
  whose: "firm" as const,
  ...(q !== "" && { q }),
  ...(priority !== "" && { priority }),
  ...(poster !== "" && { posterId: Number(poster) }),
});

export function useManageAddress() {
  const [address, setAddress] = useSearchParams();
  const given = readChoices(address);
  const choose = (change: Partial<ManageChoices>): void => {
    const next = { ...given, ...change };
    const kept = Object.entries(next).filter(
      ([name, value]) => value !== "" && !(name === "order" && value === "newest"),
    );
    setAddress(Object.fromEntries(kept), { replace: true, preventScrollReset: true });
  };
  return { given, choose };
}
