import { useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { plural } from "~/lib/phrases.ts";
import { Button } from "~/ui/button.tsx";
import { useColleagues } from "~/lib/use-colleagues.ts";
import { ColleagueSearch } from "~/ui/colleague-search.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
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
  const { list, colleagues, search, more } = useColleagues({ enabled: open });
  const [colleague, setColleague] = useState<{ value: string; label: string } | null>(null);
  const [isMissing, setMissing] = useState(false);
  const found = (colleagues ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  // Whoever has been chosen stays while another name is searched.
  const options =
    colleague && found.every(({ value }) => value !== colleague.value) ? [colleague, ...found] : found;
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
        if (colleague !== null) onConfirm(Number(colleague.value));
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
            disabled={!colleagues}
          >
            Reassign
          </Button>
        </>
      }
    >
      {!colleagues && list.error && (
        <InlineAlert
          title="We couldn't load your team"
          text={errorText(list.error, "Please try again")}
          onRetry={list.refetch}
        />
      )}
      {list.isPending && (
        <Loading>
          <Skeleton shape="short" />
          <Skeleton shape="line" />
        </Loading>
      )}
      <ColleagueSearch search={search} />
      {colleagues && (
        <Field
          label="Colleague"
          error={isMissing && colleague === null ? "Please choose a colleague" : undefined}
        >
          <Select
            options={options}
            value={colleague?.value ?? null}
            onValueChange={(value) => setColleague(options.find((option) => option.value === value) ?? null)}
          />
        </Field>
      )}
      <MoreRows {...more} />
    </Dialog>
  );
}
