/** The deliverables and the supervision logs of the demo's contracts. */
import type { DeliverableStatus } from "@caseload/contract/engagements/deliverable-moves";
import { plusDays } from "../platform/calendar-day.ts";
import type { Tx } from "../platform/db/database.ts";
import { daysFrom } from "./cast.ts";
import { makeDeliverable, makeSubmission, makeSupervisionEntry } from "./work-factories.ts";

interface DemoSubmission {
  daysAgo: number;
  note: string;
  answer?: { daysAgo: number; answer: "approved" | "returned"; comments: string | null };
}

interface DemoDeliverable {
  title: string;
  instructions?: string;
  /** Days from today. */
  due: number;
  addedDaysAgo: number;
  submissions: readonly DemoSubmission[];
}

interface DemoInstruction {
  daysAgo: number;
  kind: "instruction" | "review";
  text: string;
}

interface DemoWork {
  deliverables: readonly DemoDeliverable[];
  instructions: readonly DemoInstruction[];
}

/** By the posting's name in the demo's files. */
const work: Readonly<Record<string, DemoWork>> = {
  production: {
    deliverables: [
      {
        title: "First-pass conflicts, resolved",
        instructions: "Every document on which two reviewers disagreed, with a call for each.",
        due: -14,
        addedDaysAgo: 22.6,
        submissions: [
          {
            daysAgo: 14.3,
            note: "212 conflicts, 9 held for counsel.",
            answer: { daysAgo: 13.2, answer: "approved", comments: "Spot-checked 20 of 212." },
          },
        ],
      },
      {
        title: "Family consistency report",
        instructions: "Parent and attachment calls that differ, with a proposed call.",
        due: -2,
        addedDaysAgo: 12,
        submissions: [
          {
            daysAgo: 3.4,
            note: "41 families differ.",
            answer: {
              daysAgo: 1.2,
              answer: "returned",
              comments: "Calls on attachments 14 to 31 have no reason. Please add one for each.",
            },
          },
        ],
      },
      {
        title: "Privilege log, volume 3",
        instructions: "In the form of the protective order.",
        due: 0,
        addedDaysAgo: 12,
        submissions: [{ daysAgo: 0.3, note: "118 entries in the form of the protective order." }],
      },
      {
        title: "Privilege log, volume 4",
        instructions: "Attachments logged separately.",
        due: 5,
        addedDaysAgo: 5,
        submissions: [],
      },
      {
        title: "Final log and transmittal",
        instructions: "For counsel's signature.",
        due: 16,
        addedDaysAgo: 22.6,
        submissions: [],
      },
    ],
    instructions: [
      {
        daysAgo: 22.5,
        kind: "instruction",
        text: "Log attachments separately. Hold anything from in-house counsel for me.",
      },
      {
        daysAgo: 7.2,
        kind: "instruction",
        text: "Flag the email string with the vendor. Do not code it. I make that call.",
      },
    ],
  },
  naturalization: {
    deliverables: [
      {
        title: "Document checklist, Form N-400",
        due: -36,
        addedDaysAgo: 40,
        submissions: [
          {
            daysAgo: 37,
            note: "Complete, with two translations to come.",
            answer: { daysAgo: 36.5, answer: "approved", comments: null },
          },
        ],
      },
      {
        title: "Draft application packet",
        instructions: "For attorney review before signature.",
        due: -31,
        addedDaysAgo: 40,
        submissions: [
          {
            daysAgo: 33,
            note: "Packet with exhibits A to H.",
            answer: {
              daysAgo: 32.5,
              answer: "returned",
              comments: "Travel dates on page 4 do not match the passport.",
            },
          },
          {
            daysAgo: 31.4,
            note: "Corrected against the passport stamps.",
            answer: { daysAgo: 30.6, answer: "approved", comments: "Checked every date." },
          },
        ],
      },
    ],
    instructions: [
      {
        daysAgo: 39.8,
        kind: "instruction",
        text: "Do not advise the applicant on eligibility. Refer questions to me.",
      },
    ],
  },
};

interface DemoEngagement {
  job: string;
  contractId: number;
  paralegalId: number;
  attorneyId: number;
}

/** A stored entry of the log, of deliverables, instructions or timesheets, for the order in which they were written. */
export interface LogEntry {
  at: Date;
  write: (tx: Tx) => Promise<unknown>;
}

/** Stores a deliverable with its submissions. Returns what its answers put in the log. */
async function deliver(
  tx: Tx,
  engagement: DemoEngagement,
  demo: DemoDeliverable,
  now: Date,
): Promise<LogEntry[]> {
  const { contractId, paralegalId, attorneyId } = engagement;
  const last = demo.submissions.at(-1);
  const status: DeliverableStatus = last ? (last.answer?.answer ?? "submitted") : "due";
  const { id } = await makeDeliverable(tx, daysFrom(now, -demo.addedDaysAgo), {
    contractId,
    authorId: attorneyId,
    title: demo.title,
    instructions: demo.instructions ?? null,
    dueOn: plusDays(now.toISOString().slice(0, 10), demo.due),
    status,
  });
  const log: LogEntry[] = [];
  for (const { daysAgo, note, answer } of demo.submissions) {
    const decidedAt = answer ? daysFrom(now, -answer.daysAgo) : null;
    await makeSubmission(tx, daysFrom(now, -daysAgo), {
      deliverableId: id,
      submittedById: paralegalId,
      note,
      ...(answer && {
        answer: answer.answer,
        comments: answer.comments,
        decidedById: attorneyId,
        decidedAt,
      }),
    });
    if (!answer || !decidedAt) continue;
    const verb = answer.answer === "approved" ? "Approved" : "Returned";
    const text = [`${verb} "${demo.title}".`, answer.comments].filter(Boolean).join(" ");
    const kind = `deliverable_${answer.answer}` as const;
    const entry = { contractId, kind, deliverableId: id, authorId: attorneyId, text };
    log.push({ at: decidedAt, write: (writer) => makeSupervisionEntry(writer, decidedAt, entry) });
  }
  return log;
}

/** Stores what was delivered under a contract, and its supervision log in order, with the entries given. */
export async function recordDemoWork(
  tx: Tx,
  engagement: DemoEngagement,
  entries: readonly LogEntry[],
  now: Date,
): Promise<void> {
  const { contractId, attorneyId } = engagement;
  const { deliverables, instructions } = work[engagement.job] ?? { deliverables: [], instructions: [] };
  const log = [...entries];
  for (const demo of deliverables) log.push(...(await deliver(tx, engagement, demo, now)));
  for (const { daysAgo, kind, text } of instructions) {
    const at = daysFrom(now, -daysAgo);
    const entry = { contractId, kind, text, authorId: attorneyId };
    log.push({ at, write: (writer) => makeSupervisionEntry(writer, at, entry) });
  }
  for (const { write } of log.toSorted((one, other) => one.at.getTime() - other.at.getTime()))
    await write(tx);
}
