import type { Department } from "@caseload/contract/firms/departments";
import { useId } from "react";
import { plural } from "~/lib/format.ts";
import { Button } from "~/ui/button.tsx";
import styles from "./departments.module.css";

/** What can be asked of a department in use. */
export type DepartmentAction = "assign" | "rename" | "archive";

interface DepartmentRowProps {
  department: Department;
  mayKeep: boolean;
  onAsk: (action: DepartmentAction) => void;
}

export function DepartmentRow({ department, mayKeep, onAsk }: DepartmentRowProps) {
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
