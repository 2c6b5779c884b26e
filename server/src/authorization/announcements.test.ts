/**
 * Calls every endpoint that changes something once with success, and compares the announced topics with the contract's
 * `changes`. New endpoints are included automatically.
 */
import { allEndpoints, type CallName } from "@caseload/contract/endpoints";
import type { Topic } from "@caseload/contract/realtime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Announcements, recordAnnouncements, topicsFor } from "../testkit/announcements.ts";
import { startTestMailer, type TestMailer } from "../testkit/test-mailer.ts";
import { openSite, type Site } from "../testkit/site.ts";
import { createCast, type Cast } from "./actors.ts";
import { successOf } from "./successes.ts";

let site: Site;
let mailer: TestMailer;
let cast: Cast;
let announcements: Announcements;
beforeAll(async () => {
  site = await openSite();
  mailer = await startTestMailer(site);
  cast = await createCast(site);
  announcements = await recordAnnouncements(site.connectionString);
});
afterAll(async () => {
  await announcements.stop();
  await mailer.close();
  await site.close();
});

/** Topics of `changes` that these calls do not announce to the caller, with the reasons. */
const notAnnounced: Partial<Record<CallName, readonly Topic[]>> = {
  // Postings carry the name of an attorney who posts, and of the firm: neither changes here.
  updateAccountSettings: ["jobs"],
  createFirmProfile: ["jobs"],
  // The paralegal had no invite to this job.
  apply: ["jobInvites"],
  // Preferences and a search of the same name follow one another; this search is another.
  saveSearchPreferences: ["savedSearches"],
  changeSavedSearch: ["matches"],
  // Keeping the address that it gives does (mailing-addresses.test.ts).
  proposeVersion: ["profile"],
  // Reassigning does; this duplicates.
  changeJobs: ["applications"],
  // The e-mails stopped here are about applications, not a search or a report.
  unsubscribe: ["savedSearches", "reportSchedules"],
  // The member, not the caller.
  changeMember: ["session", "jobs", "applications", "contracts"],
  deactivateMember: ["session", "profile"],
  // The firm's other members.
  deactivateAccount: ["applications", "team"],
  deleteAccount: ["applications", "team"],
  // A takedown, a suspension or a ban does; this is a warning.
  imposeSanction: ["jobs", "messages", "reviews", "people"],
  liftSanction: ["jobs", "messages", "reviews", "people"],
  // Staff, not the caller.
  reportAbuse: ["reports"],
  // The database deletes the devices of the other sessions; only the calling screen shows them.
  changePassword: ["pushDevices"],
};

const changing = allEndpoints.filter(({ method }) => method !== "GET");

test.each(changing.map((endpoint) => [endpoint.name, endpoint] as const))(
  "%s announces what it changes",
  async (name, endpoint) => {
    const { changes = [] } = endpoint;
    const { caller, callerId, input } = await successOf({ site, cast, mailer, endpoint });
    await announcements.take();
    const answer = await caller.call(name, input);
    expect([200, 201], `${name} answered ${answer.statusCode}: ${answer.body}`).toContain(answer.statusCode);
    const heard = await announcements.take();
    // Notifications have their own topic, which is not among the endpoint's changes.
    const notified: readonly Topic[] = heard.some(({ notification }) => notification)
      ? ["notifications"]
      : [];
    const announced = new Set(heard.flatMap(({ topics }) => topics));
    expect([...announced].filter((topic) => ![...changes, ...notified].includes(topic))).toEqual([]);
    // Visitors have no socket, so any recipient counts.
    const received: readonly string[] = callerId === null ? [...announced] : topicsFor(heard, callerId);
    expect(changes.filter((topic) => !received.includes(topic))).toEqual(notAnnounced[name] ?? []);
  },
);
