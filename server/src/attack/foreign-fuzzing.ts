import { allEndpoints } from "@caseload/contract/endpoints";
import type { CastIds, Relation } from "../authorization/actors.ts";
import { callerOf } from "../authorization/expectation.ts";
import { uploads } from "../authorization/file-records.ts";
import { validBody } from "../authorization/records.ts";
import { demoPassword, demoPeople } from "../testkit/demo-people.ts";
import { signInOverWeb } from "../testkit/web-caller.ts";
import type { FuzzTarget } from "./fuzz.ts";
import { send } from "./send.ts";
import { Tally } from "./tally.ts";

/** Members of the demo, where the site has it. */
const members: Partial<Record<Relation, string>> = {
  owningParalegal: demoPeople.daniel.email,
  owningAttorney: demoPeople.margaret.email,
  otherAttorney: demoPeople.elena.email,
  colleague: demoPeople.owen.email,
};

/** The lowest ids, which every site has or had. */
const someId = 1;
const someToken = "a".repeat(43);
const castIds: CastIds = {
  people: {
    owningParalegal: { id: 1 },
    otherParalegal: { id: 2 },
    owningAttorney: { id: 3 },
    otherAttorney: { id: 4 },
    colleague: { id: 5 },
    staff: { id: 6 },
  },
};

/** Signs in to the demo's accounts. @returns the cookies; none where the site has no demo */
export async function signInToDemo(origin: string): Promise<Map<Relation, string>> {
  const cookies = new Map<Relation, string>();
  for (const [relation, email] of Object.entries(members) as [Relation, string][]) {
    const member = await signInOverWeb(() => origin, email, demoPassword).catch(() => null);
    if (member) cookies.set(relation, member.cookie);
  }
  return cookies;
}

/** Fuzzing of a given site: ids and tokens are guessed, and limits apply. */
export const foreignFuzzTarget = (origin: string, cookies: ReadonlyMap<Relation, string>): FuzzTarget => ({
  origin: new URL(origin),
  callersOf: (endpoint) => {
    // The session would be gone for the calls after it.
    if (endpoint.name === "logout") return ["signedOut"];
    const first = callerOf(endpoint);
    const signedIn = [...cookies.keys()].filter((relation) => relation !== first);
    return cookies.has(first) ? [first, "signedOut", ...signedIn] : ["signedOut", ...signedIn];
  },
  cookieOf: async (_name, relation) => cookies.get(relation) ?? "",
  prepare: async (endpoint, relation) => ({
    params: Object.fromEntries(
      [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = ""]) => [
        name,
        /^(?:id|version)$|Id$/.test(name) ? someId : someToken,
      ]),
    ),
    ...(endpoint.body && { body: validBody(endpoint.name, castIds, someId, relation, new Date()) }),
    ...(endpoint.upload && { file: await uploads[endpoint.name]?.() }),
  }),
});

/** The part of the matrix that needs no records: visitors are refused wherever a session is required. */
export async function runVisitorMatrix(origin: string): Promise<Tally> {
  const tally = new Tally("matrix, visitors only");
  for (const { name, method, path, access } of allEndpoints) {
    const answer = await send(new URL(origin), { method, path: path.replaceAll(/:\w+/g, "1"), cookie: "" });
    tally.count(answer);
    if (access.signedIn ? answer.status !== 401 : answer.status >= 500)
      tally.find(`${name} as a visitor: ${answer.status}. ${answer.body.slice(0, 160)}`);
  }
  return tally;
}
