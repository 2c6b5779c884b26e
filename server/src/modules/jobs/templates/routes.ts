import { postingTemplateEndpoints } from "@caseload/contract/jobs/posting-templates";
import type { Deps } from "../../../platform/deps.ts";
import { inFirm } from "../../../platform/firm-actor.ts";
import { limitActivity } from "../../../platform/http/activity-limits.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { deleteTemplate, findTemplate, listTemplates, saveTemplate } from "./posting-templates.ts";

export function postingTemplateRoutes(register: Register, { db, config, clock }: Deps): void {
  register(postingTemplateEndpoints.listPostingTemplates, async ({ actor }) =>
    listTemplates(db, inFirm(actor)),
  );
  register(
    postingTemplateEndpoints.savePostingTemplate,
    async ({ actor, body }) => {
      const save = () => saveTemplate(db, inFirm(actor), body, clock());
      return findTemplate(db, inFirm(actor), await limitActivity({ db, config }, actor, "postings", save));
    },
    { reread: ({ id }, { actor }) => findTemplate(db, inFirm(actor), id) },
  );
  register(postingTemplateEndpoints.deletePostingTemplate, async ({ actor, params }) => {
    await deleteTemplate(db, inFirm(actor), params.id);
    return { success: true as const };
  });
}
