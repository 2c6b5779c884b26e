import { lazy, Suspense, useCallback, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { errorText } from "~/lib/api-error.ts";
import { FailureContext } from "~/lib/failure-context.ts";
import type { ToastCardProps, ToastRecord } from "./toast-card.tsx";
import { ToastContext, type Toasts, type ToastTexts } from "./toast-context.ts";

/** Loads the toasts' code ahead of the first toast, which may report a lost connection. */
export const loadToasts = () => import("./toast-card.tsx");
/** Loads with the first toast at the latest. If it fails to load, toasts are plain text, and the page still works. */
const ToastCard = lazy(() => loadToasts().catch(() => ({ default: BareToast })));
/** More toasts than this at once would hide the page. */
const maxAtOnce = 4;

/** Holds the toasts of the whole app: bottom right, on top on phones. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [records, setRecords] = useState<readonly ToastRecord[]>([]);
  const lastId = useRef(0);

  const dismiss = useCallback((id: number) => {
    setRecords((now) => now.filter((record) => record.id !== id));
  }, []);

  const toasts = useMemo(() => {
    const update: Toasts["update"] = (change) => setRecords((now) => change(now).slice(-maxAtOnce));
    const show = (bad: boolean) => (toast: string | ToastTexts, detail?: unknown) => {
      lastId.current += 1;
      const { title, text = "", undo } = typeof toast === "string" ? { title: toast } : toast;
      const record = {
        id: lastId.current,
        bad,
        title,
        undo,
        text: typeof detail === "string" ? detail : errorText(detail, text),
      };
      update((now) => [...now, record]);
    };
    return { success: show(false), failure: show(true), update, clear: () => setRecords([]) };
  }, []);

  return (
    <ToastContext value={toasts}>
      <FailureContext value={toasts.failure}>{children}</FailureContext>
      <ToastStack records={records} onDismiss={dismiss} />
    </ToastContext>
  );
}

const BareToast = ({ record }: ToastCardProps) => (
  <p className="toast" role="alert">
    {record.title} {record.text}
  </p>
);

interface ToastStackProps {
  records: readonly ToastRecord[];
  onDismiss: (id: number) => void;
}

/**
 * The status region is there before its first toast, or screen readers would miss it. `aria-live` on the stack
 * keeps it readable while a modal dialog hides the rest of the page; the regions inside do the announcing.
 */
function ToastStack({ records, onDismiss }: ToastStackProps) {
  const card = (record: ToastRecord) => (
    <Suspense key={record.id}>
      <ToastCard record={record} newer={records.length - 1 - records.indexOf(record)} onDismiss={onDismiss} />
    </Suspense>
  );
  return (
    <div className="toasts" aria-live="off">
      <div role="status" aria-atomic="false">
        {records.filter((record) => !record.bad).map(card)}
      </div>
      {records.filter((record) => record.bad).map(card)}
    </div>
  );
}
