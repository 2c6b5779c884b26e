/** Every call on a contract, in every state, by every role. The table lists what succeeds; everything else is refused. */
import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import type { CallName } from "@caseload/contract/endpoints";
import { type ContractStatus, mayAmend } from "@caseload/contract/lifecycles";
import type { PrimaryRole, UserType } from "@caseload/contract/roles";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  makeApplication,
  makeContract,
  makeFirm,
  makeJob,
  makePerson,
  shortTerms,
} from "../../../demo/factories.ts";
import {
  addedHash,
  type AddedVersion,
  addSignatures,
  addVersion,
  termsOf,
} from "../../../testkit/contract-terms.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";
import { sha256 } from "./event-hash.ts";

const writes = {
  agree: "agreeToTerms",
  version: "proposeVersion",
  amend: "proposeAmendment",
  /** An amendment that starts from version 2. */
  counter: "proposeAmendment",
  sign: "agreeToAmendment",
  decline: "declineAmendment",
  withdraw: "withdrawAmendment",
  comment: "addContractComment",
  start: "startContract",
  complete: "completeContract",
  object: "objectToCompletion",
  cancel: "cancelContract",
} as const satisfies Record<string, CallName>;
type Write = keyof typeof writes;
const reads = ["getContract", "listVersions", "listContractComments"] as const;

interface State {
  status: ContractStatus;
  signedBy?: readonly UserType[];
  requested?: true;
  second?: Omit<AddedVersion, "version" | "kind">;
  /** The calls that succeed for those who act for the firm, and for the paralegal, apart from comments. */
  attorney: string;
  paralegal: string;
}

const both = ["attorney", "paralegal"] as const;
const amendmentBy = (authorSide: UserType, signedBy: readonly UserType[] = []): Pick<State, "second"> => ({
  second: { status: "open", authorSide, signedBy },
});

const states: Record<string, State> = {
  pending: { status: "pending_terms", attorney: "agree version cancel", paralegal: "agree version cancel" },
  "pending, the firm has signed": {
    status: "pending_terms",
    signedBy: ["attorney"],
    attorney: "version cancel",
    paralegal: "agree version cancel",
  },
  "pending, the paralegal has signed": {
    status: "pending_terms",
    signedBy: ["paralegal"],
    attorney: "agree version cancel",
    paralegal: "version cancel",
  },
  agreed: {
    status: "terms_agreed",
    signedBy: both,
    attorney: "amend start cancel",
    paralegal: "amend cancel",
  },
  "agreed, amendment by the firm": {
    status: "terms_agreed",
    signedBy: both,
    ...amendmentBy("attorney"),
    attorney: "sign withdraw start cancel",
    paralegal: "counter sign decline cancel",
  },
  "agreed, amendment by the paralegal, signed by them": {
    status: "terms_agreed",
    signedBy: both,
    ...amendmentBy("paralegal", ["paralegal"]),
    attorney: "counter sign decline start cancel",
    paralegal: "withdraw cancel",
  },
  "in progress": {
    status: "in_progress",
    signedBy: both,
    attorney: "amend complete cancel",
    paralegal: "amend complete cancel",
  },
  "in progress, amendment by the firm, signed by it": {
    status: "in_progress",
    signedBy: both,
    ...amendmentBy("attorney", ["attorney"]),
    attorney: "withdraw complete cancel",
    paralegal: "counter sign decline complete cancel",
  },
  "in progress, amendment by the firm, signed by the paralegal alone": {
    status: "in_progress",
    signedBy: both,
    ...amendmentBy("attorney", ["paralegal"]),
    attorney: "sign withdraw complete cancel",
    paralegal: "counter decline complete cancel",
  },
  "in progress, amendment by the paralegal": {
    status: "in_progress",
    signedBy: both,
    ...amendmentBy("paralegal"),
    attorney: "counter sign decline complete cancel",
    paralegal: "sign withdraw complete cancel",
  },
  "in progress, amendment declined": {
    status: "in_progress",
    signedBy: both,
    second: { status: "declined", authorSide: "paralegal" },
    attorney: "amend complete cancel",
    paralegal: "amend complete cancel",
  },
  "in progress, completion requested": {
    status: "in_progress",
    signedBy: both,
    requested: true,
    attorney: "amend complete object cancel",
    paralegal: "amend cancel",
  },
  completed: { status: "completed", signedBy: both, attorney: "", paralegal: "" },
  "canceled before both signed": { status: "cancelled", attorney: "", paralegal: "" },
  "canceled with an open amendment": {
    status: "cancelled",
    signedBy: both,
    second: { status: "lapsed", authorSide: "attorney" },
    attorney: "",
    paralegal: "",
  },
};

/** What each role may do: act for a side, read for the firm, or learn nothing. */
const roles = {
  "poster who is an attorney": "attorney",
  "managing partner": "attorney",
  "senior partner": "attorney",
  "poster who is a junior associate": "attorney",
  "poster who is no attorney": "reader",
  "poster who is a firm admin": "reader",
  "firm admin": "reader",
  "of counsel": "reader",
  associate: "reader",
  "paralegal supervisor": "reader",
  "supervising junior associate": "reader",
  "another junior associate": "outsider",
  "the contract's paralegal": "paralegal",
  "another paralegal": "outsider",
  "another firm's managing partner": "outsider",
  "signed out": "signedOut",
} as const satisfies Record<string, UserType | "reader" | "outsider" | "signedOut">;
type Role = keyof typeof roles;
const allRoles = Object.keys(roles) as Role[];
const allWrites = Object.keys(writes) as Write[];

const created: readonly Write[] = ["version", "amend", "counter", "comment"];
const firmOnly: readonly Write[] = ["start", "object"];
const answers: readonly Write[] = ["sign", "decline", "withdraw"];
const refusals = { reader: 403, outsider: 404, signedOut: 401 } as const;

function expected(state: State, role: Role, write: Write): number {
  const kind = roles[role];
  if (kind !== "attorney" && kind !== "paralegal") return refusals[kind];
  if (write === "comment" || state[kind].split(" ").includes(write))
    return created.includes(write) ? 201 : 200;
  if (kind === "paralegal" && firmOnly.includes(write)) return 404;
  return answers.includes(write) && mayAmend(state.status) && !state.second ? 404 : 409;
}

let site: Site;
let firmId: number;
/** Of the amendments that are signed here, whose supervising attorney is the managing partner. */
let hashToSign: string;
const people = {} as Record<Exclude<Role, "signed out">, { id: number; caller: Caller }>;

beforeAll(async () => {
  site = await openSite();
  const { db, time } = site;
  firmId = (await makeFirm(db, time.now)).id;
  const rivalId = (await makeFirm(db, time.now)).id;
  const join = async (primaryRole: PrimaryRole, firm: number | null) => {
    const { id } = await makePerson(db, time.now, { primaryRole, firmId: firm, lastName: "Person" });
    return { id, caller: await site.signInAs(id) };
  };
  // A role without contract:create shows that posting the job is enough.
  people["poster who is an attorney"] = await join("of_counsel", firmId);
  people["managing partner"] = await join("managing_partner", firmId);
  people["senior partner"] = await join("senior_partner", firmId);
  people["poster who is a junior associate"] = await join("junior_associate", firmId);
  people["poster who is no attorney"] = await join("paralegal_supervisor", firmId);
  people["poster who is a firm admin"] = await join("firm_admin", firmId);
  people["firm admin"] = await join("firm_admin", firmId);
  people["of counsel"] = await join("of_counsel", firmId);
  people.associate = await join("associate", firmId);
  people["paralegal supervisor"] = await join("paralegal_supervisor", firmId);
  people["supervising junior associate"] = await join("junior_associate", firmId);
  people["another junior associate"] = await join("junior_associate", firmId);
  people["the contract's paralegal"] = await join("freelance_paralegal", null);
  people["another paralegal"] = await join("freelance_paralegal", null);
  people["another firm's managing partner"] = await join("managing_partner", rivalId);
  hashToSign = addedHash(people["managing partner"].id);
});
afterAll(() => site.close());

async function make(state: State, role: Role): Promise<number> {
  const { db, time } = site;
  const attorneyId = posterOf(role);
  const { id: jobId } = await makeJob(db, time.now, { firmId, postedById: attorneyId });
  const paralegalId = people["the contract's paralegal"].id;
  const application = await makeApplication(db, time.now, { jobId, paralegalId, status: "accepted" });
  const signed = state.signedBy?.length === 2 ? time.now : null;
  const contract = await makeContract(db, time.now, {
    applicationId: application.id,
    jobId,
    firmId,
    attorneyId,
    paralegalId,
    supervisorId: supervisorOf(role),
    status: state.status,
    termsAgreedAt: signed,
    startsOn: signed && "2027-01-04",
    startedAt: ["in_progress", "completed"].includes(state.status) ? time.now : null,
    completionRequestedAt: state.requested ? time.now : null,
  });
  await addSignatures(db, time.now, contract, 1, state.signedBy ?? [], sha256(shortTerms));
  const amendment = { version: 2, kind: "amendment" } as const;
  if (state.second) await addVersion(db, time.now, contract.id, { ...state.second, ...amendment });
  return contract.id;
}

function inputOf(write: Write, id: number) {
  const supervisorId = people["managing partner"].id;
  const signature = { name: "Test Person", consent: true };
  const proposal = { terms: termsOf(supervisorId), note: "As discussed." };
  const bodies: Record<Write, unknown> = {
    agree: { version: 1, sha256: sha256(shortTerms), ...signature },
    version: { base: 1, ...proposal },
    amend: { base: 1, ...proposal },
    counter: { base: 2, ...proposal },
    sign: { sha256: hashToSign, ...signature },
    decline: { reason: "The rate is above the budget." },
    withdraw: undefined,
    comment: { text: "Could the work start a week later?" },
    start: undefined,
    complete: undefined,
    object: { reason: "Two transcripts are missing." },
    cancel: { reason: "The matter settled." },
  };
  const params: Record<string, number> = answers.includes(write) ? { id, version: 2 } : { id };
  return { params, body: bodies[write] };
}

const callerOf = (role: Role): Caller => (role === "signed out" ? site.anonymous : people[role].caller);
const posterOf = (role: Role): number =>
  people[role.startsWith("poster") ? (role as Exclude<Role, "signed out">) : "poster who is an attorney"].id;
const supervisorOf = (role: Role): number =>
  people[role === "supervising junior associate" ? role : "managing partner"].id;
const partiesOf = (role: Role): string => `${posterOf(role)} and ${supervisorOf(role)}`;
const show = (id: number) =>
  people["the contract's paralegal"].caller.ask<ContractDetail>("getContract", { params: { id } });

test.each(Object.entries(states))("%s", async (_name, state) => {
  const wrong: string[] = [];
  const attempt = async (role: Role, name: CallName, input: ReturnType<typeof inputOf>, status: number) => {
    const { statusCode, body } = await callerOf(role).call(name, input);
    if (statusCode !== status) wrong.push(`${name} by ${role}: ${statusCode}, not ${status}: ${body}`);
  };
  const unchanged = new Map<string, number>();
  for (const role of allRoles)
    if (!unchanged.has(partiesOf(role))) unchanged.set(partiesOf(role), await make(state, role));
  const before = await Promise.all([...unchanged.values()].map(show));
  await Promise.all(
    allRoles.map(async (role) => {
      const kept = unchanged.get(partiesOf(role)) ?? 0;
      for (const write of allWrites) {
        const status = expected(state, role, write);
        const id = status < 300 ? await make(state, role) : kept;
        await attempt(role, writes[write], inputOf(write, id), status);
      }
      const kind = roles[role];
      const status = kind === "outsider" || kind === "signedOut" ? refusals[kind] : 200;
      for (const read of reads) await attempt(role, read, { params: { id: kept }, body: undefined }, status);
    }),
  );
  expect(wrong).toEqual([]);
  // Nothing that was refused left a trace.
  expect(await Promise.all([...unchanged.values()].map(show))).toEqual(before);
});

test("every status of a contract is in the table", () => {
  const covered = new Set(Object.values(states).map(({ status }) => status));
  expect(covered).toEqual(
    new Set(["pending_terms", "terms_agreed", "in_progress", "completed", "cancelled"]),
  );
});
