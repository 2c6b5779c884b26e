import { useState } from "react";
import { plural } from "~/lib/format.ts";
import { useApi } from "~/lib/use-api.ts";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { Field } from "~/ui/field.tsx";
import { Select } from "~/ui/select.tsx";

interface ReassignDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  count: number;
  isPending: boolean;
  onConfirm: (colleagueId: number) => void;
}

/** Who takes the chosen postings over. */
export function ReassignDialog({ open, onOpenChange, count, isPending, onConfirm }: ReassignDialogProps) {
  const team = useApi("listTeam", {}, { enabled: open }).data ?? [];
  const [colleague, setColleague] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="narrow"
      title={`Reassign ${plural(count, "posting")}`}
      description="Whoever takes them over is told, and so is whoever had them. Live contracts stay as they are."
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(colleague === null);
        if (colleague !== null) onConfirm(Number(colleague));
      }}
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={isPending} pendingText="Reassigning">
            Reassign
          </Button>
        </>
      }
    >
      <Field
        label="Colleague"
        error={isMissing && colleague === null ? "Please choose a colleague" : undefined}
      >
        <Select
          options={team.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={colleague}
          onValueChange={setColleague}
        />
      </Field>
    </Dialog>
  );
}
