/**
 * Every endpoint that changes something, once with success: what is announced is what the contract says that it
 * changes. An endpoint added later is tested the day it appears.
 */
import { allEndpoints, type CallName, type NamedEndpoint } from "@caseload/contract/endpoints";
import type { Topic } from "@caseload/contract/realtime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Announcements, hearAnnouncements, topicsFor } from "../testkit/announcements.ts";
import { startTestMailer, type TestMailer } from "../testkit/test-mailer.ts";
import { openSite, type Site } from "../testkit/site.ts";
import { assemble, relations, type Cast } from "./actors.ts";
import { expectationOf } from "./expectation.ts";
import { prepare } from "./records.ts";
import { successes, type Success } from "./successes.ts";

let site: Site;
let post: TestMailer;
let cast: Cast;
let announcements: Announcements;
beforeAll(async () => {
  site = await openSite();
  post = await startTestMailer(site);
  cast = await assemble(site);
  announcements = await hearAnnouncements(site.connectionString);
});
afterAll(async () => {
  await announcements.stop();
  await post.close();
  await site.close();
});

/** Topics of `changes` that the success made here does not announce to the caller, and why. Each other one must be. */
const unheard: Partial<Record<CallName, readonly Topic[]>> = {
  // Postings carry the name of an attorney who posts, and of the firm: neither changes here.
  updateAccountSettings: ["jobs"],
  createFirmProfile: ["jobs"],
  // The paralegal had no invite to this job.
  apply: ["jobInvites"],
  // Preferences and a search of the same name follow one another; this search is another.
  saveSearchPreferences: ["savedSearches"],
  changeSavedSearch: ["matches"],
  // Reassigning does; this duplicates.
  changeJobs: ["applications"],
  // The e-mails stopped here are about applications, not a search or a report.
  unsubscribe: ["savedSearches", "reportSchedules"],
  // The member, not the caller.
  changeMember: ["session", "jobs", "applications", "contracts"],
  deactivateMember: ["session", "profile"],
  // The firm's other members, who go on working with what the caller leaves.
  deactivateAccount: ["applications", "team"],
  deleteAccount: ["applications", "team"],
  // Staff, not the caller.
  reportAbuse: ["reports"],
  // The database ends the other browsers' devices with their sessions; only the screen that called shows them again.
  changePassword: ["pushDevices"],
};

/** By the records of the matrix, unless successes.ts says how this call succeeds. */
async function successOf(endpoint: NamedEndpoint): Promise<Success> {
  const own = successes[endpoint.name];
  if (own) return own({ site, cast, post, endpoint });
  const relation = relations.find((one) => expectationOf(endpoint, one, cast.people).includes(200));
  if (!relation) throw new Error(`Nobody of the cast may call ${endpoint.name}.`);
  const input = await prepare(endpoint, site, cast, relation);
  const callerId = relation === "signedOut" ? null : cast.people[relation].id;
  return { caller: cast.callers[relation], callerId, input };
}

const changing = allEndpoints.filter(({ method }) => method !== "GET");

test.each(changing.map((endpoint) => [endpoint.name, endpoint] as const))(
  "%s announces what it changes",
  async (name, endpoint) => {
    const { changes = [] } = endpoint;
    const { caller, callerId, input } = await successOf(endpoint);
    await announcements.take();
    const answer = await caller.call(name, input);
    expect([200, 201], `${name} answered ${answer.statusCode}: ${answer.body}`).toContain(answer.statusCode);
    const heard = await announcements.take();
    // A notification is announced together with what it is about; its topic is no change of the endpoint's own.
    const notified: readonly Topic[] = heard.some(({ notification }) => notification)
      ? ["notifications"]
      : [];
    const announced = new Set(heard.flatMap(({ topics }) => topics));
    expect([...announced].filter((topic) => ![...changes, ...notified].includes(topic))).toEqual([]);
    // A visitor has no socket: what matters is that somebody is told.
    const told: readonly string[] = callerId === null ? [...announced] : topicsFor(heard, callerId);
    expect(changes.filter((topic) => !told.includes(topic))).toEqual(unheard[name] ?? []);
  },
);
