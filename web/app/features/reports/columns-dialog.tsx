import { isLasting, reportTableLabels } from "@caseload/contract/reporting/report-tables";
import { useState } from "react";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { FieldGroup } from "~/ui/field.tsx";
import { FormDialog } from "~/ui/form-dialog.tsx";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { columnKeys, columnsOf, type ReportChoices, shownColumns } from "./report-address.ts";

interface ColumnsDialogProps extends DialogControl {
  given: ReportChoices;
  choose: (change: Partial<ReportChoices>) => void;
}

/** Which columns the table and its files have. */
export default function ColumnsDialog({ given, choose, ...control }: ColumnsDialogProps) {
  const { table } = given;
  const all = columnsOf(table);
  const [chosen, setChosen] = useState(() => shownColumns(given).map(({ key }) => key));
  return (
    <FormDialog
      {...control}
      title="Choose columns"
      description="They apply to the table, the CSV, the PDF and reports that you schedule."
      action="Apply"
      pendingText="Applying"
      failure=""
      call={{ isPending: false, problem: null }}
      onSubmit={(event) => {
        event.preventDefault();
        choose({ columns: columnKeys(table, chosen) });
        control.onOpenChange(false);
      }}
    >
      <FieldGroup label={`Columns of ${reportTableLabels[table]}`}>
        <div className="checks">
          {all.map((column) => (
            <Checkbox
              key={column.key}
              checked={isLasting(column) || chosen.includes(column.key)}
              disabled={isLasting(column)}
              hint={isLasting(column) ? "Always shown, because it names the row." : undefined}
              onChange={(event) =>
                setChosen(
                  event.currentTarget.checked
                    ? [...chosen, column.key]
                    : chosen.filter((key) => key !== column.key),
                )
              }
            >
              {column.label}
            </Checkbox>
          ))}
        </div>
      </FieldGroup>
      {chosen.length < all.length && (
        <Button size="sm" variant="ghost" onClick={() => setChosen(all.map(({ key }) => key))}>
          Select All Columns
        </Button>
      )}
    </FormDialog>
  );
}
