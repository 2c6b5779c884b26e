import type { Actor } from "../actor.ts";
import type { Deps } from "../deps.ts";
import { HttpError } from "./http-error.ts";
import {
  consumeInWindow,
  type RateLimitName,
  type RateLimitCounter,
  rateLimits,
  refund,
} from "./rate-limits.ts";
import { waitingTime } from "./waiting-time.ts";

/** What a member does to other people, limited per minute and per day, with the words for it. */
const activities = {
  postings: { minute: "postingsInMinute", day: "postingsInDay", done: "created or published", what: "jobs" },
  applications: {
    minute: "applicationsInMinute",
    day: "applicationsInDay",
    done: "sent",
    what: "applications",
  },
  jobInvites: { minute: "jobInvitesInMinute", day: "jobInvitesInDay", done: "sent", what: "job invites" },
  interviewProposals: {
    minute: "interviewProposalsInMinute",
    day: "interviewProposalsInDay",
    done: "sent",
    what: "interview proposals",
  },
  teamInvitations: {
    minute: "teamInvitationsInMinute",
    day: "teamInvitationsInDay",
    done: "sent",
    what: "team invitations",
  },
  messages: { minute: "messagesInMinute", day: "messagesInDay", done: "sent", what: "messages" },
  joinRequests: {
    minute: "joinRequestsInMinute",
    day: "joinRequestsInDay",
    done: "sent",
    what: "requests to join a firm",
  },
} as const satisfies Record<
  string,
  { minute: RateLimitName; day: RateLimitName; done: string; what: string }
>;
type Activity = keyof typeof activities;
type Period = "minute" | "day";

const periodTexts: Record<Period, string> = { minute: "minute", day: "24 hours" };

/** Of the daily limit, for accounts whose address is not confirmed although emails are sent. */
const unconfirmedShare = 0.1;

type LimitDeps = Pick<Deps, "db" | "config">;

/**
 * Runs an action within the limits on its kind. An action that fails is not counted, so that the numbers in the texts
 * are true.
 * @param periods a bulk action counts once per minute and each of its records per day
 * @throws HttpError 429 with the number, the period and the time until the end of its window
 */
export async function limitActivity<Result>(
  { db, config }: LimitDeps,
  actor: Pick<Actor, "id" | "emailVerified">,
  activity: Activity,
  run: () => Promise<Result>,
  periods: readonly Period[] = ["minute", "day"],
): Promise<Result> {
  const { done, what } = activities[activity];
  const isConfirmed = config.smtpUrl === undefined || actor.emailVerified;
  const counted: RateLimitCounter[] = [];
  try {
    const exceeded: { period: Period; max: number; seconds: number }[] = [];
    for (const period of periods) {
      const name = activities[activity][period];
      const counter = [name, String(actor.id)] as const;
      const { count, seconds } = await consumeInWindow(db, ...counter);
      counted.push(counter);
      const max = rateLimits[name].max * (period === "day" && !isConfirmed ? unconfirmedShare : 1);
      if (count > max) exceeded.push({ period, max, seconds });
    }
    const [longest] = exceeded.toSorted((one, other) => other.seconds - one.seconds);
    if (longest) {
      const { period, max, seconds } = longest;
      const reached = `You've ${done} ${max.toLocaleString("en-US")} ${what} in the last ${periodTexts[period]}.`;
      const wait = `in ${waitingTime(seconds)}`;
      const advice =
        isConfirmed || period === "minute"
          ? `Try again ${wait}.`
          : `Confirm your email address to raise the limit, or try again ${wait}.`;
      throw new HttpError(429, `${reached} ${advice}`, { retryAfter: seconds });
    }
    return await run();
  } catch (error) {
    await refund(db, counted);
    throw error;
  }
}
