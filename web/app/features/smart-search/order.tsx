import { searchSorts, type SearchSort } from "@caseload/contract/search/job-search-options";
import { Select } from "~/ui/select.tsx";
import type { SmartFilters } from "./smart-filters.ts";
import styles from "./smart-search.module.css";

interface OrderProps {
  given: SmartFilters;
  onChange: (sort: SearchSort) => void;
}

/** Without words there is nothing to match best, and the newest come first. */
export function Order({ given: { keyword, sort }, onChange }: OrderProps) {
  if (keyword === undefined) return null;
  return (
    <Select
      label="Sort by"
      className={styles.smartOrder}
      options={searchSorts}
      value={sort ?? "relevance"}
      onValueChange={onChange}
    />
  );
}
