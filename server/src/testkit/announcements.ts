import pg from "pg";
import { type Announcement, channel } from "../platform/realtime/announce.ts";

export interface Announcements {
  /** What was announced since the last call. */
  take: () => Promise<Announcement[]>;
  stop: () => Promise<void>;
}

/** Records what a site announces, as its other processes receive it. */
export async function recordAnnouncements(connectionString: string): Promise<Announcements> {
  const client = new pg.Client({ connectionString });
  const received: Announcement[] = [];
  client.on("notification", ({ payload }) => {
    if (payload) received.push(JSON.parse(payload) as Announcement);
  });
  // A failed test may drop the database before it stops the recorder.
  client.on("error", () => undefined);
  await client.connect();
  await client.query(`listen ${channel}`);
  return {
    take: async () => {
      // PostgreSQL delivers what was committed before a statement at that statement's end.
      await client.query("select 1");
      return received.splice(0);
    },
    stop: () => client.end(),
  };
}

/** The topics announced to a user, sorted. */
export const topicsFor = (announcements: readonly Announcement[], userId: number): string[] => [
  ...new Set(
    announcements
      .filter(({ to }) => to === "everyone" || to.includes(userId))
      .flatMap(({ topics }) => topics)
      .toSorted(),
  ),
];
