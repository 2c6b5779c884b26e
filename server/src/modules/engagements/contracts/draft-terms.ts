import { product } from "@caseload/contract/product";
import { formatLongDate } from "../../../platform/calendar-day.ts";

export interface Engagement {
  firmName: string;
  /** The person who posted the job. */
  posterName: string;
  posterIsAttorney: boolean;
  paralegalName: string;
  title: string;
  description: string;
  hoursPerWeek: string;
  duration: string;
  /** US dollars per hour. */
  rate: number | null;
  /** YYYY-MM-DD */
  deadline: string | null;
  /** The firm's default terms, added to each of its contracts. */
  firmTerms: string | null;
}

/** Removes empty lines, because an empty line ends a section. */
const withoutEmptyLines = (text: string): string => text.trim().replace(/\s*\n\s*/g, "\n");

const scope = ({ firmName, paralegalName, title, description }: Engagement): string =>
  `${paralegalName} (the paralegal) carries out this assignment for ${firmName} (the law office): ${title}.
${withoutEmptyLines(description)}
Work beyond this scope needs the written agreement of both parties on ${product.name}.`;

/** Pay is for time, never a share of a client's fee (ABA Model Rule 5.4). */
function rateAndHours({ rate, hoursPerWeek, duration }: Engagement): string {
  const pay =
    rate === null
      ? "These terms set no rate. Before any work is done, the parties agree on an hourly or a flat rate in writing."
      : `The law office pays the paralegal $${rate.toFixed(2)} for each hour of approved work.`;
  return `${pay} Expected hours: ${hoursPerWeek}. Expected duration: ${duration}. Time is recorded in tenths of an hour.
Pay is owed for the work done, whatever the outcome of the matter. No part of it is a share of a client's fee or depends on one.`;
}

function deadlineOf({ deadline, duration }: Engagement): string {
  const end = "when the law office marks it complete, or when either party cancels it and states the reason";
  return deadline === null
    ? `The posting gives the duration as "${duration}" and sets no last day. The assignment ends ${end}.`
    : `The work is due on ${formatLongDate(deadline)}, unless both parties extend it in writing. The assignment ends ${end}.`;
}

/** The attorney is responsible for the paralegal's work (ABA Model Rule 5.3). */
function supervision({ posterName, posterIsAttorney }: Engagement): string {
  const who = posterIsAttorney
    ? `${posterName} supervises the work as the responsible attorney, or names another attorney of the law office who does.`
    : `An attorney of the law office supervises the work; ${posterName} is the paralegal's first contact.`;
  return `${who} The supervising attorney instructs the paralegal, reviews the work product and remains professionally responsible for it (ABA Model Rule 5.3, or the rule of the governing jurisdiction).
The paralegal gives no legal advice, accepts no client, sets no client's fee and signs no filing.`;
}

const confidentiality = (): string =>
  `The paralegal keeps all information about the matter and its clients confidential, during the assignment and after it, uses it for this assignment only, and returns or destroys client material when the assignment ends. Protective orders and confidentiality rules that the law office makes known bind the paralegal too.
Before work starts and whenever it arises, the paralegal tells the law office of any past or present work, or personal interest, that could conflict with a client's interests, without revealing another client's confidences.`;

const sections = [
  { heading: "Scope", text: scope },
  { heading: "Rate and hours", text: rateAndHours },
  { heading: "Deadline", text: deadlineOf },
  { heading: "Supervision", text: supervision },
  { heading: "Confidentiality and conflicts", text: confidentiality },
];

const firmSection = ({ firmTerms }: Engagement) =>
  firmTerms === null
    ? []
    : [{ heading: "Terms of the law office", text: () => withoutEmptyLines(firmTerms) }];

/** Returns the terms in numbered sections: "1. Scope", a line break and the text, with an empty line between sections. */
export const draftTerms = (engagement: Engagement): string =>
  [...sections, ...firmSection(engagement)]
    .map(({ heading, text }, index) => `${index + 1}. ${heading}\n${text(engagement)}`)
    .join("\n\n");
