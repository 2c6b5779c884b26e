/**
 * Sends a file to a contract by the tus protocol 1.0 (https://tus.io/protocols/resumable-upload): what has arrived stays
 * when the connection is lost, and sending continues from there, also when the file is chosen again after a reload.
 * docs/decisions/2026-11-24-uploads-continue.md says why no library does it.
 */
import { answerHeader } from "@caseload/contract/answer-header";
import type { CallName } from "@caseload/contract/endpoints";
import type { ContractFile } from "@caseload/contract/engagements/contract-files";
import { tusPath } from "@caseload/contract/engagements/tus-path";
import { unreachable } from "../api-error.ts";
import { errorResponseText } from "../error-response.ts";
import { withoutField } from "./upload.ts";

export interface SendOptions {
  signal: AbortSignal;
  /** @param share from 0 to 1 */
  onProgress: (share: number) => void;
  /** The connection is lost, or is there again. */
  onInterrupted: (isInterrupted: boolean) => void;
}

/** "canceled" by the signal; a problem is what the server, or this device, says. */
export type Sent = { shared: ContractFile } | { problem: string } | "canceled";

/** Milliseconds before the first, second and further attempts in a row that brought nothing forward. */
const retryMs = [500, 2_000, 5_000, 10_000];
/** Attempts in a row after which a server that answers with faults is given up. A lost connection is waited for. */
const maxFaults = 6;
/** Milliseconds without progress after which a connection counts as lost. */
const silenceMs = 30_000;

const uploadCall = "uploadContractFile" satisfies CallName;
const protocol = { "tus-resumable": "1.0.0" };

interface Answer {
  /** 0 when the connection was lost. */
  status: number;
  body: string;
  header: (name: string) => string | null;
}

interface Call {
  method: "POST" | "HEAD" | "PATCH";
  url: string;
  headers?: Record<string, string>;
  body?: Blob;
  signal: AbortSignal;
  onSent?: (bytes: number) => void;
}

/** XMLHttpRequest, because fetch does not tell how much has been sent. */
function call({ method, url, headers = {}, body, signal, onSent }: Call): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(stop, silenceMs);
    };
    request.open(method, url);
    for (const [name, value] of Object.entries({ ...protocol, ...headers }))
      request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ loaded }) => {
      listen();
      onSent?.(loaded);
    });
    // The server checks and scans a finished file before it answers, which may take longer.
    request.upload.addEventListener("load", () => clearTimeout(silence));
    request.addEventListener("loadend", () => {
      clearTimeout(silence);
      signal.removeEventListener("abort", stop);
      const { status, responseText: answer } = request;
      resolve({ status, body: answer, header: (name) => request.getResponseHeader(name) });
    });
    signal.addEventListener("abort", stop);
    if (body) listen();
    request.send(body ?? null);
  });
}

/** Unfinished uploads of this tab, so that choosing the file again after a reload continues. */
const keyOf = (contractId: number, { name, size, lastModified }: File): string =>
  `upload ${contractId} ${size} ${lastModified} ${name}`;

const kept = {
  read: (key: string): string | null => sessionStorage.getItem(key),
  keep: (key: string, url: string): void => sessionStorage.setItem(key, url),
  drop: (key: string): void => sessionStorage.removeItem(key),
};

const base64 = (text: string): string => btoa(String.fromCodePoint(...new TextEncoder().encode(text)));

/** Resolves after a while, at once when the browser is online again, or when it is canceled. */
function pause(attempt: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ms = retryMs[Math.min(attempt, retryMs.length - 1)] ?? 0;
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener("online", go);
      signal.removeEventListener("abort", go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    window.addEventListener("online", go);
    signal.addEventListener("abort", go);
  });
}

/** What the server asks to try again: it is busy with this upload (409), overloaded or at fault. */
const isPassing = (status: number): boolean => status === 0 || status === 409 || status >= 500;
const isGone = (status: number): boolean => status === 404 || status === 410;

/** Starts an upload, or finds how much of one has arrived. */
async function begin(contractId: number, file: File, url: string | null, signal: AbortSignal) {
  if (url !== null) {
    const answer = await call({ method: "HEAD", url, signal });
    if (!isGone(answer.status)) return { answer, url, offset: Number(answer.header("upload-offset")) };
  }
  const headers = {
    "upload-length": String(file.size),
    "upload-metadata": `filename ${base64(file.name)}`,
  };
  const answer = await call({ method: "POST", url: tusPath(contractId), headers, signal });
  return { answer, url: answer.header("location"), offset: 0 };
}

/** Bytes of one request: little is sent twice, and a slow line stays within the server's time for a request. */
const pieceBytes = 8_388_608;

/** Sends the next piece. The answer to the last one is the shared file. */
function sendPiece(file: File, url: string, offset: number, { signal, onProgress }: SendOptions) {
  return call({
    method: "PATCH",
    url,
    headers: { "content-type": "application/offset+octet-stream", "upload-offset": String(offset) },
    body: file.slice(offset, offset + pieceBytes),
    signal,
    onSent: (bytes) => onProgress((offset + bytes) / file.size),
  });
}

/** A success of the server's own; a proxy's is none. */
const isDone = ({ status, header }: Answer): boolean =>
  status >= 200 && status < 300 && header(answerHeader) === uploadCall;

/** Sends what is missing, piece by piece, until one fails or the last is answered. */
async function sendRest(file: File, url: string, from: number, options: SendOptions): Promise<Answer> {
  for (let offset = from; ;) {
    const answer = await sendPiece(file, url, offset, options);
    if (answer.status !== 204 || !isDone(answer)) return answer;
    offset = Number(answer.header("upload-offset"));
  }
}

export async function sendResumably(contractId: number, file: File, options: SendOptions): Promise<Sent> {
  const { signal, onProgress, onInterrupted } = options;
  const key = keyOf(contractId, file);
  let url = kept.read(key);
  let [arrived, attempt, faults] = [0, 0, 0];
  for (;;) {
    const begun = await begin(contractId, file, url, signal);
    let { answer } = begun;
    const isBegun = isDone(answer);
    if (isBegun && begun.url !== null) {
      url = begun.url;
      kept.keep(key, url);
      if (begun.offset > arrived) [attempt, faults] = [0, 0];
      arrived = begun.offset;
      onInterrupted(false);
      onProgress(arrived / file.size);
      answer = await sendRest(file, url, arrived, options);
    }
    const { status, body, header } = answer;
    if (status === 200 && isDone(answer)) {
      kept.drop(key);
      return { shared: JSON.parse(body) as ContractFile };
    }
    if (signal.aborted) {
      kept.drop(key);
      if (url !== null) void fetch(url, { method: "DELETE", headers: protocol }).catch(() => undefined);
      return "canceled";
    }
    if (status > 0) faults += 1;
    // An upload that ended meanwhile is started again; a creation that is refused is not.
    const isFinal = !isPassing(status) && !(isBegun && isGone(status));
    if (isFinal || faults > maxFaults) {
      if (isFinal) kept.drop(key);
      const text = status === 0 ? unreachable : errorResponseText({ status, body, header });
      return { problem: withoutField(text || unreachable) };
    }
    // A request that is cut off while others get through is no lost connection.
    onInterrupted(status === 0 && !isBegun);
    await pause(attempt, signal);
    attempt += 1;
  }
}
