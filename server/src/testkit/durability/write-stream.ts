import { randomInt, randomUUID } from "node:crypto";
import type { CallName } from "@caseload/contract/endpoints";
import type { WebCaller } from "../web-caller.ts";
import type { Ledger } from "./ledger.ts";

export interface Writers {
  attorneys: readonly WebCaller[];
  paralegals: readonly WebCaller[];
}

/** Records that the writers share, so that they refer to existing ones. */
interface SharedRecords {
  jobs: { id: number; attorney: WebCaller }[];
  undecided: { id: number; attorney: WebCaller; paralegal: WebCaller }[];
  unsigned: { contractId: number; parties: WebCaller[] }[];
}

/** Paralegals apply to this many newest jobs. */
const maxJobs = 30;

/**
 * Writes postings, applications, messages, decisions and agreements in parallel until stop() is called, each writer as
 * fast as answers arrive. Acknowledged writes are added to the ledger.
 */
export function streamWrites(
  { attorneys, paralegals }: Writers,
  ledger: Ledger,
): { stop: () => Promise<void> } {
  const records: SharedRecords = { jobs: [], undecided: [], unsigned: [] };
  const state = { isRunning: true };
  const repeat = async (act: () => Promise<boolean>): Promise<void> => {
    while (state.isRunning) if (!(await act())) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const running = [
    ...attorneys.flatMap((attorney) => [
      repeat(() => post(attorney, records, ledger)),
      repeat(() => decide(attorney, records, ledger)),
      repeat(() => agree(records, ledger)),
    ]),
    ...paralegals.map((paralegal) => repeat(() => applyAndWrite(paralegal, records, ledger))),
  ];
  return {
    async stop() {
      state.isRunning = false;
      await Promise.all(running);
    },
  };
}

const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  "code" in error.cause &&
  error.cause.code === "ECONNREFUSED";

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
  } catch (error) {
    if (isRefused(error)) ledger.refused += 1;
    else ledger.unanswered += 1;
    return null;
  }
}

async function post(attorney: WebCaller, records: SharedRecords, ledger: Ledger): Promise<boolean> {
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
  records.jobs = [{ id: job.id, attorney }, ...records.jobs].slice(0, maxJobs);
  return true;
}

async function applyAndWrite(paralegal: WebCaller, records: SharedRecords, ledger: Ledger): Promise<boolean> {
  const job = records.jobs[records.jobs.length === 0 ? 0 : randomInt(records.jobs.length)];
  if (!job) return false;
  const coverLetter = `I have done this before, see file ${randomUUID()}.`;
  const application = await write<{ id: number }>(ledger, paralegal, "apply", {
    body: { jobId: job.id, coverLetter },
  });
  if (!application) return false;
  ledger.entries.push({ kind: "application", id: application.id, content: coverLetter });
  records.undecided.push({ id: application.id, attorney: job.attorney, paralegal });
  const content = `A question about the exhibits, ${randomUUID()}`;
  const message = await write<{ id: number }>(ledger, paralegal, "sendMessage", {
    body: { receiverId: job.attorney.userId, content, clientKey: randomUUID() },
  });
  if (message) ledger.entries.push({ kind: "message", id: message.id, content });
  return true;
}

async function decide(attorney: WebCaller, records: SharedRecords, ledger: Ledger): Promise<boolean> {
  const at = records.undecided.findIndex((one) => one.attorney === attorney);
  const [next] = at < 0 ? [] : records.undecided.splice(at, 1);
  if (!next) return false;
  const status = randomInt(4) === 0 ? "rejected" : "accepted";
  const decided = await write<{ contractId: number | null }>(ledger, attorney, "decideApplication", {
    params: { id: next.id },
    body: { status },
  });
  if (!decided) return false;
  ledger.entries.push({ kind: "decision", id: next.id, content: status });
  if (decided.contractId !== null)
    records.unsigned.push({ contractId: decided.contractId, parties: [attorney, next.paralegal] });
  return true;
}

async function agree(records: SharedRecords, ledger: Ledger): Promise<boolean> {
  const [next] = records.unsigned.splice(0, 1);
  if (!next) return false;
  for (const party of next.parties) {
    const agreed = await write(ledger, party, "agreeToTerms", { params: { id: next.contractId } });
    if (agreed)
      ledger.entries.push({ kind: "agreement", id: next.contractId, content: String(party.userId) });
  }
  return true;
}
