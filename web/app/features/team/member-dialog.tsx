import { mayAssignRole } from "@caseload/contract/firms/role-assignment";
import { firmRoles } from "@caseload/contract/firms/firm-roles";
import { firmRole, type Member } from "@caseload/contract/firms/team";
import { firmToasts } from "@caseload/contract/firms/firm-toasts";
import { z } from "zod";
import { useSchemaForm } from "~/lib/form.ts";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormCall } from "~/lib/use-form-call.ts";
import { SelectField } from "~/ui/controlled-fields.tsx";
import { FormDialog } from "~/ui/form-dialog.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { departmentChoice, departmentOptions, departmentValue, roleOptions } from "./team-choices.ts";

const memberForm = z.object({ primaryRole: firmRole, departmentId: departmentChoice });
type Values = z.input<typeof memberForm>;
type Sent = z.output<typeof memberForm>;

/** A colleague's role and department; of oneself only the department. */
export default function MemberDialog({ member, ...control }: DialogControl & { member: Member }) {
  const viewer = useMember();
  const isSelf = viewer.id === member.id;
  const mayChangeRole = !isSelf && mayAssignRole(viewer.primaryRole, member.primaryRole);
  const toast = useToast();
  const departments = useApi("listDepartments").data ?? [];
  const form = useSchemaForm<Values, Sent>(memberForm, {
    defaultValues: {
      primaryRole: firmRoles.find((role) => role === member.primaryRole),
      departmentId: departmentValue(member.department),
    },
  });
  const call = useFormCall("changeMember", form, {
    onSuccess: () => {
      toast.success(firmToasts.memberChanged);
      control.onOpenChange(false);
    },
  });
  return (
    <FormDialog
      {...control}
      title={member.name}
      description={
        isSelf
          ? "Another administrator can change your role."
          : mayChangeRole
            ? "The role decides what they may see and do."
            : "Their role has permissions that yours doesn't, so you can change only the department."
      }
      action="Save"
      pendingText="Saving"
      failure={firmToasts.teamFailed.title}
      call={call}
      onSubmit={(event) =>
        void form.handleSubmit((body) => call.send({ params: { id: member.id }, body }))(event)
      }
    >
      {mayChangeRole && (
        <SelectField
          control={form.control}
          name="primaryRole"
          label="Role"
          options={roleOptions(viewer.primaryRole, member.userType)}
        />
      )}
      <SelectField
        control={form.control}
        name="departmentId"
        label="Department"
        options={departmentOptions(departments)}
      />
    </FormDialog>
  );
}
