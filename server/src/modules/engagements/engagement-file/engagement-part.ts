import type { Readable } from "node:stream";
import type { InvoiceDetail } from "@caseload/contract/engagements/invoices";
import type { Actor } from "../../../platform/actor.ts";
import type { Tx } from "../../../platform/db/database.ts";
import type { FileStorage } from "../../../platform/files/storage.ts";
import type { PartyContract } from "../contracts/queries.ts";

/** One file of the archive. */
export interface ArchiveEntry {
  path: string;
  /** Opens the content when the archive reaches it. */
  open: () => Promise<Readable>;
  /** Already compressed. */
  isCompressed?: boolean;
}

/** What the parts are drawn from: the viewer's side of one contract, in one snapshot of the database. */
export interface EngagementSource {
  tx: Tx;
  viewer: Actor;
  /** The contract, with the viewer's side. */
  engagement: PartyContract;
  now: Date;
  files: FileStorage;
  /** Opens the PDF of a version of the agreement: sealed once both parties have signed it, a draft before. */
  openAgreement: (version: number) => Promise<Readable>;
  /** Opens the PDF of an invoice as it is presented to the viewer. */
  openInvoice: (invoice: InvoiceDetail) => Promise<Readable>;
}

/** Rows and files of one kind. They contain what the viewer's side may see and nothing else. */
export type EngagementPart = (source: EngagementSource) => Promise<ArchiveEntry[]>;
