import { useSearchParams } from "react-router";
import { attorneyTabs } from "./attorney-tabs.tsx";
import type { AttorneyTab } from "./attorney-tabs.tsx";

const still = { replace: true, preventScrollReset: true } as const;

/** The dashboard's state, kept in the address: ?tab=, ?post=1. Applications have their own choices beside the tab. */
export function useDashboardAddress() {
  const [params, setParams] = useSearchParams();
  const named = attorneyTabs.find((tab) => tab === params.get("tab"));
  return {
    tab: named ?? (params.has("application") ? "applications" : "listings"),
    isPosting: params.get("post") === "1",
    showTab: (tab: AttorneyTab) => setParams({ tab }, still),
    openPosting: () =>
      setParams(
        (now) => {
          now.set("post", "1");
          return now;
        },
        { preventScrollReset: true },
      ),
    closePosting: () =>
      setParams((now) => {
        now.delete("post");
        return now;
      }, still),
    showPosted: () => setParams({ tab: "listings" }, still),
  };
}
