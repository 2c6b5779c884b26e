import type { ContractFile } from "@caseload/contract/engagements/contract-files";
import { useRef, useState } from "react";
import { loadWithRetry } from "../load-with-retry.ts";
import { useRefetch } from "../use-refetch.ts";
import { newUpload, type Upload } from "./upload.ts";

/** Loaded when the first upload begins. */
const loadSender = () => loadWithRetry(() => import("./send-resumably.ts"), true);

/** Uploads to one contract, one after another: what is sent, what waits and what failed. */
export function useUploads(contractId: number, onUploaded: (shared: ContractFile) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef<Upload[]>([]);
  const sending = useRef<{ id: string; abort: AbortController } | null>(null);
  const refetch = useRefetch();

  const change = (id: string, changes: Partial<Upload>): void =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const remove = (id: string): void => setUploads((all) => all.filter((one) => one.id !== id));

  async function send({ id, file }: Upload): Promise<void> {
    const abort = new AbortController();
    sending.current = { id, abort };
    change(id, { state: "sending" });
    const { sendResumably } = await loadSender();
    const sent = await sendResumably(contractId, file, {
      signal: abort.signal,
      onProgress: (progress) => change(id, { progress }),
      onInterrupted: (isInterrupted) => change(id, { state: isInterrupted ? "interrupted" : "sending" }),
    });
    if (sent === "canceled") remove(id);
    else if ("problem" in sent) change(id, { state: "failed", problem: sent.problem });
    else {
      remove(id);
      onUploaded(sent.shared);
      await refetch("uploadContractFile");
    }
  }
  async function run(): Promise<void> {
    if (sending.current) return;
    for (let next = queue.current.shift(); next; next = queue.current.shift()) await send(next);
    sending.current = null;
  }

  function add(files: readonly File[]): void {
    const added = files.map(newUpload);
    setUploads((all) => [...all, ...added]);
    queue.current.push(...added.filter(({ state }) => state === "waiting"));
    void run();
  }
  function retry(upload: Upload): void {
    const again = newUpload(upload.file);
    setUploads((all) => all.map((one) => (one.id === upload.id ? again : one)));
    if (again.state !== "waiting") return;
    queue.current.push(again);
    void run();
  }
  function cancel({ id }: Upload): void {
    queue.current = queue.current.filter((one) => one.id !== id);
    if (sending.current?.id === id) sending.current.abort.abort();
    else remove(id);
  }
  const isUploading = uploads.some(({ state }) => state !== "failed");
  return { uploads, isUploading, add, retry, cancel };
}
