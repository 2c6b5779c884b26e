import "./report-link.css";

/** Quiet, at the end of what it is about. */
export function ReportLink({ children, onReport }: { children: string; onReport: () => void }) {
  return (
    <p className="aside">
      <button type="button" className="link report-link" onClick={onReport}>
        {children}
      </button>
    </p>
  );
}
