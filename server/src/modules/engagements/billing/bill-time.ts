/** Turns recorded time into what the firm's client is billed. */
import { billingErrorMessages } from "@caseload/contract/engagements/billing-texts";
import { conflict } from "../../../platform/http/http-error.ts";
import { type LedesFee, type LedesInvoice, writeLedes } from "./ledes-1998b.ts";
import type { BillableTime, BillingRecord, BillingRow } from "./queries.ts";

type Settings = BillingRow["settings"];

/** The hourly rate of an entry; null where the pay to pass on is flat. */
const rateOf = ({ mode, billRateCents }: Settings, entry: BillableTime): number | null =>
  mode === "cost" ? entry.payCents : billRateCents;

/** Null when an entry has no rate to bill. */
export function feesOf(settings: Settings, time: readonly BillableTime[]): LedesFee[] | null {
  const fees = time.flatMap(({ payCents, ...entry }) => {
    const rateCents = rateOf(settings, { payCents, ...entry });
    return rateCents === null ? [] : [{ ...entry, rateCents }];
  });
  return fees.length === time.length ? fees : null;
}

interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * The LEDES file of a contract's approved time.
 * @param today the day of the file, in the reader's time zone
 * @throws HttpError 409 without settings, without time, and where flat pay cannot be passed on by the hour
 */
export function ledesOf(
  { contract, job, billing, time, timekeeper }: BillingRecord,
  { from, to }: Period,
  today: string,
): Iterable<string> {
  if (!billing) throw conflict(billingErrorMessages.billingNotSet);
  const [first, last] = [time.at(0), time.at(-1)];
  if (!first || !last) throw conflict(billingErrorMessages.nothingToBill);
  const fees = feesOf(billing.settings, time);
  if (!fees) throw conflict(billingErrorMessages.flatPayHasNoRate);
  const { clientId, clientMatterId, lawFirmMatterId, lawFirmId } = billing.settings;
  const lastDay = to ?? last.day;
  const invoice: LedesInvoice = {
    date: today,
    number: `C${contract.id}-${lastDay.replaceAll("-", "")}`,
    clientId,
    clientMatterId,
    lawFirmMatterId,
    lawFirmId: lawFirmId ?? `CASELOAD-${contract.firmId}`,
    firstDay: from ?? first.day,
    lastDay,
    description: `Paralegal services: ${job.title}`,
    timekeeper: { id: `P${contract.paralegalId}`, ...timekeeper },
  };
  return writeLedes(invoice, fees);
}
