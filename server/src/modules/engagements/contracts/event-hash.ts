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
}

export const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");

/**
 * The hash of a timeline event, in hex: SHA-256 of these lines, joined by line feeds: the previous event's hash or an
 * empty line, contract id, kind, actor id or an empty line, ISO instant with milliseconds, version or an empty line, and
 * the note. Changing, removing or inserting an event breaks the chain from there on.
 */
export function eventHash(event: HashedEvent, previousHash: string | null): string {
  const { contractId, kind, actorId, createdAt, version, note } = event;
  return sha256(
    [
      previousHash ?? "",
      contractId,
      kind,
      actorId ?? "",
      createdAt.toISOString(),
      version ?? "",
      note ?? "",
    ].join("\n"),
  );
}
