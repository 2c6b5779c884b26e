/**
 * Writes LEDES 1998B invoice files (LEDES Oversight Committee, https://ledes.org): 24 fields in this order, separated by
 * "|"; each line ends with "[]"; ASCII only. Currency has two decimals here, hours one, days are YYYYMMDD.
 */
import { payForMinutes } from "@caseload/contract/engagements/pay-amount";
import { asciiText } from "./ascii-text.ts";

const fieldNames = [
  "INVOICE_DATE",
  "INVOICE_NUMBER",
  "CLIENT_ID",
  "LAW_FIRM_MATTER_ID",
  "INVOICE_TOTAL",
  "BILLING_START_DATE",
  "BILLING_END_DATE",
  "INVOICE_DESCRIPTION",
  "LINE_ITEM_NUMBER",
  "EXP/FEE/INV_ADJ_TYPE",
  "LINE_ITEM_NUMBER_OF_UNITS",
  "LINE_ITEM_ADJUSTMENT_AMOUNT",
  "LINE_ITEM_TOTAL",
  "LINE_ITEM_DATE",
  "LINE_ITEM_TASK_CODE",
  "LINE_ITEM_EXPENSE_CODE",
  "LINE_ITEM_ACTIVITY_CODE",
  "TIMEKEEPER_ID",
  "LINE_ITEM_DESCRIPTION",
  "LAW_FIRM_ID",
  "LINE_ITEM_UNIT_COST",
  "TIMEKEEPER_NAME",
  "TIMEKEEPER_CLASSIFICATION",
  "CLIENT_MATTER_ID",
] as const;

/** Characters of the longest texts: 15 KB by the standard. */
const maxDescription = 15_360;
const maxId = 20;
const maxName = 30;
/** "Paralegal" in the LEDES Revised Timekeeper Classifications. */
const paralegal = "PL";

export interface LedesInvoice {
  /** Days are YYYY-MM-DD. */
  date: string;
  number: string;
  clientId: string;
  clientMatterId: string;
  lawFirmMatterId: string;
  lawFirmId: string;
  firstDay: string;
  lastDay: string;
  description: string;
  timekeeper: { id: string; firstName: string; lastName: string };
}

export interface LedesFee {
  day: string;
  minutes: number;
  /** US cents an hour. */
  rateCents: number;
  taskCode: string | null;
  activityCode: string | null;
  narrative: string;
}

const dateOf = (day: string): string => day.replaceAll("-", "");
const amountOf = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
const hoursOf = (minutes: number): string => (minutes / 60).toFixed(1);

export const feeCents = ({ minutes, rateCents }: Pick<LedesFee, "minutes" | "rateCents">): number =>
  payForMinutes(minutes, rateCents);

const lineOf = (fields: readonly string[]): string => `${fields.join("|")}[]\r\n`;

/** One line for each fee. The invoice total, repeated on each line, is the sum of the line totals. */
export function* writeLedes(invoice: LedesInvoice, fees: readonly LedesFee[]): Generator<string> {
  const total = fees.reduce((sum, fee) => sum + feeCents(fee), 0);
  const { firstName, lastName, id: timekeeperId } = invoice.timekeeper;
  const text = (value: string) => asciiText(value, maxDescription) || "-";
  yield lineOf(["LEDES1998B"]);
  yield lineOf(fieldNames);
  for (const [at, fee] of fees.entries())
    yield lineOf([
      dateOf(invoice.date),
      asciiText(invoice.number, maxId),
      asciiText(invoice.clientId, maxId),
      asciiText(invoice.lawFirmMatterId, maxId),
      amountOf(total),
      dateOf(invoice.firstDay),
      dateOf(invoice.lastDay),
      text(invoice.description),
      String(at + 1),
      "F",
      hoursOf(fee.minutes),
      amountOf(0),
      amountOf(feeCents(fee)),
      dateOf(fee.day),
      fee.taskCode ?? "",
      "",
      fee.activityCode ?? "",
      timekeeperId,
      text(fee.narrative),
      asciiText(invoice.lawFirmId, maxId),
      amountOf(fee.rateCents),
      asciiText(`${lastName}, ${firstName}`, maxName),
      paralegal,
      asciiText(invoice.clientMatterId, maxId),
    ]);
}
