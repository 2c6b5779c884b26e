import { lazy, Suspense } from "react";
import { Outlet } from "react-router";
import { PublicShell } from "~/features/shell/public-shell.tsx";
import { useUser } from "~/lib/session.ts";

const loadShell = () => import("~/features/shell/app-shell.tsx");
const AppShell = lazy(loadShell);

// The server has rendered the signed-in shell: fetch its code now, not once React finds out that it needs it.
if (typeof document !== "undefined" && document.querySelector(".app")) void loadShell();

/** The signed-in shell; visitors see open screens between the public header and footer, and load no more than that. */
export default function AppLayout() {
  if (!useUser()) {
    return (
      <PublicShell framed>
        <Outlet />
      </PublicShell>
    );
  }
  return (
    <Suspense>
      <AppShell>
        <Outlet />
      </AppShell>
    </Suspense>
  );
}
