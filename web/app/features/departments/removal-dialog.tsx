import type { Department } from "@caseload/contract/departments";
import { firmToasts } from "@caseload/contract/firm-toasts";
import { useState } from "react";
import { errorText } from "~/lib/api.ts";
import { plural } from "~/lib/format.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import { Field } from "~/ui/field.tsx";
import { Select } from "~/ui/select.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";

interface RemovalDialogProps extends DialogControl {
  department: Department;
  /** Where its people can go. */
  others: readonly Department[];
}

const none = "none";

/** Asks where the people of a department go before it is removed. */
export default function RemovalDialog({ department, others, ...control }: RemovalDialogProps) {
  const { id, name, people } = department;
  const [moveTo, setMoveTo] = useState(none);
  const toast = useToast();
  const call = useSingleCall("removeDepartment", {
    changes: ["listDepartments", "listTeam", "listInvitations", "me"],
    onSuccess: () => {
      toast.success(firmToasts.departmentRemoved.title, firmToasts.departmentRemoved.text);
      control.onOpenChange(false);
    },
    onError: (error) => {
      toast.failure(firmToasts.teamFailed.title, errorText(error, firmToasts.teamFailed.text));
      control.onOpenChange(false);
    },
  });
  const options = [
    { value: none, label: "No department" },
    ...others.map((one) => ({ value: String(one.id), label: one.name })),
  ];
  return (
    <ConfirmDialog
      {...control}
      title={`Remove ${name}?`}
      text={
        people === 0 ? "Nobody belongs to it." : `${plural(people, "person belongs", "people belong")} to it.`
      }
      cancelLabel="Keep it"
      confirmLabel="Remove Department"
      pendingLabel="Removing"
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
