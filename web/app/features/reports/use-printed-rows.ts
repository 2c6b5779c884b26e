import { limits } from "@caseload/contract/limits";
import type { ReportRow } from "@caseload/contract/reporting/analytics";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { apiPage } from "~/lib/api-page.ts";
import { useToast } from "~/ui/toast-context.ts";
import { filtersOf, type ReportChoices } from "./report-address.ts";

async function loadAllRows(given: ReportChoices, signal: AbortSignal): Promise<ReportRow[]> {
  const all: ReportRow[] = [];
  let cursor: string | null | undefined;
  do {
    const query = { ...filtersOf(given), limit: limits.maxPage, cursor };
    const page = await apiPage("listReportRows", { query }, signal);
    all.push(...page.rows);
    cursor = page.next;
  } while (cursor !== null);
  return all;
}

/**
 * Loads the rows that are not on the page yet before the browser's print command from the keyboard opens its dialog.
 * Browsers do not wait for rows when printing starts from their menu.
 * @returns every row while the dialog is open, otherwise null
 */
export function usePrintedRows(given: ReportChoices, hasMore: boolean): readonly ReportRow[] | null {
  const toast = useToast();
  const [rows, setRows] = useState<readonly ReportRow[] | null>(null);
  const isLoading = useRef(false);
  const print = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const all = await loadAllRows(given, signal);
      flushSync(() => setRows(all));
      window.print();
    } catch (error) {
      if (!signal.aborted) toast.failure({ title: "We couldn't load every row to print" }, error);
    } finally {
      isLoading.current = false;
      setRows(null);
    }
  });
  useEffect(() => {
    if (!hasMore) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const onKeyDown = (event: KeyboardEvent): void => {
      const isPrint = event.key.toLowerCase() === "p" && (event.ctrlKey || event.metaKey);
      if (!isPrint || event.altKey || event.shiftKey) return;
      event.preventDefault();
      void print(signal);
    };
    window.addEventListener("keydown", onKeyDown, { signal });
    return () => listening.abort();
  }, [hasMore]);
  return rows;
}
