import { conversations, messages } from "../platform/db/schema/messages.ts";
import type { Tx } from "../platform/db/database.ts";
import type { DemoName } from "./people.ts";
import { daysFrom, type Cast } from "./cast.ts";

interface DemoConversation {
  between: readonly [DemoName, DemoName];
  /** Messages; `by` is the index in `between`. */
  lines: readonly { by: 0 | 1; daysAgo: number; text: string; unread?: true }[];
}

export const demoConversations: readonly DemoConversation[] = [
  {
    between: ["margaret", "daniel"],
    lines: [
      {
        by: 0,
        daysAgo: 2.3,
        text: "Daniel, thank you for the production work. Have you worked under a 502(d) order that covers inadvertent production by vendors?",
      },
      {
        by: 1,
        daysAgo: 2.28,
        text: "Yes, twice. In the Corvane matter the order covered the vendor by name, and we used it once for a batch that went out with the wrong overlay.",
      },
      { by: 1, daysAgo: 2.27, text: "I can share the redacted clawback letter if it helps." },
      {
        by: 0,
        daysAgo: 0.14,
        text: "Please do. Volume 4 goes out on the 27th. Read section 4 on privilege calls before then.",
      },
      {
        by: 1,
        daysAgo: 0.12,
        text: "Read and clear. Two questions on the log: do you want attachments logged separately, and who takes the Vantage email string?",
      },
      {
        by: 0,
        daysAgo: 0.1,
        text: "Separately, please. Good. Flag the Vantage string and I will make that call myself.",
        unread: true,
      },
    ],
  },
  {
    between: ["elena", "leila"],
    lines: [
      {
        by: 0,
        daysAgo: 1.2,
        text: "Leila, the clinic day went well. Your application for the asylum matters is on my desk.",
      },
      { by: 1, daysAgo: 1.1, text: "Thank you, Elena. I have three mornings a week free from next Monday." },
      { by: 0, daysAgo: 1, text: "Could you take a first interview on Thursday?", unread: true },
    ],
  },
  {
    between: ["margaret", "priya"],
    lines: [
      { by: 0, daysAgo: 0.4, text: "Priya, which review platform did you use for the 22,000 documents?" },
      {
        by: 1,
        daysAgo: 0.3,
        text: "Relativity, with a coding manual of my own. I can send the table of contents.",
        unread: true,
      },
    ],
  },
  {
    between: ["margaret", "tomasz"],
    lines: [
      { by: 0, daysAgo: 3, text: "Tomasz, the terms for the deposition summaries are in your contracts." },
      { by: 1, daysAgo: 2.8, text: "Thank you. I will read them tonight and sign tomorrow." },
    ],
  },
];

export async function makeConversation(tx: Tx, { between, lines }: DemoConversation, cast: Cast, now: Date) {
  const ids = between.map((name) => cast.people[name].id);
  const [first = 0, second = 0] = ids;
  const at = (daysAgo: number) => daysFrom(now, -daysAgo);
  const opened = lines[0]?.daysAgo ?? 0;
  const [conversation] = await tx
    .insert(conversations)
    .values({
      lowUserId: Math.min(first, second),
      highUserId: Math.max(first, second),
      openedById: first,
      createdAt: at(opened),
      lastMessageAt: at(lines.at(-1)?.daysAgo ?? 0),
    })
    .returning({ id: conversations.id });
  if (!conversation) throw new Error("The conversation was not stored.");
  for (const { by, daysAgo, text, unread } of lines)
    await tx.insert(messages).values({
      conversationId: conversation.id,
      senderId: by === 0 ? first : second,
      receiverId: by === 0 ? second : first,
      content: text,
      createdAt: at(daysAgo),
      readAt: unread ? null : at(daysAgo / 2),
    });
}
