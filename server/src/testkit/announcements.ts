import pg from "pg";
import { type Announcement, channel } from "../platform/realtime/announce.ts";

export interface Announcements {
  /** What was announced since the last call. */
  take: () => Promise<Announcement[]>;
  stop: () => Promise<void>;
}

/** Hears what a site announces, as its other processes do. */
export async function hearAnnouncements(connectionString: string): Promise<Announcements> {
  const client = new pg.Client({ connectionString });
  const heard: Announcement[] = [];
  client.on("notification", ({ payload }) => {
    if (payload) heard.push(JSON.parse(payload) as Announcement);
  });
  // A test that fails before it stops this takes the database away from under it.
  client.on("error", () => undefined);
  await client.connect();
  await client.query(`listen ${channel}`);
  return {
    take: async () => {
      // PostgreSQL delivers what was committed before a statement at that statement's end.
      await client.query("select 1");
      return heard.splice(0);
    },
    stop: () => client.end(),
  };
}

/** The topics that a person is told of, sorted. */
export const topicsFor = (announcements: readonly Announcement[], userId: number): string[] => [
  ...new Set(
    announcements
      .filter(({ to }) => to === "everyone" || to.includes(userId))
      .flatMap(({ topics }) => topics)
      .toSorted(),
  ),
];
