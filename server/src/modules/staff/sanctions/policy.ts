import type { Actor } from "../../../platform/actor.ts";

interface Standing {
  endedAt: Date | null;
  until: Date | null;
  appealedAt: Date | null;
  answeredAt: Date | null;
}

export const isAddressee = (actor: Actor, sanction: { userId: number }): boolean =>
  actor.id === sanction.userId;

/** In force: not lifted, and not past its last day. */
export const isInForce = ({ endedAt, until }: Pick<Standing, "endedAt" | "until">, now: Date): boolean =>
  endedAt === null && (until === null || until > now);

export const awaitsAnswer = ({ appealedAt, answeredAt }: Standing): boolean =>
  appealedAt !== null && answeredAt === null;

/** Each sanction is appealed once, while it is in force. */
export const canAppeal = (sanction: Standing, now: Date): boolean =>
  isInForce(sanction, now) && sanction.appealedAt === null;
