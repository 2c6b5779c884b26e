import type { ReportView } from "@caseload/contract/reporting/report-views";
import { reportToasts } from "@caseload/contract/reporting/report-toasts";
import Columns from "lucide-react/icons/columns-3";
import Ellipsis from "lucide-react/icons/ellipsis";
import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash-2";
import { useSingleCall } from "~/lib/single-call.ts";
import { useApi } from "~/lib/use-api.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { Menu } from "~/ui/menu.tsx";
import { Select } from "~/ui/select.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { useDialogs } from "~/ui/use-dialogs.ts";
import {
  choicesOf,
  columnsOf,
  filtersOf,
  isChanged,
  type ReportChoices,
  shownColumns,
} from "./report-address.ts";
import * as styles from "./report-views.module.css";

const ColumnsDialog = vitalPart(() => import("./columns-dialog.tsx"));
const ViewDialog = vitalPart(() => import("./view-dialog.tsx"));

/** Seconds in which a deleted view can be brought back. */
const undoSeconds = 10;

interface ReportViewsProps {
  given: ReportChoices;
  choose: (change: Partial<ReportChoices>) => void;
}

/** The member's saved views, and the columns of the one that is shown. */
export function ReportViews({ given, choose }: ReportViewsProps) {
  const list = useApi("listReportViews");
  const views = list.data ?? [];
  const dialogs = useDialogs<"columns" | "save" | "rename">();
  const chosen = views.find(({ id }) => String(id) === given.view);
  const { update, isUpdating, remove } = useViewChanges(chosen, choose);
  const openView = (value: string): void => {
    const view = views.find(({ id }) => String(id) === value);
    choose({ ...(view && choicesOf(view.report)), view: value });
  };
  return (
    <div className={styles.viewBar}>
      {list.error && !list.data && (
        <InlineAlert
          title="We couldn't load your saved views"
          text={list.error.text}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )}
      {views.length > 0 && (
        <Field label="Saved view" className={styles.viewChoice}>
          <Select
            options={[
              { value: "", label: "No saved view" },
              ...views.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            value={chosen ? given.view : ""}
            onValueChange={openView}
          />
        </Field>
      )}
      <div className={styles.buttons}>
        {chosen && isChanged(given, chosen.report) && (
          <Button
            pending={isUpdating}
            pendingText="Updating"
            onClick={() => update({ params: { id: chosen.id }, body: { report: filtersOf(given) } })}
          >
            Update View
          </Button>
        )}
        <Button aria-haspopup="dialog" onClick={() => dialogs.open("save")}>
          {chosen ? "Save as New View" : "Save View"}
        </Button>
        <Button aria-haspopup="dialog" onClick={() => dialogs.open("columns")}>
          <Columns className="icon" aria-hidden="true" />
          {`Columns, ${shownColumns(given).length} of ${columnsOf(given.table).length}`}
        </Button>
        {chosen && (
          <Menu
            label={`More actions for the view ${chosen.name}`}
            icon={Ellipsis}
            entries={[
              { icon: Pencil, text: "Rename View", onSelect: () => dialogs.open("rename") },
              { icon: Trash, text: "Delete View", danger: true, onSelect: () => remove(chosen) },
            ]}
          />
        )}
      </div>
      <LateDialog onOpenChange={dialogs.control.onOpenChange}>
        {dialogs.name === "columns" && (
          <ColumnsDialog key={dialogs.turn} given={given} choose={choose} {...dialogs.control} />
        )}
        {dialogs.name === "save" && (
          <ViewDialog
            key={dialogs.turn}
            report={filtersOf(given)}
            onSaved={({ id }) => choose({ view: String(id) })}
            {...dialogs.control}
          />
        )}
        {dialogs.name === "rename" && chosen && (
          <ViewDialog key={dialogs.turn} view={chosen} {...dialogs.control} />
        )}
      </LateDialog>
    </div>
  );
}

/** Replaces what the chosen view shows, and deletes it so that it can be brought back. */
function useViewChanges(chosen: ReportView | undefined, choose: ReportViewsProps["choose"]) {
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
      if (!chosen) return;
      const { name, report } = chosen;
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
    remove: ({ id }: ReportView) => removing.send({ params: { id } }),
  };
}
