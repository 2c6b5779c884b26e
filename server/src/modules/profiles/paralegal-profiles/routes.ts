import { dashboardEndpoints } from "@caseload/contract/reporting/dashboards";
import { profileEndpoints } from "@caseload/contract/profiles/profiles";
import { errorMessages } from "@caseload/contract/error-messages";
import type { Actor } from "../../../platform/actor.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { forbidden, notFound } from "../../../platform/http/http-error.ts";
import { inFirm } from "../../../platform/firm-actor.ts";
import { createProfile } from "./create-profile.ts";
import { findShortlisted } from "./directory-viewer.ts";
import { canSeeProfile } from "./policy.ts";
import { presentFirm, presentOwnProfile, presentPublicProfile } from "./present.ts";
import { findFirm, findProfile, findReviewSummary, findShownProfile, listFeaturedTalent } from "./queries.ts";
import { saveFirmProfile } from "./save-firm-profile.ts";
import { suggestProfileTerms } from "./suggest-profile-terms.ts";
import { updateProfile } from "./update-profile.ts";

export function profileRoutes(register: Register, { db, clock }: Deps): void {
  async function showOwn(actor: Actor) {
    const row = await findProfile(db, actor.id);
    if (!row) throw notFound(errorMessages.ownProfileNotFound);
    return presentOwnProfile(row);
  }

  register(profileEndpoints.getParalegalProfile, async ({ actor, params }) => {
    const row = await findShownProfile(db, params.id, clock());
    if (!row || !canSeeProfile(actor, row.profile)) throw notFound(errorMessages.profileNotFound);
    const [shortlisted, reviews] = await Promise.all([
      findShortlisted(db, actor, params.id),
      findReviewSummary(db, params.id),
    ]);
    return { ...presentPublicProfile(row, shortlisted), reviews };
  });

  async function showFirm(actor: Actor) {
    const firm = await findFirm(db, inFirm(actor).firmId);
    if (!firm) throw forbidden(errorMessages.firmOnly);
    return presentFirm(firm, actor);
  }

  register(profileEndpoints.getOwnParalegalProfile, async ({ actor }) => showOwn(actor));

  register(
    profileEndpoints.createParalegalProfile,
    async ({ actor, body }) => {
      await createProfile(db, actor.id, body, clock());
      return showOwn(actor);
    },
    { reread: (_answer, { actor }) => showOwn(actor) },
  );

  register(profileEndpoints.updateParalegalProfile, async ({ actor, body }) => {
    await updateProfile(db, actor.id, body, clock());
    return showOwn(actor);
  });

  register(profileEndpoints.suggestProfileWords, async ({ query }) =>
    suggestProfileTerms(query.kind, query.q),
  );

  register(profileEndpoints.getOwnFirmProfile, async ({ actor }) => showFirm(actor));

  register(
    profileEndpoints.createFirmProfile,
    async ({ actor, body }) => presentFirm(await saveFirmProfile(db, inFirm(actor).firmId, body), actor),
    { reread: (_answer, { actor }) => showFirm(actor) },
  );

  register(dashboardEndpoints.featuredTalent, async () =>
    (await listFeaturedTalent(db, clock())).map((row) => presentPublicProfile(row, null)),
  );
}
