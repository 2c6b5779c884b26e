import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import { ToastContext } from "./toast-context.ts";

/** Milliseconds a success stays. */
const successStays = 5_000;
/** More than this many at once would hide the page. */
const mostAtOnce = 4;

interface ToastRecord {
  readonly id: number;
  readonly bad: boolean;
  readonly title: string;
  readonly text: string | undefined;
}

/** Holds the toasts of the whole app: bottom right, on top on phones. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [records, setRecords] = useState<readonly ToastRecord[]>([]);
  const lastId = useRef(0);

  const dismiss = useCallback((id: number) => {
    setRecords((now) => now.filter((record) => record.id !== id));
  }, []);

  const toasts = useMemo(() => {
    function show(bad: boolean, title: string, text?: string) {
      lastId.current += 1;
      const record = { id: lastId.current, bad, title, text };
      setRecords((now) => [...now, record].slice(-mostAtOnce));
    }
    return {
      success: (title: string, text?: string) => show(false, title, text),
      failure: (title: string, text?: string) => show(true, title, text),
      clear: () => setRecords([]),
    };
  }, []);

  return (
    <ToastContext value={toasts}>
      {children}
      <ToastStack records={records} onDismiss={dismiss} />
    </ToastContext>
  );
}

interface ToastStackProps {
  records: readonly ToastRecord[];
  onDismiss: (id: number) => void;
}

/**
 * The status region is there before its first toast, or screen readers would miss it. `aria-live` on the stack
 * keeps it readable while a modal dialog hides the rest of the page; the regions inside do the announcing.
 */
function ToastStack({ records, onDismiss }: ToastStackProps) {
  const card = (record: ToastRecord) => <ToastCard key={record.id} record={record} onDismiss={onDismiss} />;
  return (
    <div className="toasts" aria-live="off">
      <div role="status" aria-atomic="false">
        {records.filter((record) => !record.bad).map(card)}
      </div>
      {records.filter((record) => record.bad).map(card)}
    </div>
  );
}

interface ToastCardProps {
  record: ToastRecord;
  onDismiss: (id: number) => void;
}

function ToastCard({ record: { id, bad, title, text }, onDismiss }: ToastCardProps) {
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (bad || held) return undefined;
    const timer = setTimeout(() => onDismiss(id), successStays);
    return () => clearTimeout(timer);
  }, [bad, held, id, onDismiss]);

  const Icon = bad ? CircleAlert : CircleCheck;
  return (
    <div
      className={classNames("toast", bad && "bad")}
      role={bad ? "alert" : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className="ic">
        <Icon className="i" />
      </span>
      <div>
        <b className="strong">{title}</b>
        {text && <p>{text}</p>}
      </div>
      {/* Pressing it with the pointer leaves focus where it was, as in an open dialog. */}
      <IconButton
        label="Dismiss"
        icon={X}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onDismiss(id)}
      />
    </div>
  );
}
