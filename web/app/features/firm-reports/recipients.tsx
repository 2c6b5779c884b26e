import type { ReportSchedule } from "@caseload/contract/reporting/scheduled-reports";
import { roleMay } from "@caseload/contract/role-permissions";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { Checkbox } from "~/ui/checkbox.tsx";
import { FieldGroup } from "~/ui/field.tsx";

interface RecipientsProps {
  schedule: ReportSchedule | undefined;
  value: readonly number[];
  onChange: (ids: number[]) => void;
  hint: string | undefined;
}

/** Oneself and colleagues who may see reports. Nobody is written to again who has stopped it. */
export function Recipients({ schedule, value, onChange, hint }: RecipientsProps) {
  const self = useMember();
  const team = useApi("listTeam").data ?? [];
  const colleagues = team.filter(
    ({ id, primaryRole }) => id !== self.id && roleMay(primaryRole, "report:view"),
  );
  const hasStopped = (id: number): boolean =>
    schedule?.recipients.some((one) => one.id === id && one.isStopped) ?? false;
  const choose = (id: number, isChosen: boolean): void =>
    onChange(isChosen ? [...value, id] : value.filter((one) => one !== id));
  return (
    <FieldGroup label="Send to" hint={hint}>
      <div className="checks">
        <Checkbox
          checked={value.includes(self.id)}
          onChange={(event) => choose(self.id, event.currentTarget.checked)}
          hint={hasStopped(self.id) ? "You stopped this letter. Choose it to get it again." : undefined}
        >
          You, {self.email}
        </Checkbox>
        {colleagues.map(({ id, name }) => (
          <Checkbox
            key={id}
            checked={value.includes(id)}
            onChange={(event) => choose(id, event.currentTarget.checked)}
            hint={hasStopped(id) ? "Has stopped these e-mails." : undefined}
          >
            {name}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  );
}
