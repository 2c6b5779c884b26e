import { jobStatusLabels } from "@caseload/contract/lifecycles";
import { priorities, priorityLabels } from "@caseload/contract/options";
import { useState, type FormEvent } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { Field } from "~/ui/field.tsx";
import { Select } from "~/ui/select.tsx";

const all = "all";
const statusOptions = [
  { value: all, label: "Any status" },
  ...(["open", "closed", "filled"] as const).map((value) => ({ value, label: jobStatusLabels[value] })),
];
const priorityOptions = [
  { value: all, label: "Any priority" },
  ...priorities.map((value) => ({ value, label: priorityLabels[value] })),
];

interface JobFilterDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Status and priority of the job list, from anywhere. */
export default function JobFilterDialog({ open, onOpenChange }: JobFilterDialogProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [status, setStatus] = useState(params.get("status") ?? all);
  const [priority, setPriority] = useState(params.get("priority") ?? all);

  function apply(event: FormEvent): void {
    event.preventDefault();
    const chosen = Object.entries({ status, priority }).filter(([, value]) => value !== all);
    onOpenChange(false);
    void navigate(chosen.length === 0 ? "/jobs" : `/jobs?${new URLSearchParams(chosen)}`);
  }
  function clear(): void {
    setStatus(all);
    setPriority(all);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="narrow"
      title="Filter Jobs"
      onSubmit={apply}
      footer={
        <>
          <Button variant="ghost" onClick={clear}>
            Clear Filters
          </Button>
          <Button variant="primary" type="submit">
            Apply Filters
          </Button>
        </>
      }
    >
      <Field label="Status">
        <Select options={statusOptions} value={status} onValueChange={setStatus} />
      </Field>
      <Field label="Priority">
        <Select options={priorityOptions} value={priority} onValueChange={setPriority} />
      </Field>
    </Dialog>
  );
}
