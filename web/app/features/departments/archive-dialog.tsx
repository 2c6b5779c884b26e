import type { Department } from "@caseload/contract/firms/departments";
import { firmToasts } from "@caseload/contract/firms/firm-toasts";
import { useState } from "react";
import { plural } from "~/lib/phrases.ts";
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import { Field } from "~/ui/field.tsx";
import { Select } from "~/ui/select.tsx";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { useDepartmentCall } from "./use-department-call.ts";

interface ArchiveDialogProps extends DialogControl {
  department: Department;
  /** Where its people can go. */
  others: readonly Department[];
}

const none = "none";

/** Asks where the people of a department go before it is archived. */
export default function ArchiveDialog({ department, others, ...control }: ArchiveDialogProps) {
  const { id, name, people } = department;
  const [moveTo, setMoveTo] = useState(none);
  const call = useDepartmentCall("archiveDepartment", firmToasts.departmentArchived, () =>
    control.onOpenChange(false),
  );
  const options = [
    { value: none, label: "No department" },
    ...others.map((one) => ({ value: String(one.id), label: one.name })),
  ];
  return (
    <ConfirmDialog
      {...control}
      title={`Archive ${name}?`}
      text={`${
        people === 0 ? "It has no members." : `${plural(people, "person belongs", "people belong")} to it.`
      } You can restore it later, without its members.`}
      cancelLabel="Keep It"
      confirmLabel="Archive Department"
      pendingLabel="Archiving"
      tone="primary"
      pending={call.isPending}
      onConfirm={() =>
        call.send({ params: { id }, body: { moveTo: moveTo === none ? null : Number(moveTo) } })
      }
    >
      {people > 0 && (
        <Field label="Move them to">
          <Select options={options} value={moveTo} onValueChange={setMoveTo} />
        </Field>
      )}
    </ConfirmDialog>
  );
}
