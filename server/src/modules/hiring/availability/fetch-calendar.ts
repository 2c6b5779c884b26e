import { type IncomingMessage } from "node:http";
import { Agent, request } from "node:https";
import { busyCalendarLimits, type BusyCalendarProblem } from "@caseload/contract/hiring/availability-limits";
import {
  guardedLookup,
  internet,
  isPublicHost,
  type Network,
  NotPublic,
  requirePublicHost,
} from "../../../platform/http/public-address.ts";

/** A calendar that cannot be read, and why. */
export class UnreadableCalendar extends Error {
  readonly problem: BusyCalendarProblem;
  constructor(problem: BusyCalendarProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Reads the address of a calendar. Calendar programs copy addresses with "webcal:", which stands for https.
 * @throws UnreadableCalendar
 */
export function parseAddress(text: string): URL {
  const url = URL.parse(text.replace(/^webcals?:/i, "https:"));
  if (url?.protocol !== "https:" || url.username !== "" || url.password !== "")
    throw new UnreadableCalendar("address");
  if (!isPublicHost(url.hostname)) throw new UnreadableCalendar("private");
  return url;
}

interface FetchOptions {
  /** Replaces the Internet in tests. */
  network?: Network;
  /** An additional trusted certificate, for tests. */
  ca?: string;
  /** Milliseconds for all redirects and the file. */
  timeoutMs?: number;
}

/** The name and address are checked here and by the lookup: sockets connect to the checked address. */
function get(url: URL, agent: Agent, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  requirePublicHost(url, network);
  const headers = { accept: "text/calendar", "accept-encoding": "identity" };
  return new Promise((resolve, reject) => {
    request(url, { agent, signal, headers }, resolve).on("error", reject).end();
  });
}

async function readText(response: IncomingMessage): Promise<string> {
  if (Number(response.headers["content-length"] ?? 0) > busyCalendarLimits.bytes)
    throw new UnreadableCalendar("tooLarge");
  if ((response.headers["content-encoding"] ?? "identity") !== "identity")
    throw new UnreadableCalendar("notCalendar");
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > busyCalendarLimits.bytes) throw new UnreadableCalendar("tooLarge");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

const redirects = new Set([301, 302, 303, 307, 308]);

/** Follows redirects to public hosts only. */
async function follow(address: string, agent: Agent, network: Network, signal: AbortSignal): Promise<string> {
  let url = parseAddress(address);
  for (let hop = 0; hop <= busyCalendarLimits.redirects; hop += 1) {
    const response = await get(url, agent, network, signal);
    const { statusCode = 0, headers } = response;
    try {
      if (statusCode === 200) return await readText(response);
      if (!redirects.has(statusCode) || headers.location === undefined)
        throw new UnreadableCalendar(statusCode >= 500 ? "unreachable" : "notFound");
      url = parseAddress(URL.parse(headers.location, url.href)?.href ?? "");
    } finally {
      response.destroy();
    }
  }
  throw new UnreadableCalendar("redirects");
}

const defaultTimeoutMs = 15_000;

/**
 * Fetches a calendar from a public address, up to a size and within a time.
 * @throws UnreadableCalendar
 */
export async function fetchCalendar(
  address: string,
  { network = internet, ca, timeoutMs = defaultTimeoutMs }: FetchOptions = {},
): Promise<string> {
  const agent = new Agent({ lookup: guardedLookup(network), ca });
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await follow(address, agent, network, signal);
  } catch (error) {
    if (error instanceof UnreadableCalendar) throw error;
    if (error instanceof NotPublic) throw new UnreadableCalendar("private");
    throw new UnreadableCalendar(signal.aborted ? "tooSlow" : "unreachable");
  } finally {
    agent.destroy();
  }
}
