import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { attorneyTabs } from "./attorney-tabs.tsx";
import type { AttorneyTab } from "./attorney-tabs.tsx";
import { applicantOrders, type ApplicantOrder } from "./use-applicant-order.ts";

/** The dashboard's state, kept in the address: ?tab=, ?post=1, ?application=5, ?job=3, ?order=match. */
export function useDashboardAddress() {
  const [params, setParams] = useSearchParams();

  const change = useCallback(
    (changes: Record<string, string | null>, replace: boolean) =>
      setParams(
        (now) => {
          for (const [key, value] of Object.entries(changes)) {
            if (value === null) now.delete(key);
            else now.set(key, value);
          }
          return now;
        },
        { replace, preventScrollReset: true },
      ),
    [setParams],
  );

  const applicationId = idOf(params.get("application"));
  const named = attorneyTabs.find((tab) => tab === params.get("tab"));
  return {
    tab: named ?? (applicationId === null ? "listings" : "applications"),
    applicationId,
    isPosting: params.get("post") === "1",
    applicants: {
      jobId: idOf(params.get("job")),
      order: applicantOrders.find((order) => order === params.get("order")) ?? "newest",
      onChoose: (job: number | null, order: ApplicantOrder) =>
        change(
          {
            tab: "applications",
            job: job === null ? null : String(job),
            order: order === "newest" ? null : order,
          },
          true,
        ),
    },
    showTab: (tab: AttorneyTab) => change({ tab }, true),
    /** A step of its own in the history, so that Back closes it. */
    openApplication: (id: number) => change({ tab: "applications", application: String(id) }, false),
    closeApplication: () => change({ tab: "applications", application: null }, true),
    openPosting: () => change({ post: "1" }, false),
    closePosting: () => change({ post: null }, true),
    showPosted: () => change({ post: null, tab: "listings" }, true),
  };
}

function idOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
