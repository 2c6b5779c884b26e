import type { ReactNode } from "react";

/** The four steps of "How Caseload Works": a 1.5 ink line and one yellow shape. */
function StepArt({ children, viewBox }: { children: ReactNode; viewBox: string }) {
  return (
    <svg className="artwork step" viewBox={viewBox} aria-hidden="true">
      {children}
    </svg>
  );
}

export function RegisterArt() {
  return (
    <StepArt viewBox="13 0 76 60">
      <rect className="highlight-fill" x="22" y="20" width="30" height="9" rx="2" />
      <path d="M14 6h34l8 8v42H14z" />
      <path d="M48 6v8h8" />
      <path className="thin" d="M22 38h26M22 46h18" />
      <path d="M24 27c3-6 5-7 6-6 1 2-3 5-2 6s4-3 5-2 0 2 2 2 3-1 5-1" />
      <path d="m60 22 6-12 4 2-6 12-4.5 3z" className="paper-fill" />
    </StepArt>
  );
}

export function SearchArt() {
  return (
    <StepArt viewBox="7 0 76 60">
      <rect className="highlight-fill" x="20" y="22" width="26" height="8" rx="2" />
      <path className="thin" d="M8 14h36M8 26h10M8 38h16M8 50h28" />
      <circle cx="42" cy="27" r="16" />
      <path d="m54 39 14 14" />
    </StepArt>
  );
}

export function ConnectArt() {
  return (
    <StepArt viewBox="5 0 76 60">
      <path className="highlight-fill" d="M34 28h32v18H50l-8 8v-8h-8z" />
      <path d="M6 6h38v24H22l-9 8v-8H6z" className="paper-fill" />
      <path className="thin" d="M14 14h22M14 21h14" />
      <path d="M50 22h18v24H58v8l-9-8H34v-9" />
    </StepArt>
  );
}

export function CollaborateArt() {
  return (
    <StepArt viewBox="9 0 76 60">
      <path d="M10 10h18l5 6h33v38H10z" />
      <path className="highlight-fill" d="M18 34h40v8H18z" />
      <path className="thin" d="M18 26h40M18 48h26" />
      <path d="m46 39 4 4 9-10" />
    </StepArt>
  );
}
