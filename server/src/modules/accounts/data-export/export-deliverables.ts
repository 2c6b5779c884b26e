import { and, asc, eq, gt, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { deliverables, deliverableSubmissions } from "../../../platform/db/schema/work.ts";
import { iteratePages, pageRows } from "./iterate-pages.ts";

const submitters = alias(users, "submitters");
const deciders = alias(users, "deciders");

const isParty = (userId: number) => or(eq(contracts.paralegalId, userId), eq(contracts.attorneyId, userId));

/** Deliverables of the user's contracts, and those that the user added to a colleague's. */
export const contractDeliverables = (tx: Tx, userId: number) =>
  iteratePages((afterId) =>
    tx
      .select({
        id: deliverables.id,
        contractId: deliverables.contractId,
        title: deliverables.title,
        instructions: deliverables.instructions,
        dueOn: deliverables.dueOn,
        status: deliverables.status,
        addedBy: users.name,
        createdAt: deliverables.createdAt,
      })
      .from(deliverables)
      .innerJoin(contracts, eq(contracts.id, deliverables.contractId))
      .innerJoin(users, eq(users.id, deliverables.authorId))
      .where(and(or(isParty(userId), eq(deliverables.authorId, userId)), gt(deliverables.id, afterId)))
      .orderBy(asc(deliverables.id))
      .limit(pageRows),
  );

/** Submissions under the user's contracts with their answers, and the user's answers on a colleague's. */
export const deliverableHistory = (tx: Tx, userId: number) =>
  iteratePages((afterId) =>
    tx
      .select({
        id: deliverableSubmissions.id,
        deliverableId: deliverableSubmissions.deliverableId,
        note: deliverableSubmissions.note,
        submittedBy: submitters.name,
        submittedAt: deliverableSubmissions.submittedAt,
        answer: deliverableSubmissions.answer,
        comments: deliverableSubmissions.comments,
        decidedBy: deciders.name,
        decidedAt: deliverableSubmissions.decidedAt,
      })
      .from(deliverableSubmissions)
      .innerJoin(deliverables, eq(deliverables.id, deliverableSubmissions.deliverableId))
      .innerJoin(contracts, eq(contracts.id, deliverables.contractId))
      .innerJoin(submitters, eq(submitters.id, deliverableSubmissions.submittedById))
      .leftJoin(deciders, eq(deciders.id, deliverableSubmissions.decidedById))
      .where(
        and(
          or(isParty(userId), eq(deliverableSubmissions.decidedById, userId)),
          gt(deliverableSubmissions.id, afterId),
        ),
      )
      .orderBy(asc(deliverableSubmissions.id))
      .limit(pageRows),
  );
