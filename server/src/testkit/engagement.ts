import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import type { StructuredTerms } from "@caseload/contract/engagements/structured-terms";
import type { NewTimeEntry, TimeEntry } from "@caseload/contract/engagements/time-entries";
import type { Timesheet } from "@caseload/contract/engagements/timesheets";
import { type Cast, createContract } from "./hiring.ts";
import { agree } from "./negotiate.ts";
import type { Site } from "./site.ts";

/** Brings a contract under terms to "in progress". Returns its id. */
export async function startEngagement(
  site: Site,
  cast: Cast,
  changes: Partial<StructuredTerms> = {},
  paralegal = cast.daniel,
): Promise<number> {
  const id = await createContract(site, cast, paralegal);
  const params = { id };
  const { version, structuredTerms } = await paralegal.ask<ContractDetail>("getContract", { params });
  const body = { base: version, terms: { ...structuredTerms, ...changes } };
  await paralegal.ask("proposeVersion", { params, body });
  await agree(cast.partner, id);
  await agree(paralegal, id);
  await cast.partner.ask("startContract", { params });
  return id;
}

type Member = Cast["partner"];

/** Records time on the day of the site's clock in New York. */
export const record = (
  who: Member,
  contractId: number,
  entry: Partial<NewTimeEntry> & { day: string },
): Promise<TimeEntry> =>
  who.ask<TimeEntry>("createTimeEntry", {
    params: { id: contractId },
    body: { minutes: 60, narrative: "Reviewed Ames batch 33, 240 documents, for privilege.", ...entry },
  });

export const submitWeek = (who: Member, contractId: number, weekStart: string): Promise<Timesheet> =>
  who.ask<Timesheet>("submitTimesheet", { params: { id: contractId }, body: { weekStart } });

export const approve = (who: Member, id: number): Promise<Timesheet> =>
  who.ask<Timesheet>("approveTimesheet", { params: { id } });
