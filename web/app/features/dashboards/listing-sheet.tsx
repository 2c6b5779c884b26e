import type { OwnJob } from "@caseload/contract/jobs/jobs";
import type { ReactNode } from "react";
import type { Pages } from "~/ui/paged-list.tsx";
import { ListingRow } from "./listing-row.tsx";
import { SheetList } from "./sheet-states.tsx";
import * as styles from "./listings.module.css";

interface ListingSheetProps {
  list: Pages<OwnJob>;
  /** Shown where there is nothing. */
  empty: ReactNode;
}

/** The member's postings. */
export function ListingSheet({ list, empty }: ListingSheetProps) {
  return (
    <SheetList list={list} noun="listings" errorTitle="We couldn't load your listings" empty={empty}>
      {(rows) => (
        <ul className={styles.listings}>
          {rows.map((job) => (
            <ListingRow key={job.id} job={job} />
          ))}
        </ul>
      )}
    </SheetList>
  );
}
