/** Calls every endpoint as every kind of caller, with own and foreign records and with ids that do not exist. */
import { callUrl } from "@caseload/contract/call-url";
import { allEndpoints, type NamedEndpoint } from "@caseload/contract/endpoints";
import { primaryRoles } from "@caseload/contract/roles";
import { eq } from "drizzle-orm";
import { type Cast, type Person, type Relation, relations } from "../authorization/actors.ts";
import { callerFor, expectedAnswers } from "../authorization/expected-answers.ts";
import { prepareCall } from "../authorization/records.ts";
import { users } from "../platform/db/schema/accounts.ts";
import { makeFirm, makePerson, makeProfile } from "../demo/factories.ts";
import { payloadOf } from "../testkit/payload.ts";
import { send } from "./send.ts";
import { Tally } from "./tally.ts";
import type { OwnTarget } from "./target.ts";

interface Actor {
  readonly name: string;
  readonly relation: Relation;
  readonly cast: Cast;
  /** Of a session that has ended; otherwise a caller of the cast. */
  readonly endedCookie?: string;
}

const unusedId = 2_000_000_000;
/** Endpoints between two resets of the limits. */
const resetEvery = 5;

/** The cast's relations, someone of each role in a third firm, and a session that has ended. */
async function createActors({ site, cast }: OwnTarget): Promise<Actor[]> {
  const { db, time } = site;
  const { id: thirdFirmId } = await makeFirm(db, time.now, { name: "Third Firm LLP" });
  const strangers = await Promise.all(
    [...primaryRoles, null].map(async (primaryRole): Promise<Actor> => {
      const firmId = primaryRole === "freelance_paralegal" || primaryRole === null ? null : thirdFirmId;
      const made = await makePerson(db, time.now, {
        primaryRole: primaryRole ?? "associate",
        firmId,
        lastName: "Person",
      });
      if (primaryRole === null) await db.update(users).set({ primaryRole }).where(eq(users.id, made.id));
      const isParalegal = made.userType === "paralegal";
      if (isParalegal) await makeProfile(db, time.now, { userId: made.id, isPublic: true });
      const person: Person = { ...made, primaryRole, caller: await site.signInAs(made.id) };
      const relation = isParalegal ? "otherParalegal" : "otherAttorney";
      return {
        name: `${primaryRole ?? "no role"} of no party`,
        relation,
        cast: {
          ...cast,
          people: { ...cast.people, [relation]: person },
          callers: { ...cast.callers, [relation]: person.caller },
        },
      };
    }),
  );
  const ended = await site.signInAs(cast.people.owningAttorney.id);
  await ended.ask("logout");
  return [
    ...relations.map((relation) => ({ name: relation, relation, cast })),
    ...strangers,
    { name: "ended session", relation: "signedOut", cast, endedCookie: ended.cookie },
  ];
}

/** Runs until all calls are made. */
export async function runMatrix(target: OwnTarget): Promise<Tally> {
  const tally = new Tally("authorization matrix");
  const actors = await createActors(target);
  for (const [at, endpoint] of allEndpoints.entries()) {
    if (at % resetEvery === 0) await target.resetLimits();
    for (const actor of actors) {
      await call(target, tally, endpoint, actor, false);
      const { record } = endpoint.access;
      if (record && record.kind !== "user" && record.kind !== "conversation")
        await call(target, tally, endpoint, actor, true);
    }
  }
  return tally;
}

async function call(
  { site, origin }: OwnTarget,
  tally: Tally,
  endpoint: NamedEndpoint,
  { name, relation, cast, endedCookie }: Actor,
  isMissing: boolean,
): Promise<void> {
  // The server has the real time, in which links expire.
  site.time.now = new Date();
  const made = await prepareCall(endpoint, site, cast, relation);
  const cookie = endedCookie ?? (await callerFor(endpoint.name, relation, { site, cast })).cookie;
  const params = isMissing
    ? Object.fromEntries(Object.keys(made.params ?? {}).map((key) => [key, unusedId]))
    : made.params;
  const { type, payload } = await payloadOf(endpoint.name, made);
  const path = callUrl(endpoint, { params, query: made.query });
  const answer = await send(new URL(origin), { method: endpoint.method, path, cookie, type, payload });
  tally.count(answer);
  const answers = expectedAnswers(endpoint, relation, cast.people, { isMissing });
  const expected = isMissing
    ? answers.map((status) => (status < 300 || status === 409 ? 404 : status))
    : answers;
  // The server builds exports in the background, unlike the site of matrix.test.ts; each is the caller's own.
  const isBuilt = endpoint.name === "downloadDataExport" && expected.includes(404) && answer.status === 200;
  if (!expected.includes(answer.status) && !isBuilt)
    tally.find(
      `${endpoint.name} as ${name}${isMissing ? ", a missing id" : ""}: ${answer.status} instead of ` +
        `${[...new Set(expected)].join(" or ")}. ${answer.body.slice(0, 160)}`,
    );
}
