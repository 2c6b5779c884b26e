import { isLasting, reportTableLabels } from "@caseload/contract/reporting/report-tables";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { useId, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { FieldGroup } from "~/ui/field.tsx";
import { FormDialog } from "~/ui/form-dialog.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { columnKeys, columnsOf, type ReportChoices, shownColumns } from "./report-address.ts";
import * as styles from "./columns-dialog.module.css";

interface ColumnsDialogProps extends DialogControl {
  given: ReportChoices;
  choose: (change: Partial<ReportChoices>) => void;
}

/** Which columns the table and its files have, and in which order. */
export default function ColumnsDialog({ given, choose, ...control }: ColumnsDialogProps) {
  const { table } = given;
  const usual = columnsOf(table);
  const id = useId();
  const [chosen, setChosen] = useState(() => shownColumns(given).map(({ key }) => key));
  /** All columns, the shown ones first. */
  const [order, setOrder] = useState(() => [
    ...chosen,
    ...usual.map(({ key }) => key).filter((key) => !chosen.includes(key)),
  ]);
  const [moved, setMoved] = useState("");
  const columns = order.flatMap((key) => usual.find((column) => column.key === key) ?? []);

  function move(at: number, by: -1 | 1, button: string): void {
    const [key] = order.slice(at, at + 1);
    if (key === undefined) return;
    const next = order.toSpliced(at, 1).toSpliced(at + by, 0, key);
    flushSync(() => {
      setOrder(next);
      setMoved(`${usual.find((column) => column.key === key)?.label}: ${at + by + 1} of ${order.length}`);
    });
    // At an end of the list the button is disabled, and the other one is the next to press.
    const again = document.getElementById(button);
    const other = document.getElementById(
      button.replace(/up$|down$/, (way) => (way === "up" ? "down" : "up")),
    );
    (again?.matches(":disabled") ? other : again)?.focus();
  }
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
        choose({
          columns: columnKeys(
            table,
            order.filter((key) => chosen.includes(key)),
          ),
        });
        control.onOpenChange(false);
      }}
    >
      <FieldGroup label={`Columns of ${reportTableLabels[table]}`}>
        <ul>
          {columns.map((column, at) => (
            <li key={column.key} className={styles.column}>
              <Checkbox
                checked={chosen.includes(column.key)}
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
              <IconButton
                id={`${id}${column.key}-up`}
                label={`Move ${column.label} Up`}
                icon={ArrowUp}
                disabled={at === 0}
                onClick={() => move(at, -1, `${id}${column.key}-up`)}
              />
              <IconButton
                id={`${id}${column.key}-down`}
                label={`Move ${column.label} Down`}
                icon={ArrowDown}
                disabled={at === columns.length - 1}
                onClick={() => move(at, 1, `${id}${column.key}-down`)}
              />
            </li>
          ))}
        </ul>
      </FieldGroup>
      <p role="status" className="visually-hidden">
        {moved}
      </p>
      {columnKeys(
        table,
        order.filter((key) => chosen.includes(key)),
      ).length > 0 && (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            setOrder(usual.map(({ key }) => key));
            setChosen(usual.map(({ key }) => key));
          }}
        >
          Restore All Columns
        </Button>
      )}
    </FormDialog>
  );
}
