import { maxLength } from "@caseload/contract/limits";
import type { SavedFilters } from "@caseload/contract/search/saved-searches";
import { searchToasts } from "@caseload/contract/search/search-toasts";
import { useState } from "react";
import { searchWords } from "~/lib/search-words.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { Field } from "~/ui/field.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";

/** Asks for a name; without one, nothing is saved (SPEC.md section 5). */
export default function SaveDialog({ filters, ...control }: DialogControl & { filters: SavedFilters }) {
  const [name, setName] = useState("");
  const toast = useToast();
  const { send, isPending } = useSingleCall("saveSearch", {
    onSuccess: () => {
      toast.success(searchToasts.searchSaved);
      control.onOpenChange(false);
    },
    onError: (error) => toast.failure(searchToasts.searchFailed, error),
  });
  const isNamed = name.trim() !== "";
  return (
    <Dialog
      {...control}
      size="narrow"
      title="Save Search"
      onSubmit={(event) => {
        event.preventDefault();
        if (isNamed) send({ body: { name: name.trim(), filters, alertEnabled: false } });
      }}
      footer={
        <>
          <Button variant="ghost" onClick={() => control.onOpenChange(false)}>
            Cancel
          </Button>
          <Button
            variant="primary"
            type="submit"
            disabled={!isNamed && !isPending}
            pending={isPending}
            pendingText="Saving"
          >
            Save Search
          </Button>
        </>
      }
    >
      <Field label="Name" hint={searchWords({ query: "", filters }).join(", ") || "All open positions"}>
        <TextInput
          maxLength={maxLength.shortText}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
    </Dialog>
  );
}
