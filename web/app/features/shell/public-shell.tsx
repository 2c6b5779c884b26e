import type { ReactNode } from "react";
import { useHashFocus } from "~/lib/use-hash-focus.ts";
import { UntilReady } from "~/lib/until-ready.tsx";
import { PublicFooter } from "./public-footer.tsx";
import { PublicHeader, type HeaderForm } from "./public-header.tsx";

interface PublicShellProps {
  children: ReactNode;
  /** An application screen between the public header and footer: page padding and measure. */
  framed?: boolean;
  /** Opens the form that a button of the header leads to. */
  onForm?: ((form: HeaderForm, next: string | null) => void) | undefined;
}

/** What visitors see around every screen. */
export default function PublicShell({ children, framed = false, onForm }: PublicShellProps) {
  useHashFocus();
  return (
    <UntilReady>
      <div className="public">
        <PublicHeader onForm={onForm} />
        <main id="main" tabIndex={-1} className={framed ? "content-width framed" : undefined}>
          {children}
        </main>
        <PublicFooter />
      </div>
    </UntilReady>
  );
}
