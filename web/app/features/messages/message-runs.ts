/** How a thread is laid out: days, in them runs of one person's lines, each run with one time. */
import type { Message } from "@caseload/contract/messages/messages";
import type { OutgoingMessage } from "./outbox.ts";

export interface Line {
  readonly key: string;
  readonly isMine: boolean;
  readonly content: string;
  /** ISO 8601 */
  readonly at: string;
  readonly isRead: boolean;
  /** Set while it is being sent, and when sending failed. */
  readonly outgoing?: OutgoingMessage;
}

export interface Run {
  readonly key: string;
  readonly isMine: boolean;
  readonly lines: readonly [Line, ...Line[]];
  /** Ends with the last of one's messages that the other has read. */
  readonly isLastRead: boolean;
}

export interface Day {
  readonly name: string;
  readonly runs: readonly Run[];
}

/** A longer pause starts a run of its own. */
const pauseMs = 15 * 60_000;

export function linesOf(
  messages: readonly Message[],
  outgoing: readonly OutgoingMessage[],
  viewerId: number,
): Line[] {
  const stored = messages.map(({ id, senderId, content, createdAt, isRead }) => ({
    key: String(id),
    isMine: senderId === viewerId,
    content,
    at: createdAt,
    isRead,
  }));
  const unsent = outgoing.map((item) => ({
    key: item.key,
    isMine: true,
    content: item.content,
    at: item.writtenAt,
    isRead: false,
    outgoing: item,
  }));
  return [...stored, ...unsent];
}

/** @param dayOf the name of the day of an instant, in the viewer's time zone */
export function daysOf(lines: readonly Line[], dayOf: (instant: string) => string): Day[] {
  const lastRead = lines.findLast((line) => line.isMine && line.isRead)?.key;
  const days: { name: string; runs: [Line, ...Line[]][] }[] = [];
  for (const line of lines) {
    const name = dayOf(line.at);
    let day = days.at(-1);
    if (day?.name !== name) days.push((day = { name, runs: [] }));
    const run = day.runs.at(-1);
    const before = run?.at(-1);
    if (run && before && before.key !== lastRead && isContinued(before, line)) run.push(line);
    else day.runs.push([line]);
  }
  return days.map(({ name, runs }) => ({
    name,
    runs: runs.map((run) => ({
      key: run[0].key,
      isMine: run[0].isMine,
      lines: run,
      isLastRead: run.at(-1)?.key === lastRead,
    })),
  }));
}

const hasFailed = (line: Line): boolean => line.outgoing?.state === "failed";

const isContinued = (before: Line, line: Line): boolean =>
  before.isMine === line.isMine &&
  !hasFailed(before) &&
  !hasFailed(line) &&
  Date.parse(line.at) - Date.parse(before.at) < pauseMs;
