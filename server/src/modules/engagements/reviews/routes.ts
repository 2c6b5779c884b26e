import { errorMessages } from "@caseload/contract/error-messages";
import { reviewEndpoints } from "@caseload/contract/engagements/reviews";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import type { Actor } from "../../../platform/actor.ts";
import type { Deps } from "../../../platform/deps.ts";
import { requireConfirmedEmail } from "../../../platform/http/confirmed-email.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { sendCsv } from "../../../platform/http/send-download.ts";
import { presentContractReview, presentContractReviews, presentShownReview } from "./present.ts";
import {
  canReadProfile,
  hasPage,
  listShown,
  ofFirm,
  ofParalegal,
  readContractReviews,
  readShown,
  requireReview,
} from "./queries.ts";
import { reviewsCsv } from "./reviews-csv.ts";
import { editReview, replyToReview, writeReview } from "./write-review.ts";

export function reviewRoutes(register: Register, { db, config, clock }: Deps): void {
  async function show(actor: Actor, id: number) {
    const row = await requireReview(db, actor, id);
    return presentContractReview(row, actor, row.party);
  }

  register(
    reviewEndpoints.writeReview,
    async ({ actor, params, body }) => {
      requireConfirmedEmail(config, actor);
      return show(actor, await writeReview(db, actor, params.id, body, clock()));
    },
    { reread: ({ id }, { actor }) => show(actor, id) },
  );

  register(reviewEndpoints.listContractReviews, async ({ actor, params }) =>
    presentContractReviews(await readContractReviews(db, actor, params.id), actor, clock()),
  );

  register(reviewEndpoints.editReview, async ({ actor, params, body }) => {
    await editReview(db, actor, params.id, body, clock());
    return show(actor, params.id);
  });

  register(reviewEndpoints.replyToReview, async ({ actor, params, body }) => {
    await replyToReview(db, actor, params.id, body.text, clock());
    return show(actor, params.id);
  });

  /** The condition of a profile's reviews. @throws HttpError 404 for viewers who may not read the profile */
  async function ofProfile(actor: Actor | null, id: number) {
    if (!(await canReadProfile(db, actor, id))) throw notFound(errorMessages.profileNotFound);
    return ofParalegal(id);
  }
  async function ofPage(id: number) {
    if (!(await hasPage(db, id))) throw notFound(firmErrorMessages.firmNotFound);
    return ofFirm(id);
  }

  register(reviewEndpoints.listParalegalReviews, async ({ actor, params, query }) => {
    const { rows, next } = await listShown(db, await ofProfile(actor, params.id), query);
    return { rows: rows.map((row) => presentShownReview(row, actor)), next };
  });

  register(reviewEndpoints.downloadParalegalReviews, async ({ actor, params, reply }) => {
    const rows = await readShown(db, await ofProfile(actor, params.id));
    return sendCsv(reply, "caseload-reviews", reviewsCsv(rows.map((row) => presentShownReview(row, actor))));
  });

  register(reviewEndpoints.listFirmReviews, async ({ actor, params, query }) => {
    const { rows, next } = await listShown(db, await ofPage(params.id), query);
    return { rows: rows.map((row) => presentShownReview(row, actor)), next };
  });

  register(reviewEndpoints.downloadFirmReviews, async ({ actor, params, reply }) => {
    const rows = await readShown(db, await ofPage(params.id));
    return sendCsv(reply, "caseload-reviews", reviewsCsv(rows.map((row) => presentShownReview(row, actor))));
  });
}
