import type { Interview } from "@caseload/contract/hiring/interviews";
import type { UserType } from "@caseload/contract/roles";
import { displayFirmName } from "../../firms/firm/firm-name.ts";
import { abilitiesOf, turnOf } from "./policy.ts";
import type { InterviewRow } from "./queries.ts";

const presentPerson = ({ id, name, timeZone, emailConfirmed }: InterviewRow["paralegal"]) => ({
  id,
  name,
  timeZone,
  emailConfirmed,
});

export function presentInterview(
  { interview, job, firmName, host, poster, paralegal }: InterviewRow,
  side: UserType,
  now: Date,
): Interview {
  const { id, applicationId, status, mode, place, note, slots, proposedBy, minutes, sequence, reason } =
    interview;
  return {
    id,
    applicationId,
    job: { id: job.id, title: job.title },
    firmName: displayFirmName({ current: firmName, given: job.givenFirmName }),
    attorney: presentPerson(host ?? poster),
    paralegal: presentPerson(paralegal),
    status,
    mode,
    place,
    note,
    slots,
    proposedBy,
    turn: turnOf(interview),
    startsAt: interview.startsAt?.toISOString() ?? null,
    minutes,
    sequence,
    reason,
    endedBy: interview.endedBy,
    createdAt: interview.createdAt.toISOString(),
    may: abilitiesOf(interview, side, now),
  };
}
