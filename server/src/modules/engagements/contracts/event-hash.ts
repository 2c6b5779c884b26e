import { createHash } from "node:crypto";

export interface HashedEvent {
  contractId: number;
  kind: string;
  /** Null for scheduled tasks. */
  actorId: number | null;
  /** Millisecond precision. */
  createdAt: Date;
  /** The version of the terms that the event concerns. */
  version: number | null;
  note: string | null;
  /** Hash of the record that the event is about (event-content.ts); null for events without one. */
  contentSha256: string | null;
}

export const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");

/**
 * The hash of a timeline event, in hex: SHA-256 of these lines, joined by line feeds: the previous event's hash or an
 * empty line, contract id, kind, actor id or an empty line, ISO instant with milliseconds, version or an empty line, and
 * the note. The SHA-256 of the record that the event is about precedes the note, on a line of its own, where there is
 * one. Changing, removing or inserting an event breaks the chain from there on.
 */
export function eventHash(event: HashedEvent, previousHash: string | null): string {
  const { contractId, kind, actorId, createdAt, version, contentSha256, note } = event;
  return sha256(
    [
      previousHash ?? "",
      contractId,
      kind,
      actorId ?? "",
      createdAt.toISOString(),
      version ?? "",
      ...(contentSha256 === null ? [] : [contentSha256]),
      note ?? "",
    ].join("\n"),
  );
}
