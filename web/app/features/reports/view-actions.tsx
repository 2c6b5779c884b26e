import { reportToasts } from "@caseload/contract/reporting/report-toasts";
import type { ReportView } from "@caseload/contract/reporting/report-views";
import Ellipsis from "lucide-react/icons/ellipsis";
import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash-2";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { Menu } from "~/ui/menu.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { filtersOf, isChanged, type ReportChoices } from "./report-address.ts";

/** Seconds in which a deleted view can be brought back. */
const undoSeconds = 10;

interface ViewActionsProps {
  given: ReportChoices;
  /** The one that is shown. */
  view: ReportView;
  choose: (change: Partial<ReportChoices>) => void;
  onRename: () => void;
}

/** What is done with a saved view. Loads once one is shown. */
export default function ViewActions({ given, view, choose, onRename }: ViewActionsProps) {
  const { update, isUpdating, remove } = useViewChanges({ view, choose });
  return (
    <>
      {isChanged(given, view.report) && (
        <Button
          pending={isUpdating}
          pendingText="Updating"
          onClick={() => update({ params: { id: view.id }, body: { report: filtersOf(given) } })}
        >
          Update View
        </Button>
      )}
      <Menu
        label={`More actions for the view ${view.name}`}
        icon={Ellipsis}
        entries={[
          { icon: Pencil, text: "Rename View", onSelect: onRename },
          { icon: Trash, text: "Delete View", danger: true, onSelect: remove },
        ]}
      />
    </>
  );
}

/** Replaces what the chosen view shows, and deletes it so that it can be brought back. */
function useViewChanges({ view, choose }: Pick<ViewActionsProps, "view" | "choose">) {
  const toast = useToast();
  const updating = useSingleCall("changeReportView", {
    onSuccess: () => toast.success(reportToasts.viewUpdated),
    onError: (error) => toast.failure(reportToasts.viewFailed, error),
  });
  // The page may be another one by then: the view is back in the list, and the address stays.
  const restoring = useSingleCall("saveReportView", {
    onSuccess: ({ name }) => toast.success({ ...reportToasts.viewRestored, text: name }),
    onError: (error) => toast.failure(reportToasts.viewFailed, error),
  });
  const removing = useSingleCall("removeReportView", {
    onSuccess: () => {
      choose({ view: "" });
      const { name, report } = view;
      const run = () => restoring.send({ body: { name, report } });
      toast.success({
        ...reportToasts.viewDeleted,
        text: name,
        undo: { seconds: undoSeconds, run, later: name },
      });
    },
    onError: (error) => toast.failure(reportToasts.viewDeletionFailed, error),
  });
  return {
    update: updating.send,
    isUpdating: updating.isPending,
    remove: () => removing.send({ params: { id: view.id } }),
  };
}
