import { toProse } from "@caseload/contract/fields";
import { addressLine } from "@caseload/contract/engagements/mailing-address-text";
import type { PayDerivation } from "@caseload/contract/engagements/pay-derivation";
import type { StructuredTerms } from "@caseload/contract/engagements/structured-terms";
import { postedBudget } from "@caseload/matching/posted-budget";
import { isUsState, usStateOptions } from "@caseload/contract/us-states";
import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader, Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";
import { displayFirmName } from "../../firms/firm/firm-name.ts";
import { findSupervisor } from "../../firms/team/supervisors.ts";
import { dayIn, plusDays, plusMonths } from "../../../platform/calendar-day.ts";
import { derivePay } from "./derive-pay.ts";
import { draftTerms } from "./draft-terms.ts";
import { recordTimelineEvent } from "./move-contract.ts";
import { currentVersionColumns, findLastAddresses, insertVersion } from "./versions.ts";

const posters = alias(users, "posters");

async function findEngagement(tx: Reader, applicationId: number) {
  const [row] = await tx
    .select({
      jobId: jobs.id,
      firmId: jobs.firmId,
      attorneyId: posters.id,
      paralegalId: users.id,
      currentFirmName: firms.name,
      givenFirmName: jobs.givenFirmName,
      firmTerms: firms.defaultTerms,
      posterName: posters.name,
      posterTimeZone: posters.timeZone,
      paralegalName: users.name,
      title: jobs.title,
      description: jobs.description,
      hoursPerWeek: jobs.hoursPerWeek,
      duration: jobs.duration,
      rate: paralegalProfiles.hourlyRate,
      paralegalLocation: paralegalProfiles.location,
      firmLocation: firms.location,
      jobLocation: jobs.location,
      budgetRange: jobs.budgetRange,
      budgetKind: jobs.budgetKind,
      budgetMin: jobs.budgetMin,
      budgetMax: jobs.budgetMax,
      supervisorId: jobs.supervisorId,
      proposedPay: applications.proposedPay,
      keptFirmAddress: firms.mailingAddress,
      keptParalegalAddress: users.mailingAddress,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(firms, eq(firms.id, jobs.firmId))
    .innerJoin(posters, eq(posters.id, jobs.postedById))
    .innerJoin(users, eq(users.id, applications.paralegalId))
    .leftJoin(paralegalProfiles, eq(paralegalProfiles.userId, applications.paralegalId))
    .where(eq(applications.id, applicationId));
  if (!row) throw new Error(`There is no application ${applicationId}.`);
  return row;
}

const durationPattern =
  /^(?:about |approximately |approx\. |up to )?(?:\d{1,3} ?(?:-|–|to) ?)?(\d{1,3})[ -]?(day|week|month|year)s?$/i;

/**
 * Returns when the work is due: the posting's duration, or the longer end of a range, from the first day of work. Null
 * for open-ended durations ("ongoing"). The posting's own deadline is the last day to apply.
 * @param firstDay YYYY-MM-DD
 */
export function projectDeadline(duration: string, firstDay: string): string | null {
  const [, length, unit] = durationPattern.exec(duration.trim()) ?? [];
  const count = Number(length);
  if (!unit || count === 0) return null;
  switch (unit.toLowerCase()) {
    case "day":
      return plusDays(firstDay, count);
    case "week":
      return plusDays(firstDay, count * 7);
    case "month":
      return plusMonths(firstDay, count);
    default:
      return plusMonths(firstDay, count * 12);
  }
}

/** Agreements state days up to 2199 (the contract's field.day). */
const statableDay = (day: string | null): string | null => (day !== null && day < "2200" ? day : null);

/** A country or a postal code after the state. */
const afterState =
  /(?:,?\s*(?:USA|U\.S\.A\.|US|U\.S\.|United States(?: of America)?)|,?\s+\d{5}(?:-\d{4})?)\s*$/i;

/**
 * "PA" of "Philadelphia, PA 19103", "Philadelphia PA" or "Philadelphia, Pennsylvania"; null when no state is named last.
 */
export function stateOf(location: string | null): string | null {
  let place = location?.trim() ?? "";
  while (afterState.test(place)) place = place.replace(afterState, "");
  const last = place.split(",").at(-1)?.trim() ?? "";
  const code = last.replaceAll(".", "").toUpperCase();
  if (isUsState(code)) return code;
  // Without a comma only capitals name a state: "Remote or" is not Oregon.
  const trailing = / ([A-Z]{2})$/.exec(last)?.[1];
  if (trailing && isUsState(trailing)) return trailing;
  return usStateOptions.find(({ label }) => label.toLowerCase() === last.toLowerCase())?.value ?? null;
}

type FoundEngagement = Awaited<ReturnType<typeof findEngagement>>;

/** The addresses that each side keeps for its agreements; else those of earlier contracts. */
async function firstAddresses(tx: Reader, engagement: FoundEngagement) {
  const { keptFirmAddress, keptParalegalAddress } = engagement;
  const last = await findLastAddresses(tx, engagement);
  return {
    firmAddress: keptFirmAddress === null ? last.firmAddress : addressLine(keptFirmAddress),
    paralegalAddress:
      keptParalegalAddress === null ? last.paralegalAddress : addressLine(keptParalegalAddress),
  };
}

/** Version 1 of the terms of a contract that does not exist yet. */
export interface FirstTerms {
  terms: StructuredTerms;
  payDerivedFrom: PayDerivation;
  supervisor: { id: number; name: string };
}

/** The first terms, from the application, the posting and what both sides gave before. */
export const findFirstTerms = async (db: Reader, applicationId: number, now: Date): Promise<FirstTerms> =>
  firstTerms(db, await findEngagement(db, applicationId), now);

async function firstTerms(tx: Reader, engagement: FoundEngagement, now: Date): Promise<FirstTerms> {
  const { firmId, supervisorId, attorneyId, posterName } = engagement;
  const posting = { firmId, supervisorId, postedById: attorneyId };
  const supervisor = (await findSupervisor(tx, posting)) ?? { id: attorneyId, name: posterName };
  const startsOn = plusDays(dayIn(now, engagement.posterTimeZone), 1);
  const endsOn = statableDay(projectDeadline(engagement.duration, startsOn));
  const { pay, derivedFrom } = derivePay(
    {
      proposed: engagement.proposedPay,
      budget: postedBudget(engagement),
      profileRate: engagement.rate,
    },
    endsOn,
  );
  const { title, description } = engagement;
  const firmTerms = toProse(engagement.firmTerms ?? "");
  const terms = {
    pay,
    services: [toProse(`${title}: ${description}`)],
    startsOn,
    endsOn,
    supervisorId: supervisor.id,
    governingState:
      stateOf(engagement.firmLocation) ??
      stateOf(engagement.jobLocation) ??
      stateOf(engagement.paralegalLocation),
    paymentDays: 30,
    expenses: { allowed: false, capCents: null },
    ...(await firstAddresses(tx, engagement)),
    clientContact: "none" as const,
    autoApproveDays: null,
    extraClauses: firmTerms === "" ? [] : [{ heading: "Terms of the Firm", text: firmTerms }],
  };
  return { terms, payDerivedFrom: derivedFrom, supervisor };
}

/**
 * Opens the contract of an accepted application as pending_terms, with version 1 of the terms (ENGAGEMENT.md section
 * 1). Runs in the transaction that accepts. Returns the contract's id.
 */
export async function openContract(
  tx: Tx,
  { applicationId, openedById }: { applicationId: number; openedById: number },
  now: Date,
): Promise<number> {
  const engagement = await findEngagement(tx, applicationId);
  const { jobId, firmId, attorneyId, paralegalId, paralegalName, title } = engagement;
  const { terms, payDerivedFrom, supervisor } = await firstTerms(tx, engagement, now);
  const firmName = displayFirmName({ current: engagement.currentFirmName, given: engagement.givenFirmName });
  const text = draftTerms({ firmName, paralegalName, supervisorName: supervisor.name, title }, terms);
  const [contract] = await tx
    .insert(contracts)
    .values({
      applicationId,
      jobId,
      firmId,
      attorneyId,
      paralegalId,
      status: "pending_terms",
      ...currentVersionColumns({ version: 1, structuredTerms: terms, terms: text }),
      terms: text,
      supervisorId: supervisor.id,
      payDerivedFrom,
      createdAt: now,
    })
    .returning({ id: contracts.id });
  if (!contract) throw new Error("The contract was not stored.");
  const contractId = contract.id;
  const version = {
    contractId,
    version: 1,
    kind: "terms",
    authorId: openedById,
    authorSide: "attorney",
  } as const;
  const content = await insertVersion(tx, { ...version, note: null, terms, text }, now);
  const drafted = { contractId, kind: "drafted", actorId: openedById, version: 1, ...content } as const;
  await recordTimelineEvent(tx, drafted, now);
  return contractId;
}
