import { lazy, Suspense } from "react";
import { Outlet } from "react-router";
import { useUser } from "~/lib/session.ts";
import { PublicFrame } from "./public-frame.tsx";

const loadShell = () => import("~/features/shell/app-shell.tsx");
const AppShell = lazy(loadShell);

// The server has rendered the signed-in shell: fetch its code now, not once React finds out that it needs it.
if (typeof document !== "undefined" && document.querySelector(".app")) void loadShell();

/** The signed-in shell; visitors see open screens between the public header and footer, and load no more than that. */
export default function AppLayout() {
  if (!useUser()) return <PublicFrame framed />;
  return (
    <Suspense>
      <AppShell>
        <Outlet />
      </AppShell>
    </Suspense>
  );
}
