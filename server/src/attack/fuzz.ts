/** Sends arbitrary input to every endpoint, as visitors and as members of several roles. */
import { callUrl } from "@caseload/contract/call-url";
import { allEndpoints, type CallName, type NamedEndpoint } from "@caseload/contract/endpoints";
import fc from "fast-check";
import type { Relation } from "../authorization/actors.ts";
import { arbitraryBody, arbitraryParameter, arbitraryQuery } from "../authorization/inputs.ts";
import { payloadOf, type SentFile } from "../testkit/payload.ts";
import { type Answer, type Request, send } from "./send.ts";
import { slowMs, Tally } from "./tally.ts";

/** What a call needs to succeed. */
export interface Prepared {
  readonly params?: Readonly<Record<string, number | string>> | undefined;
  readonly body?: unknown;
  readonly file?: SentFile | undefined;
}

export interface FuzzTarget {
  readonly origin: URL;
  /** Who calls an endpoint: the first as often as the others together. */
  readonly callersOf: (endpoint: NamedEndpoint) => readonly Relation[];
  readonly cookieOf: (name: CallName, relation: Relation) => Promise<string>;
  readonly prepare: (endpoint: NamedEndpoint, relation: Relation) => Promise<Prepared>;
  /** Sets limits back before a batch; absent where the attack does not own the database. */
  readonly resetLimits?: () => Promise<void>;
  /** The tables that changed since the last call; absent where the attack does not own the database. */
  readonly takeChanges?: () => Promise<string[]>;
}

interface Input {
  readonly body: unknown;
  readonly query: Readonly<Record<string, string>>;
  /** An encoded value that replaces a parameter of the path, in one of four requests. */
  readonly parameter: string | undefined;
}

/** Requests of a batch, which has one caller, and records that are made again after a success. */
const batchSize = 20;
/** Times that a request is slow before that is a finding. */
const repeats = 4;
/** Milliseconds for work behind an earlier answer to end, before a suspicion is confirmed. */
const settleMs = 300;

/** Endpoints with more input get more requests. */
const weightOf = ({ body, query, path }: NamedEndpoint): number =>
  1 + (body ? 6 : 0) + (query ? 3 : 0) + (path.includes(":") ? 1 : 0);

function arbitraryInput(endpoint: NamedEndpoint, { body }: Prepared): fc.Arbitrary<Input> {
  const valid = (body ?? {}) as Record<string, unknown>;
  const isEmpty = Object.keys(valid).length === 0;
  return fc.record({
    body: !endpoint.body
      ? fc.option(fc.jsonValue(), { nil: undefined, freq: 1 })
      : isEmpty
        ? fc.jsonValue()
        : fc.oneof(
            { weight: 9, arbitrary: arbitraryBody(valid) },
            { weight: 1, arbitrary: fc.constant(valid) },
          ),
    query: endpoint.query
      ? arbitraryQuery(endpoint)
      : fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, arbitraryQuery(endpoint)),
    parameter: endpoint.path.includes(":")
      ? fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, arbitraryParameter)
      : fc.constant(undefined),
  });
}

async function requestOf(
  endpoint: NamedEndpoint,
  { params, file }: Prepared,
  input: Input,
  cookie: string,
): Promise<Request> {
  const path =
    input.parameter === undefined
      ? callUrl(endpoint, { params })
      : endpoint.path.replace(/:\w+/, () => input.parameter ?? "").replaceAll(/:\w+/g, "1");
  const query = new URLSearchParams(input.query).toString();
  const isGet = endpoint.method === "GET";
  const { type, payload } = isGet ? {} : await payloadOf(endpoint.name, { body: input.body, file });
  return { method: endpoint.method, path: query === "" ? path : `${path}?${query}`, cookie, type, payload };
}

export class Fuzzing {
  readonly tally = new Tally("schema fuzzing");
  readonly #target: FuzzTarget;

  constructor(target: FuzzTarget) {
    this.#target = target;
  }

  /** Sends so many requests in all, spread over all endpoints, until the time is over. */
  async run({ requests, seed, until }: { requests: number; seed: number; until: number }): Promise<void> {
    const weights = allEndpoints.map(weightOf);
    const sum = weights.reduce((total, weight) => total + weight, 0);
    let owed = 0;
    for (const [at, endpoint] of allEndpoints.entries()) {
      owed += (requests * (weights[at] ?? 0)) / sum;
      const share = Math.round(owed);
      owed -= share;
      await this.#attack(endpoint, share, seed + at, until);
    }
  }

  async #attack(endpoint: NamedEndpoint, share: number, seed: number, until: number): Promise<void> {
    const callers = this.#target.callersOf(endpoint);
    for (let sent = 0, batch = 0; sent < share; batch += 1) {
      if (Date.now() > until) return;
      const relation =
        callers[batch % 2 === 0 ? 0 : 1 + (((batch - 1) / 2) % Math.max(1, callers.length - 1))];
      const size = Math.min(batchSize, share - sent);
      await this.#sendBatch(endpoint, relation ?? callers[0] ?? "signedOut", size, seed * 1_000 + batch);
      sent += size;
    }
  }

  async #sendBatch(endpoint: NamedEndpoint, relation: Relation, size: number, seed: number): Promise<void> {
    const { prepare, cookieOf, resetLimits, takeChanges, origin } = this.#target;
    await resetLimits?.();
    let made = await prepare(endpoint, relation);
    const cookie = await cookieOf(endpoint.name, relation);
    const inputs = fc.sample(arbitraryInput(endpoint, made), { numRuns: size, seed });
    await takeChanges?.();
    for (const input of inputs) {
      const request = await requestOf(endpoint, made, input, cookie);
      const answer = await send(origin, request);
      this.tally.count(answer);
      await this.#judge(endpoint, relation, request, answer);
      if (answer.status < 300 && endpoint.method !== "GET") {
        made = await prepare(endpoint, relation);
        await takeChanges?.();
      }
    }
  }

  async #judge(endpoint: NamedEndpoint, relation: Relation, request: Request, answer: Answer): Promise<void> {
    const { takeChanges, origin } = this.#target;
    const described = (what: string): string =>
      `${endpoint.name} as ${relation}: ${what}. ${request.method} ${request.path.slice(0, 120)} ` +
      `${String(request.payload ?? "").slice(0, 200)} -> ${answer.status} ${answer.body.slice(0, 160)}`;
    if (answer.status === 0) return this.tally.find(described("no answer"));
    if (answer.status >= 500) return this.tally.find(described("a fault"));
    if (answer.status >= 400 && answer.body.length < 5) this.tally.find(described("a refusal without words"));
    if (answer.ms > slowMs) {
      const times = [answer.ms];
      while (times.length < repeats && (times.at(-1) ?? 0) > slowMs) {
        const again = await send(origin, request);
        this.tally.count(again);
        times.push(again.ms);
      }
      if (times.every((ms) => ms > slowMs))
        this.tally.findSlow(
          described(`slow ${repeats} times, ${times.map((ms) => Math.round(ms)).join(", ")} ms`),
        );
    }
    if (!takeChanges) return undefined;
    const changed = await takeChanges();
    if (answer.status < 400 || changed.length === 0) return undefined;
    // Background work of an earlier success may have changed it: only what happens again counts.
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    await takeChanges();
    const again = await send(origin, request);
    this.tally.count(again);
    const changedAgain = (await takeChanges()).filter((table) => changed.includes(table));
    if (again.status >= 400 && changedAgain.length > 0)
      this.tally.find(described(`refused, and yet changed ${changedAgain.join(", ")}`));
    return undefined;
  }
}
