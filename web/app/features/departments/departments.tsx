import type { Department } from "@caseload/contract/firms/departments";
import { useId, useState } from "react";
import Plus from "lucide-react/icons/plus";
import { errorText } from "~/lib/api-error.ts";
import { plural } from "~/lib/phrases.ts";
import { DrawerArt } from "~/ui/drawer-art.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { Button } from "~/ui/button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { useDialogs } from "~/ui/use-dialogs.ts";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./departments.module.css";
import { firmToasts } from "@caseload/contract/firms/firm-toasts";
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import { useDepartmentCall } from "./use-department-call.ts";

const ArchiveDialog = vitalPart(() => import("./archive-dialog.tsx"));
const AssignDialog = vitalPart(() => import("./assign-dialog.tsx"));
const DepartmentDialog = vitalPart(() => import("./department-dialog.tsx"));

const NoDepartments = ({ mayKeep, areArchived }: { mayKeep: boolean; areArchived: boolean }) => (
  <EmptyState
    art={<DrawerArt />}
    title={areArchived ? "No departments in use" : "No departments yet"}
    text={mayKeep ? "Create one, then assign people to it." : "An administrator of your firm creates them."}
  />
);

/** Rows of departments while they arrive. */
const DepartmentSkeletons = () => (
  <Loading className={classNames("sheet edge", styles.departmentRows)}>
    {[1, 2, 3].map((row) => (
      <div className={styles.departmentSkeleton} key={row}>
        <Skeleton shape="title" />
      </div>
    ))}
  </Loading>
);

/** The firm's departments; those who keep the firm create, rename, archive and assign. */
export function Departments() {
  const mayKeep = useMember().permissions.includes("firm:edit");
  const list = useApi("listDepartments");
  const dialogs = useDialogs<DepartmentAction | "create">();
  const [chosen, choose] = useState<Department | null>(null);
  const inUse = list.data?.filter(({ isArchived }) => !isArchived) ?? [];
  const archived = list.data?.filter(({ isArchived }) => isArchived) ?? [];
  const ask = (department: Department) => (action: DepartmentAction) => {
    choose(department);
    dialogs.open(action);
  };
  return (
    <>
      <PageHead
        title="Departments"
        lede="Group firm members by department."
        actions={mayKeep && <NewDepartment onPress={() => dialogs.open("create")} />}
      />
      {inUse.length > 0 && (
        <ul className={classNames("sheet edge", styles.departmentRows)}>
          {inUse.map((department) => (
            <DepartmentRow
              key={department.id}
              department={department}
              mayKeep={mayKeep}
              onAsk={ask(department)}
            />
          ))}
        </ul>
      )}
      {list.data && inUse.length === 0 && (
        <NoDepartments mayKeep={mayKeep} areArchived={archived.length > 0} />
      )}
      {mayKeep && archived.length > 0 && <ArchivedDepartments departments={archived} />}
      {!list.data && list.error && (
        <InlineAlert
          title="We couldn't load departments"
          text={errorText(list.error, "Please try again")}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isPending && <DepartmentSkeletons />}
      <LateDialog onOpenChange={dialogs.control.onOpenChange}>
        {dialogs.name === "create" && (
          <DepartmentDialog key={dialogs.turn} department={null} {...dialogs.control} />
        )}
        {dialogs.name === "rename" && chosen && (
          <DepartmentDialog key={dialogs.turn} department={chosen} {...dialogs.control} />
        )}
        {dialogs.name === "assign" && chosen && (
          <AssignDialog key={dialogs.turn} department={chosen} {...dialogs.control} />
        )}
        {dialogs.name === "archive" && chosen && (
          <ArchiveDialog
            key={dialogs.turn}
            department={chosen}
            others={inUse.filter(({ id }) => id !== chosen.id)}
            {...dialogs.control}
          />
        )}
      </LateDialog>
    </>
  );
}

const NewDepartment = ({ onPress }: { onPress: () => void }) => (
  <Button variant="primary" onClick={onPress}>
    <Plus className="icon" />
    New Department
  </Button>
);

/** What can be asked of a department in use. */
type DepartmentAction = "assign" | "rename" | "archive";

interface DepartmentRowProps {
  department: Department;
  mayKeep: boolean;
  onAsk: (action: DepartmentAction) => void;
}

function DepartmentRow({ department, mayKeep, onAsk }: DepartmentRowProps) {
  const titleId = useId();
  const button = (action: DepartmentAction, label: string) => (
    <Button size="sm" aria-describedby={titleId} onClick={() => onAsk(action)}>
      {label}
    </Button>
  );
  return (
    <li>
      <div>
        <h2 className="heading" id={titleId}>
          {department.name}
        </h2>
        <span className="small muted">{plural(department.people, "person", "people")}</span>
      </div>
      {mayKeep && (
        <div className={styles.buttons}>
          {button("assign", "Assign")}
          {button("rename", "Rename")}
          {button("archive", "Archive")}
        </div>
      )}
    </li>
  );
}

/** Departments that take no members, for those who keep the firm. */
function ArchivedDepartments({ departments }: { departments: readonly Department[] }) {
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
        text="It is deleted permanently. It has no members."
        cancelLabel="Keep It"
        confirmLabel="Remove Department"
        pendingLabel="Removing"
        pending={removal.isPending}
        onConfirm={() => removal.send({ params: { id } })}
      />
    </li>
  );
}
