import { errorMessages } from "@caseload/contract/error-messages";
import { unsubscribeEndpoints } from "@caseload/contract/notifications/unsubscribe";
import type { Reader } from "../../../platform/db/database.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { readUnsubscribeToken } from "../../../platform/email/unsubscribe-link.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { findTopic } from "./topics.ts";

export function unsubscribeRoutes(register: Register, { db, clock, secret, hooks }: Deps): void {
  async function topicOf(reader: Reader, token: string) {
    const subject = readUnsubscribeToken(secret, token);
    const topic = subject && (await findTopic({ db: reader, hooks }, subject));
    if (!topic) throw notFound(errorMessages.linkBroken);
    return topic;
  }

  register(unsubscribeEndpoints.getUnsubscription, async ({ query }) => {
    const { what, isOn } = await topicOf(db, query.token);
    return { what, isOn };
  });

  register(unsubscribeEndpoints.unsubscribe, async ({ query }) => {
    await db.transaction(async (tx) => (await topicOf(tx, query.token)).stop(tx, clock()));
    return { success: true as const };
  });
}
