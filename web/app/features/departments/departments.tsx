import type { Department } from "@caseload/contract/firms/departments";
import { useState } from "react";
import Plus from "lucide-react/icons/plus";
import { errorText } from "~/lib/api.ts";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { Button } from "~/ui/button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { useDialogs } from "~/ui/use-dialogs.ts";
import { ArchivedDepartments } from "./archived-departments.tsx";
import { DepartmentSkeletons, NoDepartments } from "./department-blanks.tsx";
import { DepartmentRow, type DepartmentAction } from "./department-row.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./departments.module.css";

const ArchiveDialog = vitalPart(() => import("./archive-dialog.tsx"));
const AssignDialog = vitalPart(() => import("./assign-dialog.tsx"));
const DepartmentDialog = vitalPart(() => import("./department-dialog.tsx"));

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
        lede="Everybody of the firm can belong to one."
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
          title="Departments could not be loaded"
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
