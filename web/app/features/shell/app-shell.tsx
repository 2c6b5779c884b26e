import type { ReactNode } from "react";
import { Sidebar } from "./sidebar.tsx";
import { Topbar } from "./topbar.tsx";

/** What signed-in people see around every screen. */
export default function AppShell({ children }: { children: ReactNode }) {
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
