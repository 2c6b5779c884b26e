import { maxLength } from "@caseload/contract/limits";
import { toasts } from "@caseload/contract/toasts";
import { useState } from "react";
import { Link } from "react-router";
import { errorText } from "~/lib/api-error.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { MatchSearchState } from "./match-search.tsx";
import styles from "./matches.module.css";

/** Saves the search under a name, with alerts for new jobs. */
export function SaveSearch({ state: { q, preferences } }: { state: MatchSearchState }) {
  const [name, setName] = useState("");
  const toast = useToast();
  const { send, isPending } = useSingleCall("saveSearch", {
    onSuccess: () => {
      setName("");
      toast.success(toasts.searchSavedWithAlerts.title, toasts.searchSavedWithAlerts.text);
    },
    onError: (error) => toast.failure(toasts.searchFailed.title, errorText(error, toasts.searchFailed.text)),
  });
  const isNamed = name.trim() !== "";
  return (
    <form
      className={styles.saveSearch}
      aria-label="Save this search"
      onSubmit={(event) => {
        event.preventDefault();
        if (isNamed) send({ body: { name: name.trim(), criteria: { query: q, preferences } } });
      }}
    >
      <Field label="Save this search">
        <TextInput
          placeholder="Name this search"
          maxLength={maxLength.shortText}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" disabled={!isNamed && !isPending} pending={isPending} pendingText="Saving">
        Save & Get Alerts
      </Button>
      <Link className="link small" to="/search/saved">
        All Saved Searches
      </Link>
    </form>
  );
}
