import { type NewTemplate, postingTemplateEndpoints } from "@caseload/contract/jobs/posting-templates";
import { templateErrorMessages } from "@caseload/contract/jobs/template-messages";
import { errorMessages } from "@caseload/contract/error-messages";
import { limits } from "@caseload/contract/limits";
import { and, asc, eq, sql } from "drizzle-orm";
import { may } from "../../../platform/actor.ts";
import type { Db, Reader, Tx } from "../../../platform/db/database.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { postingTemplates } from "../../../platform/db/schema/posting-templates.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { conflict, forbidden, notFound } from "../../../platform/http/http-error.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { listMemberIds } from "../../firms/firm/queries.ts";

const selectTemplates = (db: Reader) =>
  db
    .select({
      id: postingTemplates.id,
      firmId: postingTemplates.firmId,
      name: postingTemplates.name,
      content: postingTemplates.content,
      savedAt: postingTemplates.savedAt,
      savedById: postingTemplates.savedById,
      savedBy: users.name,
    })
    .from(postingTemplates)
    .leftJoin(
      users,
      and(eq(users.id, postingTemplates.savedById), eq(users.firmId, postingTemplates.firmId)),
    );
type TemplateRow = Awaited<ReturnType<typeof selectTemplates>>[number];

const mayChange = (actor: FirmActor, { savedById }: Pick<TemplateRow, "savedById">): boolean =>
  savedById === actor.id || may(actor, "job:edit");

const present = (actor: FirmActor, { id, name, content, savedAt, savedBy, savedById }: TemplateRow) => ({
  id,
  name,
  content,
  savedAt: savedAt.toISOString(),
  savedBy,
  mayChange: mayChange(actor, { savedById }),
});

export async function listTemplates(db: Reader, actor: FirmActor) {
  const rows = await selectTemplates(db)
    .where(eq(postingTemplates.firmId, actor.firmId))
    .orderBy(asc(sql`lower(${postingTemplates.name})`));
  return rows.map((row) => present(actor, row));
}

/** @throws HttpError 404 for a template of another firm */
export async function findTemplate(db: Reader, actor: FirmActor, id: number) {
  const [row] = await selectTemplates(db).where(
    and(eq(postingTemplates.id, id), eq(postingTemplates.firmId, actor.firmId)),
  );
  if (!row) throw notFound(templateErrorMessages.templateNotFound);
  return present(actor, row);
}

const announceTemplates = async (tx: Tx, { firmId }: FirmActor): Promise<void> =>
  announce(tx, {
    to: await listMemberIds(tx, firmId),
    topics: postingTemplateEndpoints.savePostingTemplate.changes,
  });

/**
 * Stores a template and returns its id.
 * @throws HttpError 409 for a name that the firm has, unless `replace` is set, and at the limit of templates; 403 for
 * replacing a colleague's template without job:edit; 401 when the actor has left
 */
export const saveTemplate = (
  db: Db,
  actor: FirmActor,
  { name, content, replace = false }: NewTemplate,
  now: Date,
): Promise<number> =>
  db.transaction(async (tx) => {
    await lockActiveUser(tx, actor.id);
    // Serializes the firm's templates, so that names and the limit hold.
    await tx.select({ id: firms.id }).from(firms).where(eq(firms.id, actor.firmId)).for("no key update");
    const ofFirm = eq(postingTemplates.firmId, actor.firmId);
    const [existing] = await tx
      .select({ id: postingTemplates.id, savedById: postingTemplates.savedById })
      .from(postingTemplates)
      .where(and(ofFirm, eq(sql`lower(${postingTemplates.name})`, name.toLowerCase())));
    if (existing && !replace) throw conflict(templateErrorMessages.templateNameTaken(name));
    if (existing && !mayChange(actor, existing)) throw forbidden(errorMessages.notPermitted);
    if (!existing && (await tx.$count(postingTemplates, ofFirm)) >= limits.postingTemplates)
      throw conflict(templateErrorMessages.templatesFull);
    const values = { name, content, savedById: actor.id, savedAt: now };
    const [stored] = existing
      ? await tx
          .update(postingTemplates)
          .set(values)
          .where(eq(postingTemplates.id, existing.id))
          .returning({ id: postingTemplates.id })
      : await tx
          .insert(postingTemplates)
          .values({ ...values, firmId: actor.firmId })
          .returning({ id: postingTemplates.id });
    if (!stored) throw new Error("The template was not stored.");
    await announceTemplates(tx, actor);
    return stored.id;
  });

/** @throws HttpError 404 for a template of another firm, 403 for a colleague's without job:edit */
export const deleteTemplate = (db: Db, actor: FirmActor, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    await lockActiveUser(tx, actor.id);
    if (!(await findTemplate(tx, actor, id)).mayChange) throw forbidden(errorMessages.notPermitted);
    await tx.delete(postingTemplates).where(eq(postingTemplates.id, id));
    await announceTemplates(tx, actor);
  });
