import type { DirectoryEntry } from "@caseload/contract/hiring/directory";
import { useState, type ComponentType } from "react";
import { useApi } from "~/lib/use-api.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useDraft } from "~/lib/use-draft.ts";
import { useInAddress } from "~/lib/use-in-address.ts";
import { MagnifierArt } from "~/ui/magnifier-art.tsx";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { PagedList } from "~/ui/paged-list.tsx";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import {
  filtersOf,
  isNarrowed,
  noFilters,
  queryOf,
  readFilters,
  writeFilters,
  type DirectoryFilters,
  appliedFilters,
} from "./directory-filters.ts";
import * as styles from "./directory.module.css";
import { FilterFields } from "./filter-fields.tsx";
import { ParalegalRow } from "./paralegal-row.tsx";
import { directorySorts } from "@caseload/contract/hiring/directory-options";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { hiresForFirm } from "~/lib/hires-for-firm.ts";
import { useUser } from "~/lib/session.ts";
import { FilterChip } from "~/ui/chips.tsx";
import { Select } from "~/ui/select.tsx";
import { Switch } from "~/ui/switch.tsx";

const FilterSheet = vitalPart(() => import("~/ui/filter-sheet.tsx"));

interface DirectoryProps {
  /** The viewer's buttons for a person, below the row's terms. */
  Actions: ComponentType<{ entry: DirectoryEntry }>;
}

interface FilterProps {
  filters: DirectoryFilters;
  onApply: (filters: DirectoryFilters) => void;
  onClear: () => void;
}

/** All profiles that the viewer may see, with their filters. */
export function Directory({ Actions }: DirectoryProps) {
  const [filters, apply] = useInAddress(readFilters, writeFilters);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [wasSheetOpened, setSheetOpened] = useState(false);
  const props = { filters, onApply: apply, onClear: () => apply({ ...noFilters, sort: filters.sort }) };
  return (
    <>
      <FilterCard {...props} />
      <DirectoryToolbar
        filters={filters}
        onApply={apply}
        onOpenSheet={() => {
          setSheetOpened(true);
          setSheetOpen(true);
        }}
      />
      <ParalegalList {...props} Actions={Actions} />
      {wasSheetOpened && (
        <LateDialog onOpenChange={setSheetOpen}>
          <DirectoryFilterSheet {...props} open={isSheetOpen} onOpenChange={setSheetOpen} />
        </LateDialog>
      )}
    </>
  );
}

/** The fields' draft; the controls of the toolbar apply at once and keep their values. */
function useFieldDraft({ filters, onApply }: Omit<FilterProps, "onClear">) {
  const { draft, choose } = useDraft(filters, writeFilters);
  const { sort, verified, shortlisted } = filters;
  return { draft, choose, apply: () => onApply({ ...draft, sort, verified, shortlisted }) };
}

/** The filters of wide windows. */
function FilterCard({ filters, onApply, onClear }: FilterProps) {
  const { draft, choose, apply } = useFieldDraft({ filters, onApply });
  return (
    <form
      className={classNames("sheet", styles.filterCard)}
      aria-label="Filter paralegals"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <FilterFields draft={draft} choose={choose} />
      <span className={styles.filterActions}>
        <Button variant="primary" type="submit">
          Apply Filters
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            choose(noFilters);
            if (isNarrowed(filters)) onClear();
          }}
        >
          Clear
        </Button>
      </span>
    </form>
  );
}

/** The filters of phones. */
function DirectoryFilterSheet({ filters, onApply, onClear, ...control }: FilterProps & DialogControl) {
  const { draft, choose, apply } = useFieldDraft({ filters, onApply });
  return (
    <FilterSheet
      {...control}
      title="Filter Paralegals"
      onApply={apply}
      onClear={() => {
        choose(noFilters);
        onClear();
      }}
    >
      <FilterFields draft={draft} choose={choose} />
    </FilterSheet>
  );
}

function ParalegalList({ filters, onClear, Actions }: Omit<FilterProps, "onApply"> & DirectoryProps) {
  const people = useApiPages("listParalegals", { query: queryOf(filters) });
  const total = useApi("countParalegals", { query: filtersOf(filters) }).data;
  const count = Math.max(total?.count ?? 0, people.rows.length).toLocaleString("en-US");
  return (
    <PagedList
      list={people}
      noun="paralegals"
      errorTitle="We couldn't load paralegals"
      total={total?.more ? `${count}+` : total || !people.hasMore ? count : "—"}
      empty={<NoParalegals filters={filters} onClear={onClear} />}
    >
      {(rows) => (
        <div className="sheet edge">
          {rows.map((entry) => (
            <ParalegalRow key={entry.id} entry={entry} actions={<Actions entry={entry} />} />
          ))}
        </div>
      )}
    </PagedList>
  );
}

function NoParalegals({ filters, onClear }: Omit<FilterProps, "onApply">) {
  const narrowed = isNarrowed(filters);
  const isShortlistEmpty = filters.shortlisted && !isNarrowed({ ...filters, shortlisted: false });
  return (
    <EmptyState
      art={<MagnifierArt />}
      title={isShortlistEmpty ? "No one shortlisted yet" : "No paralegals found"}
      text={
        isShortlistEmpty
          ? "Add people to your firm's shortlist from their row or profile. Only your firm sees it."
          : narrowed
            ? "No profiles match these filters. Clear them to see everyone."
            : "No public profiles yet."
      }
      action={
        narrowed && <Button onClick={onClear}>{isShortlistEmpty ? "Show Everyone" : "Clear Filters"}</Button>
      }
    />
  );
}

interface DirectoryToolbarProps {
  filters: DirectoryFilters;
  onApply: (filters: DirectoryFilters) => void;
  /** Opens the filters of phones, where its button shows. */
  onOpenSheet: () => void;
}

/** Switches and order, which apply at once, and a chip for each filter. */
function DirectoryToolbar({ filters, onApply, onOpenSheet }: DirectoryToolbarProps) {
  const user = useUser();
  const chips = appliedFilters(filters);
  return (
    <>
      <div className={styles.toolbar}>
        <Button className={styles.sheetButton} aria-haspopup="dialog" onClick={onOpenSheet}>
          <SlidersHorizontal className="icon" aria-hidden="true" />
          Filter
        </Button>
        <Switch
          checked={filters.verified}
          onChange={(event) => onApply({ ...filters, verified: event.currentTarget.checked })}
        >
          Verified only
        </Switch>
        {hiresForFirm(user) && (
          <Switch
            checked={filters.shortlisted}
            onChange={(event) => onApply({ ...filters, shortlisted: event.currentTarget.checked })}
          >
            Shortlist only
          </Switch>
        )}
        <Select
          label="Sort by"
          className={styles.sortSelect}
          options={directorySorts}
          value={filters.sort}
          onValueChange={(sort) => onApply({ ...filters, sort })}
        />
      </div>
      {chips.length > 0 && (
        <div className={styles.appliedFilters} role="group" aria-label="Applied filters">
          {chips.map(({ name, label }) => (
            <FilterChip key={name} label={label} onRemove={() => onApply({ ...filters, [name]: "" })} />
          ))}
        </div>
      )}
    </>
  );
}
