import { type Department, departmentAssignment } from "@caseload/contract/firms/departments";
import { firmToasts } from "@caseload/contract/firms/firm-toasts";
import type { Member } from "@caseload/contract/firms/team";
import { Controller } from "react-hook-form";
import type { z } from "zod";
import { errorText } from "~/lib/api-error.ts";
import { useSchemaForm } from "~/lib/form.ts";
import { useFormCall } from "~/lib/use-form-call.ts";
import { Checkbox } from "~/ui/checkbox.tsx";
import { useColleagues } from "~/lib/use-colleagues.ts";
import { ColleagueSearch } from "~/ui/colleague-search.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { FieldGroup } from "~/ui/field.tsx";
import { FormDialog } from "~/ui/form-dialog.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./departments.module.css";

type Values = z.input<typeof departmentAssignment>;

/** Brings colleagues into a department, wherever they are now. */
export default function AssignDialog({
  department: { id, name },
  ...control
}: DialogControl & { department: Department }) {
  const toast = useToast();
  const { list, colleagues, isNarrowed, search, more } = useColleagues();
  const others = colleagues?.filter((member) => member.department?.id !== id);
  const form = useSchemaForm<Values, Values>(departmentAssignment, { defaultValues: { memberIds: [] } });
  const call = useFormCall("assignToDepartment", form, {
    onSuccess: (_, { body }) => {
      const { title, text } = firmToasts.peopleAssigned(body.memberIds.length, name);
      toast.success(title, text);
      control.onOpenChange(false);
    },
  });
  return (
    <FormDialog
      {...control}
      title={`Assign people to ${name}`}
      description="They leave their current department."
      action="Assign"
      pendingText="Assigning"
      failure={firmToasts.teamFailed.title}
      call={call}
      onSubmit={(event) => void form.handleSubmit((body) => call.send({ params: { id }, body }))(event)}
    >
      {!others && !list.error && <PeopleSkeleton />}
      {!others && list.error && (
        <InlineAlert
          title="We couldn't load your team"
          text={errorText(list.error, "Please try again")}
          onRetry={list.refetch}
        />
      )}
      <ColleagueSearch search={search} />
      {others?.length === 0 && !list.hasMore && (
        <p className="muted">
          {isNarrowed ? "No names match this search." : "Everyone at your firm is already a member."}
        </p>
      )}
      {others && others.length > 0 && (
        <Controller
          control={form.control}
          name="memberIds"
          render={({ field, fieldState }) => (
            <FieldGroup label="People" error={fieldState.error?.message}>
              <People members={others} chosen={field.value} onChange={field.onChange} />
              {search && field.value.length > 0 && (
                <p className="small muted" role="status">
                  {field.value.length} selected
                </p>
              )}
            </FieldGroup>
          )}
        />
      )}
      <MoreRows {...more} />
    </FormDialog>
  );
}

interface PeopleProps {
  members: readonly Member[];
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}

const People = ({ members, chosen, onChange }: PeopleProps) => (
  <div className={classNames("checks", styles.departmentPeople)}>
    {members.map(({ id, name, department }) => (
      <Checkbox
        key={id}
        hint={department?.name ?? "No department"}
        checked={chosen.includes(id)}
        onChange={({ currentTarget: { checked } }) =>
          onChange(checked ? [...chosen, id] : chosen.filter((one) => one !== id))
        }
      >
        {name}
      </Checkbox>
    ))}
  </div>
);

const PeopleSkeleton = () => (
  <Loading className="checks">
    {[1, 2, 3].map((row) => (
      <Skeleton shape="line" key={row} />
    ))}
  </Loading>
);
