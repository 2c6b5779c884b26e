import { maxLength } from "@caseload/contract/limits";
import { priorities, priorityLabels } from "@caseload/contract/options";
import { postingOrderLabels, postingOrders } from "@caseload/contract/jobs/posting-options";
import Search from "lucide-react/icons/search";
import { useState } from "react";
import { useApi } from "~/lib/use-api.ts";
import { classNames } from "~/ui/class-names.ts";
import { Field } from "~/ui/field.tsx";
import { Select } from "~/ui/select.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import type { ManageFilters } from "./filters-in-address.ts";
import styles from "./manage-jobs.module.css";

interface FilterFormProps {
  filters: ManageFilters;
  choose: (change: Partial<ManageFilters>) => void;
}

const priorityOptions = [
  { value: "" as const, label: "All Priorities" },
  ...priorities.map((value) => ({ value, label: priorityLabels[value] })),
];
const orderOptions = postingOrders.map((value) => ({ value, label: postingOrderLabels[value] }));

/** Every filter applies at once; the title on Enter or when the field loses focus. */
export function FilterForm({ filters, choose }: FilterFormProps) {
  const team = useApi("listTeam").data ?? [];
  const posters = [
    { value: "", label: "Everybody" },
    ...team.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <form
      className={classNames("sheet", styles.filterForm)}
      aria-label="Filter postings"
      onSubmit={(event) => event.preventDefault()}
    >
      <TitleField key={filters.q} title={filters.q} onSettled={(q) => q !== filters.q && choose({ q })} />
      <Field label="Posted by">
        <Select
          options={posters}
          value={filters.poster}
          onValueChange={(poster) => choose({ poster })}
          placeholder="Somebody else"
        />
      </Field>
      <Field label="Priority">
        <Select
          options={priorityOptions}
          value={filters.priority}
          onValueChange={(priority) => choose({ priority })}
        />
      </Field>
      <Field label="Order">
        <Select options={orderOptions} value={filters.order} onValueChange={(order) => choose({ order })} />
      </Field>
    </form>
  );
}

function TitleField({ title, onSettled }: { title: string; onSettled: (q: string) => void }) {
  const [typed, setTyped] = useState(title);
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
