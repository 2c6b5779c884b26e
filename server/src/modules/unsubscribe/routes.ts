import { refusals } from "@caseload/contract/refusals";
import { unsubscribeEndpoints } from "@caseload/contract/unsubscribe";
import type { Reader } from "../../db/handle.ts";
import type { Deps } from "../../deps.ts";
import type { Register } from "../../http/register.ts";
import { readUnsubscribeToken } from "../../mail/unsubscribe-link.ts";
import { missing } from "../../refusal.ts";
import { findTopic } from "./topics.ts";

export function unsubscribeRoutes(register: Register, { db, clock, secret }: Deps): void {
  async function topicOf(reader: Reader, token: string) {
    const subject = readUnsubscribeToken(secret, token);
    const topic = subject && (await findTopic(reader, subject));
    if (!topic) throw missing(refusals.linkBroken);
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
