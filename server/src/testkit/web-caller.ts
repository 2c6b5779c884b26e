import { callUrl, type CallUrlInput } from "@caseload/contract/call-url";
import { type CallName, endpoints } from "@caseload/contract/endpoints";
import type { UserType } from "@caseload/contract/roles";

interface WebInput extends CallUrlInput {
  readonly body?: unknown;
  /** The Idempotency-Key; none by default. */
  readonly key?: string;
}

export interface WebAnswer {
  readonly status: number;
  readonly text: string;
  readonly cookies: readonly string[];
}

/** Calls a server process over the network with one person's session. */
export interface WebCaller {
  readonly userId: number;
  readonly email: string;
  readonly cookie: string;
  /** Rejects without a complete answer. */
  call: (name: CallName, input?: WebInput) => Promise<WebAnswer>;
  /** Like call, but throws the server's message for anything but a 2xx. */
  ask: <Body>(name: CallName, input?: WebInput) => Promise<Body>;
}

/** The password of accounts registered here. */
export const webPassword = "a long password 1!";

export interface Registrant {
  email: string;
  userType: UserType;
  firstName: string;
  lastName: string;
}

/** Longer calls count as unanswered. */
const timeoutMs = 20_000;

/** @param origin called for each request, because a restarted server may have another port */
export async function registerOverWeb(origin: () => string, registrant: Registrant): Promise<WebCaller> {
  const answer = await send(origin(), "", "register", { body: { ...registrant, password: webPassword } });
  return signedIn(origin, registrant.email, answer);
}

export async function signInOverWeb(
  origin: () => string,
  email: string,
  password = webPassword,
): Promise<WebCaller> {
  return signedIn(origin, email, await send(origin(), "", "login", { body: { email, password } }));
}

function signedIn(origin: () => string, email: string, answer: WebAnswer): WebCaller {
  const { id: userId } = parse<{ id: number }>("signing in", answer);
  const cookie = answer.cookies.map((one) => one.split(";")[0]).join("; ");
  const call: WebCaller["call"] = (name, input = {}) => send(origin(), cookie, name, input);
  return {
    userId,
    email,
    cookie,
    call,
    ask: async <Body>(name: CallName, input?: WebInput) => parse<Body>(name, await call(name, input)),
  };
}

async function send(origin: string, cookie: string, name: CallName, input: WebInput): Promise<WebAnswer> {
  const answer = await fetch(origin + callUrl(endpoints[name], input), {
    method: endpoints[name].method,
    headers: {
      ...(cookie !== "" && { cookie }),
      ...(input.body !== undefined && { "content-type": "application/json" }),
      ...(input.key !== undefined && { "idempotency-key": input.key }),
    },
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: answer.status, text: await answer.text(), cookies: answer.headers.getSetCookie() };
}

function parse<Body>(what: string, { status, text }: WebAnswer): Body {
  if (status >= 300) throw new Error(`${what} was answered ${status}: ${text}`);
  return JSON.parse(text) as Body;
}
