/**
 * Compares the timeline of one contract with itself, and with the versions, the signatures and the certificate that its
 * events are about.
 */
import { formatCents, formatHours } from "@caseload/contract/engagements/money-text";
import { sectionHeadings } from "@caseload/contract/engagements/section-headings";
import type { StructuredTerms } from "@caseload/contract/engagements/structured-terms";
import { formatLongDate } from "../../../platform/calendar-day.ts";
import type { certificates } from "../../../platform/db/schema/certificates.ts";
import type {
  contractEvents,
  contracts,
  contractSignatures,
  contractVersions,
} from "../../../platform/db/schema/contracts.ts";
import { hourlyRateOf } from "../contracts/derive-pay.ts";
import { certificateSha256, signatureSha256, versionSha256 } from "../contracts/event-content.ts";
import { eventHash, sha256 } from "../contracts/event-hash.ts";

type ContractRow = typeof contracts.$inferSelect;
export type EventRow = typeof contractEvents.$inferSelect;
export type VersionRow = typeof contractVersions.$inferSelect;
export type SignatureRow = typeof contractSignatures.$inferSelect;

/** The rows of one contract, events in their order. */
interface ContractRecords {
  contract: ContractRow;
  events: readonly EventRow[];
  versions: readonly VersionRow[];
  signatures: readonly SignatureRow[];
  /** Of returned or destroyed files. */
  certificate: typeof certificates.$inferSelect | undefined;
}

function checkChain(events: readonly EventRow[]): string[] {
  let previous: string | null = null;
  return events.flatMap((event) => {
    const where = `Contract ${event.contractId}, event ${event.id}`;
    const problems: string[] = [];
    if (event.previousHash !== previous)
      problems.push(`${where}: the previous hash is not the hash of the event before it.`);
    if (eventHash(event, event.previousHash) !== event.hash)
      problems.push(`${where}: the event does not match its hash.`);
    previous = event.hash;
    return problems;
  });
}

/** Events from before versions existed have none; they are about the first. */
const versionOf = ({ version }: EventRow): number => version ?? 1;

const proposing: readonly EventRow["kind"][] = ["drafted", "version_proposed", "amendment_proposed"];
const signing: readonly EventRow["kind"][] = ["agreed", "amendment_agreed"];

/** The amounts, days and hours that the text of an agreement states. */
function statedValues({ pay, startsOn, endsOn, expenses }: StructuredTerms): string[] {
  const days = [startsOn, endsOn].filter((day) => day !== null).map(formatLongDate);
  const expenseCap = expenses.capCents === null ? [] : [formatCents(expenses.capCents)];
  if (pay?.kind === "hourly")
    return [
      ...days,
      ...expenseCap,
      formatCents(pay.rateCents),
      ...(pay.capMinutes === null ? [] : [`${formatHours(pay.capMinutes)} hours`]),
    ];
  return [
    ...days,
    ...expenseCap,
    ...(pay ? [pay.totalCents, ...pay.milestones.map(({ cents }) => cents)].map(formatCents) : []),
  ];
}

/** Texts from before terms were versions have other headings and do not state every value. */
const isDrawnUp = ({ terms }: VersionRow): boolean => terms.includes(`4. ${sectionHeadings.compensation}\n`);

/**
 * A version's values match the hash in its event. For versions whose event has none, written before events carried one,
 * the text must state each amount and day.
 */
function checkValues(version: VersionRow, events: readonly EventRow[]): string[] {
  const where = `Contract ${version.contractId}, version ${version.version}`;
  const event = events.find((one) => proposing.includes(one.kind) && versionOf(one) === version.version);
  const isSame = event?.contentSha256
    ? versionSha256(version) === event.contentSha256
    : !isDrawnUp(version) ||
      statedValues(version.structuredTerms).every((value) => version.terms.includes(value));
  return [
    ...(sha256(version.terms) === version.sha256 ? [] : [`${where}: the terms do not match their SHA-256.`]),
    ...(isSame ? [] : [`${where}: the values are not those that were proposed.`]),
  ];
}

/** The contract repeats the text, rate and last day of its current version. */
function checkCurrent({ contract, versions }: ContractRecords): string[] {
  const current = versions.find(({ version }) => version === contract.version);
  if (!current) return [];
  const isSame =
    contract.terms === current.terms &&
    contract.agreedRate === hourlyRateOf(current.structuredTerms.pay) &&
    contract.projectDeadline === current.structuredTerms.endsOn;
  return isSame ? [] : [`Contract ${contract.id}: it does not repeat its version ${current.version}.`];
}

const checkVersions = ({ contract, events, versions }: ContractRecords): string[] => [
  ...events
    .filter((event) => proposing.includes(event.kind))
    .filter((event) => !versions.some(({ version }) => version === versionOf(event)))
    .map((event) => `Contract ${contract.id}, version ${versionOf(event)}: the version is missing.`),
  ...versions.flatMap((version) => checkValues(version, events)),
];

/** Older events have no hash; actor and time still identify the signature. */
const isAbout = (event: EventRow, signature: SignatureRow): boolean =>
  versionOf(event) === signature.version &&
  (event.contentSha256
    ? event.contentSha256 === signatureSha256(signature)
    : event.actorId === signature.userId && event.createdAt.getTime() === signature.signedAt.getTime());

function checkSignature(signature: SignatureRow, { events, versions }: ContractRecords): string[] {
  const where = `Contract ${signature.contractId}, version ${signature.version}, signature ${signature.id}`;
  const terms = versions.find(({ version }) => version === signature.version)?.sha256;
  const hasEvent = events.some((event) => signing.includes(event.kind) && isAbout(event, signature));
  return [
    ...(terms === signature.termsHash ? [] : [`${where}: it was given under other terms.`]),
    ...(hasEvent ? [] : [`${where}: it is not the one that the timeline records.`]),
  ];
}

/** The number of events that a version was signed is the number of its signatures. */
function checkMissing({ contract, events, signatures }: ContractRecords): string[] {
  const signedVersions = new Set(events.filter(({ kind }) => signing.includes(kind)).map(versionOf));
  return [...signedVersions].flatMap((number) => {
    const recorded = events.filter(
      (event) => signing.includes(event.kind) && versionOf(event) === number,
    ).length;
    const stored = signatures.filter(({ version }) => version === number).length;
    return stored < recorded
      ? [
          `Contract ${contract.id}, version ${number}: ${recorded - stored} of ${recorded} signatures missing.`,
        ]
      : [];
  });
}

function checkCertificate({ contract, events, certificate }: ContractRecords): string[] {
  const recorded = events.find(({ kind }) => kind === "certificate_given");
  const where = `Contract ${contract.id}, certificate`;
  if (!certificate) return recorded ? [`${where}: it is missing.`] : [];
  const isSame = recorded?.contentSha256 === certificateSha256(certificate);
  return isSame ? [] : [`${where}: it is not the one that the timeline records.`];
}

export const checkContract = (records: ContractRecords): string[] => [
  ...checkChain(records.events),
  ...checkVersions(records),
  ...checkCurrent(records),
  ...records.signatures.flatMap((signature) => checkSignature(signature, records)),
  ...checkMissing(records),
  ...checkCertificate(records),
];
