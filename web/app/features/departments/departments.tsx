import type { Department } from "@caseload/contract/departments";
import { lazy, useState } from "react";
import { Plus } from "lucide-react";
import { errorText } from "~/lib/api.ts";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { DrawerArt } from "~/ui/art.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { useDialogs } from "~/ui/use-dialogs.ts";
import { DepartmentRow } from "./department-row.tsx";
import "./departments.css";

const DepartmentDialog = lazy(() => import("./department-dialog.tsx"));
const RemovalDialog = lazy(() => import("./removal-dialog.tsx"));

/** The firm's departments; those who keep the firm create, rename and remove them. */
export function Departments() {
  const mayKeep = useMember().permissions.includes("firm:edit");
  const list = useApi("listDepartments");
  const dialogs = useDialogs<"save" | "remove">();
  const [chosen, choose] = useState<Department | null>(null);
  const ask = (what: "save" | "remove", department: Department | null) => {
    choose(department);
    dialogs.open(what);
  };
  const create = mayKeep && (
    <Button variant="primary" onClick={() => ask("save", null)}>
      <Plus className="i" />
      New Department
    </Button>
  );
  return (
    <>
      <PageHead
        title="Departments"
        lede="Everybody of the firm can belong to one; figures are kept by department."
        actions={create}
      />
      {list.data && list.data.length > 0 && (
        <ul className="sheet edge department-rows">
          {list.data.map((department) => (
            <DepartmentRow
              key={department.id}
              department={department}
              mayKeep={mayKeep}
              onRename={() => ask("save", department)}
              onRemove={() => ask("remove", department)}
            />
          ))}
        </ul>
      )}
      {list.data?.length === 0 && <NoDepartments mayKeep={mayKeep} />}
      {!list.data && list.error && (
        <InlineAlert
          title="Departments could not be loaded"
          text={errorText(list.error, "Please try again")}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isPending && <DepartmentSkeletons />}
      <LateDialog onOpenChange={dialogs.control.onOpenChange}>
        {dialogs.name === "save" && (
          <DepartmentDialog key={dialogs.turn} department={chosen} {...dialogs.control} />
        )}
        {dialogs.name === "remove" && chosen && (
          <RemovalDialog
            key={dialogs.turn}
            department={chosen}
            others={(list.data ?? []).filter(({ id }) => id !== chosen.id)}
            {...dialogs.control}
          />
        )}
      </LateDialog>
    </>
  );
}

const NoDepartments = ({ mayKeep }: { mayKeep: boolean }) => (
  <EmptyState
    art={<DrawerArt />}
    title="No departments yet"
    text={
      mayKeep
        ? "Create one, then assign people to it on the Team page."
        : "An administrator of your firm creates them."
    }
  />
);

const DepartmentSkeletons = () => (
  <Loading className="sheet edge department-rows">
    {[1, 2, 3].map((row) => (
      <div className="department-skeleton" key={row}>
        <Skeleton shape="title" />
      </div>
    ))}
  </Loading>
);
