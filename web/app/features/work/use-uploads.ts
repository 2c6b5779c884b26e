import { useRef, useState } from "react";
import { useRefetch } from "~/lib/use-refetch.ts";
import { newUpload, problemOf, sendFile, type Upload } from "./file-upload.ts";

/** The uploads of one contract: what is sent, what waits and what failed. */
export function useUploads(contractId: number, onUploaded: (file: File) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef<Upload[]>([]);
  const sending = useRef<{ id: string; abort: AbortController } | null>(null);
  const refetch = useRefetch();

  const change = (id: string, changes: Partial<Upload>): void =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const remove = (id: string): void => setUploads((all) => all.filter((one) => one.id !== id));

  async function run(): Promise<void> {
    if (sending.current) return;
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      const { id, file } = next;
      const abort = new AbortController();
      sending.current = { id, abort };
      change(id, { state: "sending" });
      const options = { signal: abort.signal, onProgress: (progress: number) => change(id, { progress }) };
      const problem = await sendFile(contractId, next, options);
      if (typeof problem === "string") change(id, { state: "failed", problem });
      else remove(id);
      if (problem !== null) continue;
      onUploaded(file);
      await refetch("uploadContractFile");
    }
    sending.current = null;
  }

  function add(files: readonly File[]): void {
    const added = files.map((file): Upload => {
      const problem = problemOf(file);
      return problem === null ? newUpload(file) : { ...newUpload(file), state: "failed", problem };
    });
    setUploads((all) => [...all, ...added]);
    queue.current.push(...added.filter(({ state }) => state === "waiting"));
    void run();
  }
  function retry(upload: Upload): void {
    const again: Upload = { ...upload, state: "waiting", progress: 0, problem: null };
    change(upload.id, again);
    queue.current.push(again);
    void run();
  }
  function cancel({ id }: Upload): void {
    queue.current = queue.current.filter((one) => one.id !== id);
    if (sending.current?.id === id) sending.current.abort.abort();
    else remove(id);
  }
  return { uploads, add, retry, cancel };
}
