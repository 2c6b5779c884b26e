import { applicationDraftEndpoints } from "@caseload/contract/hiring/application-drafts";
import { applicationEndpoints } from "@caseload/contract/hiring/applications";
import { errorMessages } from "@caseload/contract/error-messages";
import type { Actor } from "../../../platform/actor.ts";
import type { Deps } from "../../../platform/deps.ts";
import { requireConfirmedEmail } from "../../../platform/http/confirmed-email.ts";
import { inFirm } from "../../../platform/firm-actor.ts";
import { limitActivity } from "../../../platform/http/activity-limits.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { findApplicationDraft, keepApplicationDraft } from "./application-drafts.ts";
import { applyToJob } from "./apply.ts";
import { linkToAttachment, withAttachment } from "./attachments.ts";
import { decideApplication } from "./decide-application.ts";
import { findOffer } from "./find-offer.ts";
import { markViewed } from "./mark-viewed.ts";
import { canReview, isApplicant } from "./policy.ts";
import { presentOwnApplication, presentReceivedApplication } from "./present.ts";
import {
  findApplication,
  findResponseTimesOf,
  listOwnApplications,
  listReceivedApplications,
} from "./queries.ts";
import { withdrawApplication } from "./withdraw-application.ts";

export function applicationRoutes(
  register: Register,
  { db, files, secret, config, clock, nameSeal }: Deps,
): void {
  async function requireApplication(id: number) {
    const row = await findApplication(db, id);
    if (!row) throw notFound(errorMessages.applicationNotFound);
    return row;
  }
  async function showOwn(actor: Actor, id: number) {
    const row = await requireApplication(id);
    const [responseTime] = await findResponseTimesOf(db, [row], clock());
    return presentOwnApplication(row, actor, responseTime);
  }

  register(
    applicationEndpoints.apply,
    async ({ actor, body, file }) => {
      requireConfirmedEmail(config, actor);
      const apply = () =>
        withAttachment({ db, files, config }, { actor, file }, clock(), (attachment) =>
          applyToJob({ db, nameSeal }, actor, { ...body, attachment }, clock()),
        );
      return showOwn(actor, await limitActivity({ db, config }, actor, "applications", apply));
    },
    { reread: ({ id }, { actor }) => showOwn(actor, id) },
  );

  register(applicationDraftEndpoints.getApplicationDraft, ({ actor, params }) =>
    findApplicationDraft(db, actor, params.id),
  );

  register(applicationDraftEndpoints.keepApplicationDraft, ({ actor, params, body }) =>
    keepApplicationDraft(db, actor, { jobId: params.id, content: body }, clock()),
  );

  register(applicationEndpoints.listOwnApplications, async ({ actor, query }) => {
    const { rows, next } = await listOwnApplications(db, actor.id, query, clock());
    const responseTimes = await findResponseTimesOf(db, rows, clock());
    return { rows: rows.map((row, at) => presentOwnApplication(row, actor, responseTimes[at])), next };
  });

  register(applicationEndpoints.listReceivedApplications, async ({ actor, query }) => {
    const { rows, next } = await listReceivedApplications(db, inFirm(actor), query);
    return { rows: rows.map((row) => presentReceivedApplication(row, actor)), next };
  });

  register(applicationEndpoints.getApplication, async ({ actor, params }) => {
    const row = await requireApplication(params.id);
    if (isApplicant(actor, row.application)) return showOwn(actor, params.id);
    if (!canReview(actor, row.application, row.job)) throw notFound(errorMessages.applicationNotFound);
    return presentReceivedApplication(await markViewed(db, row, clock()), actor);
  });

  register(applicationEndpoints.openApplicationAttachment, async ({ actor, params }) => {
    const row = await requireApplication(params.id);
    if (!isApplicant(actor, row.application) && !canReview(actor, row.application, row.job))
      throw notFound(errorMessages.applicationNotFound);
    return linkToAttachment(secret, actor, row, clock());
  });

  register(applicationEndpoints.getOffer, ({ actor, params }) => findOffer(db, actor, params.id, clock()));

  register(applicationEndpoints.decideApplication, async ({ actor, params, body }) => {
    if (body.status === "accepted") requireConfirmedEmail(config, actor);
    await decideApplication({ db, nameSeal }, actor, params.id, body, clock());
    return presentReceivedApplication(await requireApplication(params.id), actor);
  });

  register(applicationEndpoints.withdrawApplication, async ({ actor, params }) => {
    await withdrawApplication(db, actor, params.id, clock());
    return showOwn(actor, params.id);
  });
}
