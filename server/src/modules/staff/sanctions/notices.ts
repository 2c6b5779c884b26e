import type { SanctionKind, TakedownSubject } from "@caseload/contract/staff/sanction-kinds";
import { formatLongDate } from "../../../platform/calendar-day.ts";
import type { Notice } from "../../notifications/notifications/notify.ts";

/** Where a member reads the sanctions against the account, and appeals. */
const standingPage = "/settings/standing";

const takedownTitles: Record<TakedownSubject, string> = {
  job: "Your posting was taken down",
  message: "Your message was removed",
  review: "Your review was removed",
};

interface Imposed {
  userId: number;
  kind: SanctionKind;
  subject: TakedownSubject | null;
  /** The last day of a suspension. */
  lastDay: string | null;
  reason: string;
}

function titleOf({ kind, subject, lastDay }: Imposed): string {
  switch (kind) {
    case "takedown":
      return takedownTitles[subject ?? "message"];
    case "warning":
      return "You received a warning";
    case "suspension":
      return lastDay === null
        ? "Your account is suspended"
        : `Your account is suspended through ${formatLongDate(lastDay)}`;
    case "ban":
      return "Your account is banned";
  }
}

const toMember = { type: "system", priority: "high", actionUrl: standingPage, alwaysByEmail: true } as const;

const asSentence = (reason: string): string => (/[.!?]"?$/.test(reason) ? reason : `${reason}.`);

export const imposedNotice = (imposed: Imposed): Notice => ({
  ...toMember,
  userId: imposed.userId,
  title: titleOf(imposed),
  message: `Reason: ${asSentence(imposed.reason)} You can appeal once in Settings, under Account standing.`,
});

export const liftedNotice = (userId: number, note: string): Notice => ({
  ...toMember,
  userId,
  title: "A sanction against your account was lifted",
  message: note,
});

export const keptNotice = (userId: number, note: string): Notice => ({
  ...toMember,
  userId,
  title: "Your appeal was denied",
  message: note,
});

export const suspensionOverNotice = (userId: number): Notice => ({
  ...toMember,
  userId,
  title: "Your suspension has ended",
  message: "You can use your account as before.",
});

export const appealNotice = (staffId: number, name: string, sanctionId: number): Notice => ({
  userId: staffId,
  type: "system",
  title: "Sanction appealed",
  message: `${name} asked us to lift a sanction.`,
  priority: "high",
  actionUrl: `/staff/sanctions/${sanctionId}`,
});
