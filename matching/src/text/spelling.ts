/** British and hyphenated spellings as the one form that all of the engine's vocabularies use. */
import { remembered } from "../remembered.ts";

const OUR =
  /^(arbo|armo|behavio|colo|endeavo|favo|flavo|harbo|hono|humo|labo|neighbo|odo|parlo|rumo|savio|splendo|tumo|vapo|vigo)ur(?!ous$)/;
const ISE =
  /^((?:un|re|de|dis)?(?:amort|apolog|author|capital|categor|central|character|civil|computer|critic|crystall|custom|digit|econom|emphas|equal|factor|familiar|final|formal|fratern|general|global|harmon|hospital|immun|initial|item|jeopard|legal|legitim|liberal|local|material|maxim|mechan|memor|memorial|minim|mobil|modern|monet|monopol|national|natural|neutral|normal|notar|optim|organ|patron|penal|personal|plagiar|popular|priorit|privat|public|rational|real|recogn|regular|revital|scrutin|secur|securit|serial|social|special|stabil|standard|steril|subsid|summar|symbol|sympath|synchron|union|util|victim|visual))is(e|ed|er|ers|es|ing|ation|ations|able)$/;
const YSE = /^(anal|paral|catal)ys(e|ed|es|er|ers|ing)$/;
const DOUBLE =
  /^(cancel|channel|counsel|fuel|label|level|marshal|model|panel|signal|total|travel|tunnel|initial|pencil|dial)l(ed|ing|er|ers|or|ors)$/;
const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    acknowledgement: "acknowledgment",
    ageing: "aging",
    arbour: "arbor",
    cancelation: "cancellation",
    catalogue: "catalog",
    centre: "center",
    cheque: "check",
    chequebook: "checkbook",
    defence: "defense",
    dialogue: "dialog",
    draught: "draft",
    enrol: "enroll",
    enrolment: "enrollment",
    favourite: "favorite",
    foetal: "fetal",
    fulfil: "fulfill",
    fulfilment: "fulfillment",
    grey: "gray",
    gynaecology: "gynecology",
    haemorrhage: "hemorrhage",
    instal: "install",
    instalment: "installment",
    judgement: "judgment",
    kerb: "curb",
    learnt: "learned",
    licence: "license",
    manoeuvre: "maneuver",
    mould: "mold",
    offence: "offense",
    orthopaedic: "orthopedic",
    paediatric: "pediatric",
    anaesthesia: "anesthesia",
    anaesthetic: "anesthetic",
    practise: "practice",
    practised: "practiced",
    practising: "practicing",
    pretence: "pretense",
    programme: "program",
    sceptical: "skeptical",
    skilful: "skillful",
    speciality: "specialty",
    storey: "story",
    theatre: "theater",
    tyre: "tire",
    whilst: "while",
    wilful: "willful",
    archaeology: "archeology",
  }),
);
/** Endings of plurals, so that the list above needs singulars alone. */
const PLURAL = /^(.{4,}?)(s)$/;

/** The American spelling of a word in lower case. */
export const american = remembered((word) => (word.length < 4 ? word : inAmerican(word)));

function inAmerican(word: string): string {
  const whole = WORDS.get(word);
  if (whole !== undefined) return whole;
  const plural = PLURAL.exec(word);
  const single = plural === null ? undefined : WORDS.get(plural[1] ?? "");
  if (single !== undefined) return `${single}s`;
  return word.replace(OUR, "$1r").replace(ISE, "$1iz$2").replace(YSE, "$1yz$2").replace(DOUBLE, "$1$2");
}

const PREFIX = "anti|bi|co|counter|cross|e|inter|mis|multi|non|over|post|pre|re|semi|sub|trans|un|under";
/** "pre-trial", "non-compete", "co-tenancy", "e-discovery" */
const PREFIXED = new RegExp(`\\b(${PREFIX})[-\\u2010\\u2011](?=\\p{L}{3})`, "gu");
/** The same in ASCII alone, several times faster. */
const ASCII_PREFIXED = new RegExp(`\\b(${PREFIX})-(?=[a-z]{3})`, "g");

/** Latin text without accents or typographic marks. */
export const ASCII = /^[\0-\x7f]*$/;
const HYPHEN = /[-\u2010\u2011]/;

/** "trade marks", "work-place" */
const COMPOUND =
  /\b(trade(?=[ -]marks?\b)|work(?=[ -]places?\b)|law(?=[ -]suits?\b)|pay(?=[ -]rolls?\b))[ -]/g;

/** The text with prefixes and compounds written as one word. In lower case. */
export function withoutPrefixHyphens(text: string): string {
  const prefixed = ASCII.test(text) ? ASCII_PREFIXED : PREFIXED;
  const joined = HYPHEN.test(text) ? text.replace(prefixed, "$1") : text;
  return joined.replace(COMPOUND, "$1");
}
