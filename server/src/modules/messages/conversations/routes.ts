import { messageDraftEndpoints } from "@caseload/contract/messages/message-drafts";
import { messageEndpoints } from "@caseload/contract/messages/messages";
import type { Deps } from "../../../platform/deps.ts";
import { limitActivity } from "../../../platform/http/activity-limits.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { findMessageDraft, keepMessageDraft } from "./message-drafts.ts";
import { openThread } from "./open-thread.ts";
import { presentConversation, presentMessage, presentThread } from "./present.ts";
import { findLatestContractId, listConversations, listMessages } from "./queries.ts";
import { sendMessage } from "./send-message.ts";

const emptyPage = { rows: [], next: null };

export function messageRoutes(register: Register, { db, config, clock }: Deps): void {
  register(messageEndpoints.listConversations, async ({ actor, query }) => {
    const { rows, next } = await listConversations(db, actor.id, query);
    return { rows: rows.map(presentConversation), next };
  });

  register(messageEndpoints.getThread, async ({ actor, params, query }) => {
    const other = await openThread(db, actor, params.userId, clock());
    const [page, contractId] = await Promise.all([
      other.conversationId === null ? emptyPage : listMessages(db, other.conversationId, query),
      findLatestContractId(db, actor.id, other.id),
    ]);
    return { ...presentThread(other, page.rows, contractId), next: page.next };
  });

  register(messageDraftEndpoints.getMessageDraft, ({ actor, params }) =>
    findMessageDraft(db, actor, params.userId),
  );

  register(messageDraftEndpoints.keepMessageDraft, ({ actor, params, body }) =>
    keepMessageDraft(db, actor, { receiverId: params.userId, content: body.content }, clock()),
  );

  register(messageEndpoints.sendMessage, async ({ actor, body }) =>
    presentMessage(
      await limitActivity({ db, config }, actor, "messages", () =>
        sendMessage({ db, config }, actor, body, clock()),
      ),
    ),
  );
}
