import { teamRows } from "@caseload/contract/reporting/team-work";
import { useState } from "react";
import { MoreRows } from "~/ui/more-rows.tsx";

/** How a list gets more rows than have been sent. */
export interface MoreTeamRows {
  /** Asks for more than this number of rows. */
  ask: (rows: number) => void;
  isLoading: boolean;
}

/** Rows of a list that are drawn at first, and with each press of Show More. */
const pageSizes = { people: 50, timesheets: 20, deliverables: 20 } as const;

export interface TeamPages<Row> {
  rows: readonly Row[];
  noun: keyof typeof pageSizes;
  /** Of all rows, also of those that have not been sent. */
  total: number;
  more: MoreTeamRows;
  className?: string | undefined;
}

/** The first pages of a list, and the button for the next. */
export function useTeamPages<Row>({ rows, noun, total, more, className }: TeamPages<Row>) {
  const [pages, setPages] = useState(1);
  const wanted = pages * pageSizes[noun];
  const shown = rows.slice(0, wanted);
  const button = (
    <MoreRows
      shown={shown.length}
      noun={noun}
      hasMore={shown.length < Math.min(total, teamRows.max)}
      loading={more.isLoading}
      onMore={() => {
        setPages(pages + 1);
        if (wanted + pageSizes[noun] > rows.length && rows.length < total) more.ask(wanted);
      }}
      className={className}
    />
  );
  return { shown, more: button };
}
