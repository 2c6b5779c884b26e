import { randomInt, randomUUID } from "node:crypto";
import type { CallName } from "@caseload/contract/endpoints";
import type { WebCaller } from "../web-caller.ts";
import type { Ledger } from "./ledger.ts";

export interface Writers {
  attorneys: readonly WebCaller[];
  paralegals: readonly WebCaller[];
}

/** What the writers know of each other's doings, so that they write about things that exist. */
interface Desk {
  jobs: { id: number; attorney: WebCaller }[];
  undecided: { id: number; attorney: WebCaller; paralegal: WebCaller }[];
  unsigned: { contractId: number; parties: WebCaller[] }[];
}

/** Newest jobs that paralegals apply to. */
const jobsInReach = 30;

/**
 * Everybody writes as fast as answers come, until stop() is called: postings, applications, messages, decisions and
 * agreements, in parallel. What is acknowledged goes into the ledger.
 */
export function streamWrites(
  { attorneys, paralegals }: Writers,
  ledger: Ledger,
): { stop: () => Promise<void> } {
  const desk: Desk = { jobs: [], undecided: [], unsigned: [] };
  const flow = { isOpen: true };
  const keepOn = async (act: () => Promise<boolean>): Promise<void> => {
    while (flow.isOpen) if (!(await act())) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const running = [
    ...attorneys.flatMap((attorney) => [
      keepOn(() => post(attorney, desk, ledger)),
      keepOn(() => decide(attorney, desk, ledger)),
      keepOn(() => agree(desk, ledger)),
    ]),
    ...paralegals.map((paralegal) => keepOn(() => applyAndWrite(paralegal, desk, ledger))),
  ];
  return {
    async stop() {
      flow.isOpen = false;
      await Promise.all(running);
    },
  };
}

/** Sends one write; null when it was not acknowledged. */
async function write<Body>(
  ledger: Ledger,
  caller: WebCaller,
  name: CallName,
  input: { params?: Record<string, number>; body?: unknown },
): Promise<Body | null> {
  try {
    const { status, text } = await caller.call(name, input);
    if (status === 503) ledger.postponed += 1;
    else if (status >= 500) ledger.faults.push(`${name} was answered ${status}: ${text}`);
    return status < 300 ? (JSON.parse(text) as Body) : null;
  } catch {
    ledger.unanswered += 1;
    return null;
  }
}

async function post(attorney: WebCaller, desk: Desk, ledger: Ledger): Promise<boolean> {
  const title = `Posting ${randomUUID()}`;
  const job = await write<{ id: number }>(ledger, attorney, "postJob", {
    body: {
      title,
      location: "Philadelphia, PA",
      workArrangement: "Remote",
      hoursPerWeek: "10 hrs/week",
      duration: "4 weeks",
      specialties: ["litigation"],
      description: "Index the exhibits and summarize the depositions, page and line.",
    },
  });
  if (!job) return false;
  ledger.entries.push({ kind: "job", id: job.id, content: title });
  desk.jobs = [{ id: job.id, attorney }, ...desk.jobs].slice(0, jobsInReach);
  return true;
}

async function applyAndWrite(paralegal: WebCaller, desk: Desk, ledger: Ledger): Promise<boolean> {
  const job = desk.jobs[desk.jobs.length === 0 ? 0 : randomInt(desk.jobs.length)];
  if (!job) return false;
  const coverLetter = `I have done this before, see file ${randomUUID()}.`;
  const application = await write<{ id: number }>(ledger, paralegal, "apply", {
    body: { jobId: job.id, coverLetter },
  });
  if (!application) return false;
  ledger.entries.push({ kind: "application", id: application.id, content: coverLetter });
  desk.undecided.push({ id: application.id, attorney: job.attorney, paralegal });
  const content = `A question about the exhibits, ${randomUUID()}`;
  const message = await write<{ id: number }>(ledger, paralegal, "sendMessage", {
    body: { receiverId: job.attorney.userId, content, clientKey: randomUUID() },
  });
  if (message) ledger.entries.push({ kind: "message", id: message.id, content });
  return true;
}

async function decide(attorney: WebCaller, desk: Desk, ledger: Ledger): Promise<boolean> {
  const at = desk.undecided.findIndex((one) => one.attorney === attorney);
  const [next] = at < 0 ? [] : desk.undecided.splice(at, 1);
  if (!next) return false;
  const status = randomInt(4) === 0 ? "rejected" : "accepted";
  const decided = await write<{ contractId: number | null }>(ledger, attorney, "decideApplication", {
    params: { id: next.id },
    body: { status },
  });
  if (!decided) return false;
  ledger.entries.push({ kind: "decision", id: next.id, content: status });
  if (decided.contractId !== null)
    desk.unsigned.push({ contractId: decided.contractId, parties: [attorney, next.paralegal] });
  return true;
}

async function agree(desk: Desk, ledger: Ledger): Promise<boolean> {
  const [next] = desk.unsigned.splice(0, 1);
  if (!next) return false;
  for (const party of next.parties) {
    const agreed = await write(ledger, party, "agreeToTerms", { params: { id: next.contractId } });
    if (agreed)
      ledger.entries.push({ kind: "agreement", id: next.contractId, content: String(party.userId) });
  }
  return true;
}
