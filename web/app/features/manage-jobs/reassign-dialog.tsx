import { useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { plural } from "~/lib/phrases.ts";
import { useApi } from "~/lib/use-api.ts";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { Field } from "~/ui/field.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Select } from "~/ui/select.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";

interface ReassignDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  count: number;
  isPending: boolean;
  onConfirm: (colleagueId: number) => void;
}

/** Asks for the colleague who takes over the selected postings. */
export default function ReassignDialog({
  open,
  onOpenChange,
  count,
  isPending,
  onConfirm,
}: ReassignDialogProps) {
  const team = useApi("listTeam", {}, { enabled: open });
  const [colleague, setColleague] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="narrow"
      title={`Reassign ${plural(count, "posting")}`}
      description="The new and the previous owner are notified. Active contracts stay as they are."
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
          <Button
            type="submit"
            variant="primary"
            pending={isPending}
            pendingText="Reassigning"
            disabled={!team.data}
          >
            Reassign
          </Button>
        </>
      }
    >
      {!team.data && team.error && (
        <InlineAlert
          title="We couldn't load your team"
          text={errorText(team.error, "Please try again")}
          onRetry={() => void team.refetch()}
        />
      )}
      {team.isPending && (
        <Loading>
          <Skeleton shape="short" />
          <Skeleton shape="line" />
        </Loading>
      )}
      {team.data && (
        <Field
          label="Colleague"
          error={isMissing && colleague === null ? "Please choose a colleague" : undefined}
        >
          <Select
            options={team.data.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={colleague}
            onValueChange={setColleague}
          />
        </Field>
      )}
    </Dialog>
  );
}
