import type { DirectoryEntry } from "@caseload/contract/hiring/directory";
import { type FormEvent, useState, type ComponentType } from "react";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { vitalPart } from "~/ui/lazy-part.ts";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { isNarrowed, noChoices } from "./directory-filters.ts";
import { DirectoryLine } from "./directory-line.tsx";
import { DirectoryList } from "./directory-list.tsx";
import { FilterFields } from "./filter-fields.tsx";
import { type DirectoryState, useDirectory, useDraft, withOthers } from "./use-directory.ts";
import styles from "./directory.module.css";

const FilterSheet = vitalPart(() => import("./filter-sheet.tsx"));

interface DirectoryProps {
  /** What the viewer may do with a person, under the row's terms. */
  Actions: ComponentType<{ entry: DirectoryEntry }>;
}

/** Everybody with a profile whom the viewer may see, and the filters that narrow them. */
export function Directory({ Actions }: DirectoryProps) {
  const state = useDirectory();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const openSheet = (): void => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <FilterCard {...state} />
      <DirectoryLine state={state} onFilter={openSheet} />
      <DirectoryList given={state.given} onClear={state.clear} Actions={Actions} />
      {wasOpened && (
        <LateDialog onOpenChange={setOpen}>
          <FilterSheet state={state} open={isOpen} onOpenChange={setOpen} />
        </LateDialog>
      )}
    </>
  );
}

/** The filters of wide windows. */
function FilterCard({ given, apply, clear }: DirectoryState) {
  const { draft, choose } = useDraft(given);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    apply(withOthers(draft, given));
  };
  return (
    <form
      className={classNames("sheet", styles.directoryFilters)}
      aria-label="Filter paralegals"
      onSubmit={submit}
    >
      <FilterFields draft={draft} choose={choose} />
      <span className={styles.actions}>
        <Button variant="primary" type="submit">
          Apply Filters
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            choose(noChoices);
            if (isNarrowed(given)) clear();
          }}
        >
          Clear
        </Button>
      </span>
    </form>
  );
}
