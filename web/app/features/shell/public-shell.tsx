import type { ReactNode } from "react";
import { useHashFocus } from "~/lib/use-hash-focus.ts";
import { PublicFooter } from "./public-footer.tsx";
import { PublicHeader } from "./public-header.tsx";

interface PublicShellProps {
  children: ReactNode;
  /** An application screen between the public header and footer: page padding and measure. */
  framed?: boolean;
}

/** What visitors see around every screen. */
export function PublicShell({ children, framed = false }: PublicShellProps) {
  useHashFocus();
  return (
    <div className="public">
      <PublicHeader />
      <main id="main" tabIndex={-1} className={framed ? "cw framed" : undefined}>
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}
