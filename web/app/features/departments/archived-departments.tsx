import type { Department } from "@caseload/contract/firms/departments";
import { firmToasts } from "@caseload/contract/firms/firm-toasts";
import { useId, useState } from "react";
import { Button } from "~/ui/button.tsx";
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import { useDepartmentCall } from "./use-department-call.ts";
import { classNames } from "~/ui/class-names.ts";
import styles from "./departments.module.css";

/** Departments that nobody can be assigned to, for those who keep the firm. */
export function ArchivedDepartments({ departments }: { departments: readonly Department[] }) {
  return (
    <section className={styles.departmentsArchived} aria-labelledby="archived-departments">
      <h2 className="heading" id="archived-departments">
        Archived
      </h2>
      <ul className={classNames("sheet edge", styles.departmentRows)}>
        {departments.map((department) => (
          <ArchivedRow key={department.id} department={department} />
        ))}
      </ul>
    </section>
  );
}

function ArchivedRow({ department: { id, name } }: { department: Department }) {
  const titleId = useId();
  const [isAsking, setAsking] = useState(false);
  const restoring = useDepartmentCall("restoreDepartment", firmToasts.departmentRestored);
  const removal = useDepartmentCall("removeDepartment", firmToasts.departmentRemoved, () => setAsking(false));
  return (
    <li>
      <h3 className="heading" id={titleId}>
        {name}
      </h3>
      <div className={styles.buttons}>
        <Button
          size="sm"
          aria-describedby={titleId}
          pending={restoring.isPending}
          pendingText="Restoring"
          onClick={() => restoring.send({ params: { id } })}
        >
          Restore
        </Button>
        <Button size="sm" variant="danger-quiet" aria-describedby={titleId} onClick={() => setAsking(true)}>
          Remove
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Remove ${name}?`}
        text="It is gone for good. Nobody belongs to it."
        cancelLabel="Keep it"
        confirmLabel="Remove Department"
        pendingLabel="Removing"
        pending={removal.isPending}
        onConfirm={() => removal.send({ params: { id } })}
      />
    </li>
  );
}
