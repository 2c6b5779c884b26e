import type { NamedEndpoint } from "@caseload/contract/endpoints";
import { type Relation, relations } from "../authorization/actors.ts";
import { callerFor } from "../authorization/expected-answers.ts";
import { callerOf } from "../authorization/expectation.ts";
import { prepareCall } from "../authorization/records.ts";
import type { FuzzTarget } from "./fuzz.ts";
import type { OwnTarget } from "./target.ts";

/** Someone with access first, then a visitor, then the others. */
function callersOf(endpoint: NamedEndpoint): Relation[] {
  const first = callerOf(endpoint);
  const others = relations.filter((relation) => relation !== first && relation !== "signedOut");
  return [first, "signedOut", ...others];
}

/** Fuzzing of a site whose database is ours: records in the right state, new sessions, and no limits. */
export function ownFuzzTarget({ origin, site, cast, changes, resetLimits }: OwnTarget): FuzzTarget {
  const renewed = new Set(["logout", "register", "leaveFirm"]);
  return {
    origin: new URL(origin),
    callersOf,
    cookieOf: async (name, relation) => {
      if (relation === "signedOut") return "";
      if (renewed.has(name)) return (await callerFor(name, relation, { site, cast })).cookie;
      // A session of the batch's own, because earlier batches may have ended the cast's.
      return (await site.signInAs(cast.people[relation].id)).cookie;
    },
    prepare: (endpoint, relation) => {
      // The server has the real time, in which links expire.
      site.time.now = new Date();
      return prepareCall(endpoint, site, cast, relation);
    },
    resetLimits,
    takeChanges: changes.take,
  };
}
