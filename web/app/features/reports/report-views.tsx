import Columns from "lucide-react/icons/columns-3";
import { Suspense } from "react";
import { useApi } from "~/lib/use-api.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { Select } from "~/ui/select.tsx";
import { useDialogs } from "~/ui/use-dialogs.ts";
import { choicesOf, columnsOf, filtersOf, type ReportChoices, shownColumns } from "./report-address.ts";
import * as styles from "./report-views.module.css";

const ViewActions = vitalPart(() => import("./view-actions.tsx"));
const ColumnsDialog = vitalPart(() => import("./columns-dialog.tsx"));
const ViewDialog = vitalPart(() => import("./view-dialog.tsx"));

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
        <Button aria-haspopup="dialog" onClick={() => dialogs.open("save")}>
          {chosen ? "Save as New View" : "Save View"}
        </Button>
        <Button aria-haspopup="dialog" onClick={() => dialogs.open("columns")}>
          <Columns className="icon" aria-hidden="true" />
          {`Columns, ${shownColumns(given).length} of ${columnsOf(given.table).length}`}
        </Button>
        {chosen && (
          <Suspense>
            <ViewActions
              given={given}
              view={chosen}
              choose={choose}
              onRename={() => dialogs.open("rename")}
            />
          </Suspense>
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
