import type { Department } from "@caseload/contract/departments";
import { useId } from "react";
import { plural } from "~/lib/format.ts";
import { Button } from "~/ui/button.tsx";

interface DepartmentRowProps {
  department: Department;
  mayKeep: boolean;
  onRename: () => void;
  onRemove: () => void;
}

export function DepartmentRow({ department, mayKeep, onRename, onRemove }: DepartmentRowProps) {
  const titleId = useId();
  return (
    <li>
      <div>
        <h2 className="heading" id={titleId}>
          {department.name}
        </h2>
        <span className="small muted">{plural(department.people, "person", "people")}</span>
      </div>
      {mayKeep && (
        <div className="btns">
          <Button size="sm" aria-describedby={titleId} onClick={onRename}>
            Rename
          </Button>
          <Button size="sm" variant="danger-quiet" aria-describedby={titleId} onClick={onRemove}>
            Remove
          </Button>
        </div>
      )}
    </li>
  );
}
