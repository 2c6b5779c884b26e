import type { SavedFilters } from "@caseload/contract/search/saved-searches";
import Bookmark from "lucide-react/icons/bookmark";
import { vitalPart } from "~/ui/lazy-part.ts";
import { Button } from "~/ui/button.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { useDialogs } from "~/ui/use-dialogs.ts";

const SaveDialog = vitalPart(() => import("./save-dialog.tsx"));

/** Keeps a search under a name. */
export function SaveSearchButton({ filters }: { filters: SavedFilters }) {
  const dialogs = useDialogs<"save">();
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => dialogs.open("save")}>
        <Bookmark className="icon" aria-hidden="true" />
        Save Search
      </Button>
      <LateDialog onOpenChange={dialogs.control.onOpenChange}>
        {dialogs.name && <SaveDialog key={dialogs.turn} filters={filters} {...dialogs.control} />}
      </LateDialog>
    </>
  );
}
