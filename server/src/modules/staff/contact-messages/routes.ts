import { contactEndpoints } from "@caseload/contract/staff/contact-messages";
import { errorMessages } from "@caseload/contract/error-messages";
import type { Deps } from "../../../platform/deps.ts";
import { addressKey, requireWithinLimits } from "../../../platform/http/rate-limits.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { answerContactMessage, closeContactMessage, reopenContactMessage } from "./move-contact-message.ts";
import { presentContactFile, presentContactMessage } from "./present.ts";
import { findContactMessage, listContactEvents, listContactMessages } from "./queries.ts";
import { sendContactMessage } from "./send-contact-message.ts";

export function contactMessageRoutes(register: Register, { db, clock }: Deps): void {
  async function show(id: number) {
    const row = await findContactMessage(db, id);
    if (!row) throw notFound(errorMessages.contactMessageNotFound);
    return presentContactFile(row, await listContactEvents(db, id));
  }

  register(contactEndpoints.sendContactMessage, async ({ actor, body, request }) => {
    await requireWithinLimits(db, errorMessages.tooManyContactMessages, [
      ["contactMessagesOfAddress", addressKey(request.ip)],
    ]);
    return { ticket: await sendContactMessage(db, body, actor?.id ?? null, clock()) };
  });

  register(contactEndpoints.listContactMessages, async ({ query }) => {
    const { rows, next } = await listContactMessages(db, query);
    return { rows: rows.map(presentContactMessage), next };
  });

  register(contactEndpoints.getContactMessage, async ({ params }) => show(params.id));

  register(contactEndpoints.answerContactMessage, async ({ actor, params, body }) => {
    await answerContactMessage(db, actor, params.id, body.text, clock());
    return show(params.id);
  });

  register(contactEndpoints.closeContactMessage, async ({ actor, params }) => {
    await closeContactMessage(db, actor, params.id, clock());
    return show(params.id);
  });

  register(contactEndpoints.reopenContactMessage, async ({ actor, params }) => {
    await reopenContactMessage(db, actor, params.id, clock());
    return show(params.id);
  });
}
