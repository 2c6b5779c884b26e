/**
 * State laws on contracts with freelance workers. An agreement under the law of one of these states needs the clauses that
 * the law requires.
 */
export interface FreelanceAct {
  /** Postal code. */
  readonly state: string;
  readonly name: string;
  readonly citation: string;
  /** The pay from which on it applies, of one contract or of all contracts of the same two parties within `withinDays`. */
  readonly thresholdCents: number;
  readonly withinDays: number;
  /** The most days from the completed services to the payment that the contract may state; null where any date may be agreed. */
  readonly maxPaymentDays: number | null;
  /** What the written contract has to contain. */
  readonly clauses: readonly string[];
  /** Years for which the hiring party keeps the contract. */
  readonly keepYears: number;
  readonly url: string;
  /** The day on which the entry was written from its source. */
  readonly asOf: string;
}

const listOfServices = "The day by which the freelance worker submits a list of the services rendered";
const itemization = "Each service, its value, and the rate and method of compensation";
const paymentDay = "The day of payment, or how that day is determined";

export const freelanceActs: readonly FreelanceAct[] = [
  {
    state: "CA",
    name: "Freelance Worker Protection Act",
    citation: "Cal. Bus. & Prof. Code §§ 18100–18107",
    thresholdCents: 25_000,
    withinDays: 120,
    maxPaymentDays: null,
    clauses: ["The name and mailing address of both parties", itemization, paymentDay, listOfServices],
    keepYears: 4,
    url: "https://leginfo.legislature.ca.gov/faces/billNavClient.xhtml?bill_id=202320240SB988",
    asOf: "2026-11-26",
  },
  {
    state: "IL",
    name: "Freelance Worker Protection Act",
    citation: "820 ILCS 193",
    thresholdCents: 50_000,
    withinDays: 120,
    maxPaymentDays: 30,
    clauses: [
      "The name and contact information of both parties, with the mailing address of the hiring party",
      itemization,
      "The day of payment, no later than 30 days after the services are provided",
      listOfServices,
    ],
    keepYears: 2,
    url: "https://www.ilga.gov/legislation/ilcs/ilcs3.asp?ActID=4441&ChapterID=68",
    asOf: "2026-11-26",
  },
  {
    state: "NY",
    name: "Freelance Isn't Free Act",
    citation: "N.Y. Gen. Bus. Law §§ 1410–1415",
    thresholdCents: 80_000,
    withinDays: 120,
    maxPaymentDays: null,
    clauses: ["The name and mailing address of both parties", itemization, paymentDay, listOfServices],
    keepYears: 6,
    url: "https://www.nysenate.gov/legislation/laws/GBS/1412",
    asOf: "2026-11-26",
  },
];

export const freelanceActOf = (state: string | null): FreelanceAct | null =>
  freelanceActs.find((act) => act.state === state) ?? null;
