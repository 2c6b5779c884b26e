import type { Screening } from "@caseload/contract/engagements/screening";
import type { ScreeningRow } from "./screening.ts";

export function presentScreening({
  memo,
  writtenByName,
  writtenByEmailConfirmed,
  attorneyName,
  attorneyConfirmed,
  party,
  mayAct,
}: ScreeningRow): Screening {
  const { since, attorneyAt, paralegalAt } = memo;
  const { job, paralegal, side } = party;
  return {
    text: `${paralegal.name} is screened from every matter, file and communication of the firm that concerns a party found in the conflict check of ${job.title}, except as the supervising attorney permits in writing. The firm gives ${paralegal.name} no access to such information, and ${paralegal.name} neither seeks it nor discloses information about earlier work (ABA Model Rules 1.9, 1.10 and 5.3).`,
    since: since.toISOString(),
    writtenByName,
    writtenByEmailConfirmed,
    attorney: attorneyAt && {
      name: attorneyName ?? "",
      emailConfirmed: attorneyConfirmed ?? true,
      at: attorneyAt.toISOString(),
    },
    paralegal: paralegalAt && {
      name: paralegal.name,
      emailConfirmed: paralegal.emailConfirmed,
      at: paralegalAt.toISOString(),
    },
    mayAcknowledge: mayAct && (side === "attorney" ? attorneyAt : paralegalAt) === null,
  };
}
