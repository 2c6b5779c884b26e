import { freelanceActOf } from "@caseload/contract/engagements/freelance-acts";
import { formatCents, formatHours } from "@caseload/contract/engagements/money-text";
import { type AgreementSection, sectionHeadings } from "@caseload/contract/engagements/section-headings";
import type { StructuredTerms } from "@caseload/contract/engagements/structured-terms";
import { product } from "@caseload/contract/product";
import { usStateName } from "@caseload/contract/us-states";
import { formatLongDate } from "../../../platform/calendar-day.ts";

/** The names that the text of an agreement states. Each stays as it was when the version was drawn up. */
export interface AgreementNames {
  firmName: string;
  paralegalName: string;
  supervisorName: string;
  /** The job's title. */
  title: string;
}

interface Input extends AgreementNames {
  terms: StructuredTerms;
}

/** Removes empty lines, because an empty line ends a section. */
const withoutEmptyLines = (text: string): string => text.trim().replace(/\s*\n\s*/g, "\n");

/** "(a)", "(b)" and so on; "(aa)" after "(z)". */
const letterOf = (index: number): string => {
  const letter = String.fromCharCode(97 + (index % 26));
  return `(${letter.repeat(Math.floor(index / 26) + 1)})`;
};

/** Indents lines of free text, so that "19. Payment" at the start of one reads as part of its item or clause. */
const indent = "    ";

const itemize = (items: readonly string[]): string =>
  items
    .map((item, index) => `${letterOf(index)} ${withoutEmptyLines(item).replaceAll("\n", `\n${indent}`)}`)
    .join("\n");

/** Starts as a section, an item or a numbered paragraph does. */
const markPattern = /^(?:\d{1,3}[.)]|\(\w{1,4}\)|\d{1,3}\.\d{1,3}\.?)(?=\s|$)/;

/** A clause is a section of its own; only its lines that look like another section's or an item's are indented. */
const clauseText = (text: string): string =>
  withoutEmptyLines(text)
    .split("\n")
    .map((line) => (markPattern.test(line) ? `${indent}${line}` : line))
    .join("\n");

/** Numbers the paragraphs of section 4 as "4.1 …". */
const numbered = (section: number, paragraphs: readonly string[]): string =>
  paragraphs.map((paragraph, index) => `${section}.${index + 1} ${paragraph}`).join("\n");

/** Laws on freelance workers require the name and mailing address of both parties in writing. */
function parties({ firmName, paralegalName, terms: { firmAddress, paralegalAddress } }: Input): string {
  const at = (address: string | null) => address ?? "whose mailing address that party shall give in writing";
  return `This Engagement Agreement (the “Agreement”) is made between ${firmName}, ${at(firmAddress)} (the “Firm”), and ${paralegalName}, ${at(paralegalAddress)} (the “Paralegal”).`;
}

const services = ({ terms }: Input): string =>
  `The Paralegal shall perform the following services (the “Services”):
${itemize(terms.services)}
Services beyond this list require an amendment signed by both parties.`;

function term({ terms: { startsOn, endsOn } }: Input): string {
  const end =
    endsOn === null ? "continues until the Services are completed" : `ends on ${formatLongDate(endsOn)}`;
  return `The term begins on ${formatLongDate(startsOn)}, or on the day after both parties have signed if that day is later, and ${end}, unless terminated earlier under Section 13.`;
}

function payParagraphs({ pay, autoApproveDays }: StructuredTerms): string[] {
  if (pay === null)
    return [
      "The parties have not agreed on the pay. Neither party can sign this Agreement until the pay is set.",
    ];
  if (pay.kind === "flat") {
    const milestones = pay.milestones.map(({ title, dueOn, cents }) => {
      const due = dueOn === null ? "on completion" : `due on ${formatLongDate(dueOn)}`;
      return `${title}, ${due}: ${formatCents(cents)}`;
    });
    return [
      `The Firm shall pay the Paralegal a flat fee of ${formatCents(pay.totalCents)} for the Services.`,
      `The fee is payable by milestone, each on the Firm's approval of the work:\n${itemize(milestones)}`,
    ];
  }
  return [
    `The Firm shall pay the Paralegal ${formatCents(pay.rateCents)} for each approved hour, recorded in tenths of an hour.`,
    pay.capMinutes === null
      ? "No cap applies to approved time."
      : `Approved time shall not exceed ${formatHours(pay.capMinutes)} hours (the “Cap”) without an amendment signed by both parties.`,
    autoApproveDays === null
      ? "The Firm shall approve time in writing and shall not withhold approval of time worked as instructed."
      : `A submitted timesheet that the Firm has neither approved nor returned within ${autoApproveDays} days is deemed approved.`,
  ];
}

/**
 * Laws on freelance workers ask for the day by which a list of the services is due; Illinois' also for payment within 30
 * days after completion, whatever the invoice says.
 */
function paymentParagraphs({ paymentDays, governingState }: StructuredTerms): string[] {
  const days = paymentDays === 1 ? "day" : "days";
  const maxPaymentDays = freelanceActOf(governingState)?.maxPaymentDays ?? null;
  const latest =
    maxPaymentDays === null
      ? ""
      : `, and no later than ${maxPaymentDays} days after the Services that it lists are completed`;
  return [
    `The Firm shall pay each invoice within ${paymentDays} ${days} after the day on which it is sent${latest}.`,
    "The Paralegal shall submit a list of the Services rendered, by timesheet or invoice, by the tenth day after the end of each calendar month in which Services are rendered, and by the tenth day after the Services are completed.",
  ];
}

/** Pay is for work, never a share of a client's fee (ABA Model Rule 5.4). */
const compensation = ({ terms }: Input): string =>
  numbered(4, [
    ...payParagraphs(terms),
    ...paymentParagraphs(terms),
    "The Firm shall pay for the work performed regardless of the outcome of the matter.",
  ]);

function expenses({
  terms: {
    expenses: { allowed, capCents },
  },
}: Input): string {
  if (!allowed)
    return "The Paralegal bears the Paralegal's own expenses. No expense is reimbursed without the Firm's prior written approval.";
  const cap = capCents === null ? "" : `, up to ${formatCents(capCents)} in total`;
  return `The Firm shall reimburse reasonable expenses that it approved in advance and that are supported by receipts${cap}.`;
}

const contractor = (): string =>
  `The Paralegal is an independent contractor and not an employee, partner or agent of the Firm. The Paralegal controls the manner of the work, subject to Section 7, may work for others, and provides the equipment used.
The Paralegal is responsible for the Paralegal's own taxes and insurance. The Firm withholds no taxes and reports payments as the Internal Revenue Code requires.`;

/** The attorney is responsible for the paralegal's work (ABA Model Rule 5.3). */
const supervision = ({ supervisorName }: Input): string =>
  `${supervisorName}, an attorney of the Firm (the “Supervising Attorney”), shall instruct the Paralegal, review the work product, and remain professionally responsible for it (ABA Model Rule 5.3, or the corresponding rule of the governing state).`;

/** What cannot be delegated to a nonlawyer (ABA Model Rule 5.5). */
function limitsOfEngagement({ terms: { clientContact } }: Input): string {
  const contact =
    clientContact === "none"
      ? "The Paralegal shall have no contact with clients of the Firm."
      : "The Paralegal may have contact with clients of the Firm only as the Supervising Attorney directs, and shall disclose in each contact that the Paralegal is not a lawyer.";
  return `The Paralegal shall not give legal advice, appear in court or take depositions, sign or file any document in the Paralegal's own name, accept clients, set fees, or communicate with opposing parties or their counsel (ABA Model Rule 5.5, or the corresponding rule of the governing state).
${contact}`;
}

const confidentiality = (): string =>
  `The Paralegal shall keep all information relating to the representation of the Firm's clients confidential, during the term and after it, and shall use it only to perform the Services (ABA Model Rule 1.6, or the corresponding rule of the governing state). The Paralegal is bound by each protective order of which the Firm gives notice.
The Paralegal shall protect client material by reasonable safeguards, including encryption of devices and accounts protected by a second factor where offered, shall notify the Firm of a loss or unauthorized access without delay, and shall return or destroy client material when the term ends.`;

const conflicts = (): string =>
  `The Paralegal shall notify the Firm, before the Services begin and promptly whenever one arises, of any past or present work or personal interest that could conflict with the interests of the Firm's clients (ABA Model Rules 1.7, 1.9 and 1.10, or the corresponding rules of the governing state), without revealing another client's confidences.`;

const workProduct = (): string =>
  `All work product of the Services belongs to the Firm upon creation. To the extent that it is not a work made for hire, the Paralegal hereby assigns all rights in it to the Firm.`;

const noFeeSharing = (): string =>
  `No part of the pay is a share of a legal fee or depends on the outcome of a matter or on the referral of a client (ABA Model Rule 5.4, or the corresponding rule of the governing state).`;

const termination = (): string =>
  `Either party may terminate this Agreement by written notice stating the reason. The Firm shall pay for all work performed through the date of termination, within the time stated in Section 4. Sections 9 to 12 and 14 to 17 survive termination of this Agreement.`;

/** Names the governing state's law on freelance workers, with the pay from which on it applies. */
function disputes({ terms: { governingState } }: Input): string {
  const general =
    "The parties shall first try to resolve a dispute by negotiation between the Supervising Attorney and the Paralegal. Nothing in this Agreement limits a right or remedy that a freelance worker protection law gives the Paralegal, or the Firm's duty to pay undisputed amounts on time.";
  const act = freelanceActOf(governingState);
  if (act === null) return general;
  return `${general}
Where the pay is ${formatCents(act.thresholdCents)} or more, alone or together with the parties' other agreements of the preceding ${act.withinDays} days, the ${act.name} (${act.citation}) applies to the extent that it covers the Services. The Firm shall furnish the Paralegal with a copy of this Agreement and keep it for at least ${act.keepYears} years.`;
}

const electronicSignatures = (): string =>
  `The parties agree to sign electronically under the federal ESIGN Act and the applicable Uniform Electronic Transactions Act. ${product.name} records for each signature the typed name, the time, the network address, the browser, whether a second factor was used, and the SHA-256 hash of the text that was signed.`;

const notices = (): string =>
  `Notices under this Agreement shall be given in writing, on ${product.name} or at a party's address stated in Section 1.`;

function governingLaw({ terms: { governingState } }: Input): string {
  const state =
    governingState === null ? "the state in which the Firm has its office" : stateInProse(governingState);
  return `The law of ${state} governs this Agreement, without regard to its conflict of laws rules.`;
}

const commonwealths: readonly string[] = ["KY", "MA", "PA", "VA"];

function stateInProse(code: string): string {
  if (code === "DC") return "the District of Columbia";
  return `the ${commonwealths.includes(code) ? "Commonwealth" : "State"} of ${usStateName(code)}`;
}

const entireAgreement = ({ title }: Input): string =>
  `This Agreement is the entire agreement between the parties on the assignment “${title}” and supersedes all prior statements about it, including the posting. It may be changed only by an amendment signed by both parties.`;

const texts: Record<AgreementSection, (input: Input) => string> = {
  parties,
  services,
  term,
  compensation,
  expenses,
  contractor,
  supervision,
  limits: limitsOfEngagement,
  confidentiality,
  conflicts,
  workProduct,
  feeSharing: noFeeSharing,
  termination,
  disputes,
  electronicSignatures,
  notices,
  governingLaw,
  entireAgreement,
};

const sections = Object.keys(sectionHeadings) as AgreementSection[];

/**
 * Draws up the text of an agreement from its structured terms, in numbered sections: "1. Parties and addresses", a line
 * break and the text, with an empty line between sections (ENGAGEMENT.md section 1). Extra clauses follow the standard
 * sections.
 */
export function draftTerms(names: AgreementNames, terms: StructuredTerms): string {
  const input = { ...names, terms };
  return [
    ...sections.map((section) => ({ heading: sectionHeadings[section], text: texts[section](input) })),
    ...terms.extraClauses.map(({ heading, text }) => ({ heading, text: clauseText(text) })),
  ]
    .map(({ heading, text }, index) => `${index + 1}. ${heading}\n${text}`)
    .join("\n\n");
}
