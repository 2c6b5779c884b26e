import { may, type Actor } from "../../../platform/actor.ts";

interface Posting {
  firmId: number;
  postedById: number;
  status: string;
  /** Its poster has left. */
  hidden: boolean;
}

const published = new Set(["open", "closed", "filled"]);

/** Whoever posted a job manages it; so do colleagues with job:edit. */
export const canManage = (actor: Actor | null, job: Posting): boolean =>
  actor !== null && actor.firmId === job.firmId && (actor.id === job.postedById || may(actor, "job:edit"));

/** Published postings are for everybody, unless their poster has left; the rest exists for its own firm only, a draft for those who manage it. */
export const canSee = (actor: Actor | null, job: Posting): boolean =>
  (published.has(job.status) && !job.hidden) ||
  canManage(actor, job) ||
  (actor !== null && actor.firmId === job.firmId && job.status !== "draft" && may(actor, "job:view"));

/** One's own postings, or a colleague's for those who review applications. */
export const canListPostingsOf = (actor: Actor, person: { id: number; firmId: number | null }): boolean =>
  actor.id === person.id ||
  (actor.firmId !== null && actor.firmId === person.firmId && may(actor, "application:review"));

/** Without job:create a member may still write a posting, which waits for approval (PRODUCT.md). */
export const statusOfNewPosting = (actor: Actor): "open" | "pending_approval" =>
  may(actor, "job:create") ? "open" : "pending_approval";

/** A posting that waits for approval is opened by those who may approve, a draft by those who may post. */
export function canOpen(actor: Actor, job: Posting): boolean {
  if (job.status === "pending_approval") return may(actor, "job:approve");
  return job.status !== "draft" || may(actor, "job:create");
}

/** Colleagues of those who may approve know of the postings that wait for it. */
export const isOfFirm = (actor: Actor, job: Pick<Posting, "firmId">): boolean => actor.firmId === job.firmId;

/** What is not live yet is revised by whoever wrote it, a draft by those who manage postings too. */
export const canRevise = (actor: Actor, job: Posting): boolean =>
  job.status === "draft" ? canManage(actor, job) : actor.firmId === job.firmId && actor.id === job.postedById;

/** Who may neither post nor manage postings would get changed words past the approval. */
export const canAmend = (actor: Actor, job: Posting): boolean =>
  canManage(actor, job) && (may(actor, "job:edit") || may(actor, "job:create"));

/** A colleague's drafts are not for those who only review applications. */
export const canListDraftsOf = (actor: Actor, person: { id: number }): boolean =>
  actor.id === person.id || may(actor, "job:edit");
