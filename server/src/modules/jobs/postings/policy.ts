import { may, type Actor } from "../../../platform/actor.ts";

interface Posting {
  firmId: number;
  postedById: number;
  status: string;
  /** Its poster has left the firm. */
  hidden: boolean;
}

const published = new Set(["open", "closed", "filled"]);

/** The poster, and colleagues with job:edit. */
export const canManage = (actor: Actor | null, job: Posting): boolean =>
  actor !== null && actor.firmId === job.firmId && (actor.id === job.postedById || may(actor, "job:edit"));

/** Published postings are public unless hidden. The others are visible to the firm, drafts only to those who manage them. */
export const canSee = (actor: Actor | null, job: Posting): boolean =>
  (published.has(job.status) && !job.hidden) ||
  canManage(actor, job) ||
  (actor !== null && actor.firmId === job.firmId && job.status !== "draft" && may(actor, "job:view"));

/** Own postings, and colleagues' postings for members who review applications. */
export const canListPostingsOf = (actor: Actor, person: { id: number; firmId: number | null }): boolean =>
  actor.id === person.id ||
  (actor.firmId !== null && actor.firmId === person.firmId && may(actor, "application:review"));

/** Postings by members without job:create need approval (PRODUCT.md). */
export const statusOfNewPosting = (actor: Actor): "open" | "pending_approval" =>
  may(actor, "job:create") ? "open" : "pending_approval";

/** Opening needs job:approve for a posting that awaits approval, and job:create for a draft. */
export function canOpen(actor: Actor, job: Posting): boolean {
  if (job.status === "pending_approval") return may(actor, "job:approve");
  return job.status !== "draft" || may(actor, "job:create");
}

/** Members with job:approve see all postings of the firm that await approval. */
export const isInFirm = (actor: Actor, job: Pick<Posting, "firmId">): boolean => actor.firmId === job.firmId;

/** Only the writer revises a posting before it is published; drafts also those who manage them. */
export const canRevise = (actor: Actor, job: Posting): boolean =>
  job.status === "draft" ? canManage(actor, job) : actor.firmId === job.firmId && actor.id === job.postedById;

/** Without job:edit or job:create, a change would bypass approval. */
export const canAmend = (actor: Actor, job: Posting): boolean =>
  canManage(actor, job) && (may(actor, "job:edit") || may(actor, "job:create"));

/** Reviewing applications does not include colleagues' drafts. */
export const canListDraftsOf = (actor: Actor, person: { id: number }): boolean =>
  actor.id === person.id || may(actor, "job:edit");
