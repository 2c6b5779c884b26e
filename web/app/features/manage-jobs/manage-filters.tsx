import { maxLength } from "@caseload/contract/limits";
import { priorities, priorityLabels } from "@caseload/contract/options";
import { postingOrderLabels, postingOrders } from "@caseload/contract/jobs/posting-options";
import Search from "lucide-react/icons/search";
import { useState } from "react";
import { useApi } from "~/lib/use-api.ts";
import { Field } from "~/ui/field.tsx";
import { Select } from "~/ui/select.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import type { ManageChoices } from "./manage-address.ts";
import { classNames } from "~/ui/class-names.ts";
import styles from "./manage.module.css";

interface ManageFiltersProps {
  given: ManageChoices;
  choose: (change: Partial<ManageChoices>) => void;
}

const priorityOptions = [
  { value: "" as const, label: "All Priorities" },
  ...priorities.map((value) => ({ value, label: priorityLabels[value] })),
];
const orderOptions = postingOrders.map((value) => ({ value, label: postingOrderLabels[value] }));

/** Words, poster, priority and order; each takes effect at once, words with Enter or on leaving the field. */
export function ManageFilters({ given, choose }: ManageFiltersProps) {
  const team = useApi("listTeam").data ?? [];
  const posters = [
    { value: "", label: "Everybody" },
    ...team.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <form
      className={classNames("sheet", styles.manageFilters)}
      aria-label="Filter postings"
      onSubmit={(event) => event.preventDefault()}
    >
      <TitleField key={given.q} given={given.q} onSettled={(q) => q !== given.q && choose({ q })} />
      <Field label="Posted by">
        <Select
          options={posters}
          value={given.poster}
          onValueChange={(poster) => choose({ poster })}
          placeholder="Somebody else"
        />
      </Field>
      <Field label="Priority">
        <Select
          options={priorityOptions}
          value={given.priority}
          onValueChange={(priority) => choose({ priority })}
        />
      </Field>
      <Field label="Order">
        <Select options={orderOptions} value={given.order} onValueChange={(order) => choose({ order })} />
      </Field>
    </form>
  );
}

function TitleField({ given, onSettled }: { given: string; onSettled: (q: string) => void }) {
  const [typed, setTyped] = useState(given);
  const settle = () => onSettled(typed.trim());
  return (
    <Field label="Title">
      <TextInput
        type="search"
        icon={Search}
        placeholder="Words of the title"
        maxLength={maxLength.shortText}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          if (event.currentTarget.value === "") onSettled("");
        }}
        onBlur={settle}
        onKeyDown={(event) => event.key === "Enter" && settle()}
      />
    </Field>
  );
}
