/** The parts of an engagement's archive, each one line of `engagementParts`. */
import { Readable } from "node:stream";
import { findCertificate } from "../certificates/queries.ts";
import { commentsCsv, versionsCsv } from "../contracts/contract-csv.ts";
import { describeContract } from "../contracts/describe-contract.ts";
import { findComments, findTimeline, findVersions } from "../contracts/queries.ts";
import { downloadsCsv, filesCsv } from "../files/files-csv.ts";
import { hasFileAccessEnded } from "../files/policy.ts";
import { findAllVersions, findDownloads, findSharedVersions } from "../files/queries.ts";
import { findHolds } from "../holds/queries.ts";
import { invoiceFileName } from "../invoices/download-invoice.ts";
import { invoicesCsv } from "../invoices/invoice-csv.ts";
import { describeInvoice } from "../invoices/describe-invoice.ts";
import { readInvoices } from "../invoices/queries.ts";
import { timeCsv, timesheetsCsv } from "../time/time-csv.ts";
import { readTime, readTimesheets } from "../time/queries.ts";
import { readDeliverables } from "../work/queries.ts";
import { deliverablesCsv } from "../work/work-csv.ts";
import { holdsCsv, messagesCsv, supervisionCsv, timelineCsv } from "./engagement-csv.ts";
import type { ArchiveEntry, EngagementPart } from "./engagement-part.ts";
import { findMessages, findSupervision } from "./queries.ts";

const table = (path: string, lines: Iterable<string>): ArchiveEntry => ({
  path,
  open: async () => Readable.from(lines),
});

const json = (path: string, value: unknown): ArchiveEntry =>
  table(path, [`${JSON.stringify(value, null, 1)}\n`]);

const contractRecord: EngagementPart = async ({ tx, viewer, engagement, now }) => {
  const timeline = await findTimeline(tx, engagement.contract.id);
  return [
    json("contract.json", await describeContract(tx, viewer, engagement, now)),
    table("timeline.csv", timelineCsv(timeline)),
  ];
};

/** The PDF of each version that both sides signed, or of the current one while none is. */
const agreements: EngagementPart = async ({ tx, engagement, openAgreement }) => {
  const { contract } = engagement;
  const versions = await findVersions(tx, contract.id, "all");
  const signed = versions.filter(({ signatures }) => signatures.length === 2);
  const shown = signed.length > 0 ? signed : versions.filter(({ version }) => version === contract.version);
  return [
    table("agreement/versions.csv", versionsCsv(versions)),
    table("agreement/comments.csv", commentsCsv(await findComments(tx, contract.id))),
    ...shown.map(({ version }) => ({
      path: `agreement/Agreement v${version}.pdf`,
      open: () => openAgreement(version),
      isCompressed: true,
    })),
  ];
};

const messages: EngagementPart = async ({ tx, engagement }) => {
  const rows = await findMessages(tx, engagement.contract);
  return [
    table("messages.csv", messagesCsv(rows)),
    json(
      "messages.json",
      rows.map(({ sentAt, ...row }) => ({ ...row, sentAt: sentAt.toISOString() })),
    ),
  ];
};

/** The firm sees time once it is submitted. */
const time: EngagementPart = async ({ tx, engagement: { contract, side } }) => [
  table("time.csv", timeCsv(await readTime(tx, { contractId: contract.id, side }, {}))),
  table("timesheets.csv", timesheetsCsv(await readTimesheets(tx, contract.id))),
];

const deliverables: EngagementPart = async ({ tx, engagement }) => [
  table("deliverables.csv", deliverablesCsv(await readDeliverables(tx, engagement.contract.id))),
];

const supervision: EngagementPart = async ({ tx, engagement }) => [
  table("supervision.csv", supervisionCsv(await findSupervision(tx, engagement.contract.id))),
];

/** The paralegal's drafts are theirs alone. The PDF and the record of each, with its lines, payments and history. */
const invoices: EngagementPart = async ({ tx, viewer, engagement, now, openInvoice }) => {
  const rows = await readInvoices(tx, viewer, { contractId: engagement.contract.id }, now);
  const entries = [table("invoices.csv", invoicesCsv(rows, now))];
  for (const row of rows) {
    const invoice = await describeInvoice(tx, viewer, row, now);
    const path = `invoices/${invoiceFileName(invoice)}`;
    entries.push(json(`${path}.json`, invoice), {
      path: `${path}.pdf`,
      open: () => openInvoice(invoice),
      isCompressed: true,
    });
  }
  return entries;
};

/** The firm alone sees why a hold was placed. */
const holds: EngagementPart = async ({ tx, engagement: { contract, side } }) => [
  table("legal-holds.csv", holdsCsv(await findHolds(tx, contract.id), side)),
];

const certificate: EngagementPart = async ({ tx, engagement }) => {
  const given = await findCertificate(tx, engagement.contract.id);
  return given ? [json("certificate.json", given)] : [];
};

/** Every version that is shared; none for the paralegal once access has ended. The firm also sees who opened them. */
const sharedFiles: EngagementPart = async ({ tx, engagement, files, now }) => {
  const { contract, side } = engagement;
  if (hasFileAccessEnded(engagement, now)) return [];
  const shared = await findSharedVersions(tx, contract.id);
  return [
    table("files.csv", filesCsv(await findAllVersions(tx, contract.id))),
    ...(side === "attorney"
      ? [table("file-downloads.csv", downloadsCsv(await findDownloads(tx, contract.id)))]
      : []),
    ...shared.map(({ name, version, stored }) => ({
      path: `files/v${version}/${name}`,
      // A version that is deleted while the archive is written is empty, and its hash in the list of files differs.
      open: async () => (stored === null ? null : await files.open(stored)) ?? Readable.from([]),
      isCompressed: true,
    })),
  ];
};

export const engagementParts: readonly EngagementPart[] = [
  contractRecord,
  agreements,
  messages,
  time,
  deliverables,
  supervision,
  invoices,
  holds,
  certificate,
  sharedFiles,
];
