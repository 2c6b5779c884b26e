import type { DirectoryEntry } from "@caseload/contract/hiring/directory";
import { useState, type ComponentType } from "react";
import { vitalPart } from "~/ui/lazy-part.ts";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { DirectoryLine } from "./directory-line.tsx";
import { DirectoryList } from "./directory-list.tsx";
import { FilterCard } from "./filter-card.tsx";
import { useDirectory } from "./use-directory.ts";

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
