import { useEffect, type ReactNode } from "react";
import { loadToasts } from "~/ui/toast.tsx";
import { Sidebar } from "./sidebar.tsx";
import { Topbar } from "./topbar.tsx";

/** What signed-in people see around every screen. */
export default function AppShell({ children }: { children: ReactNode }) {
  // A lost connection is told of there instead.
  useEffect(() => void loadToasts().catch(() => undefined), []);
  return (
    <div className="app">
      <Topbar />
      <Sidebar />
      <main id="main" tabIndex={-1}>
        <div className="wrap">{children}</div>
      </main>
    </div>
  );
}
