// First, because it sets the order of the cascade layers that every later style sheet falls into.
import "./styles/app.css";
import besley from "@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url";
import hanken from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, ScrollRestoration, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { FlashToasts } from "./features/shell/flash-toasts.tsx";
import { NavigationProgress } from "./features/shell/navigation-progress.tsx";
import { PageFailure } from "./features/shell/page-failure.tsx";
import { ClockProvider, knownTimeZone, zoneCookie } from "./lib/clock.tsx";
import { readCookie } from "./lib/cookies.ts";
import { DataProvider } from "./lib/data-provider.tsx";
import { onlyWhenAsked } from "./lib/guard.ts";
import { LateCode } from "./lib/late-code.tsx";
import { useNonce } from "./lib/nonce.ts";
import { pageOf } from "./lib/page-context.ts";
import { sidebarWidthOf } from "./lib/sidebar-width.ts";
import { PatientScripts } from "./lib/patient-scripts.tsx";
import { themeColors, themeOf, themeScript } from "./lib/theme.ts";
import { ToastProvider } from "./ui/toast.tsx";

const font = (href: string) =>
  ({ rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href }) as const;

export const links: Route.LinksFunction = () => [
  font(besley),
  font(hanken),
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export function loader({ request, context, url }: Route.LoaderArgs) {
  const cookies = request.headers.get("cookie");
  const { user } = pageOf(context);
  const timeZone = knownTimeZone(readCookie(cookies, zoneCookie));
  return {
    user,
    theme: themeOf(cookies),
    sidebar: sidebarWidthOf(cookies),
    clock: { now: Date.now(), timeZone },
    origin: url.origin,
  };
}

export const shouldRevalidate = onlyWhenAsked;

export { clientMiddleware } from "./lib/root-middleware.ts";

export function Layout({ children }: { children: ReactNode }) {
  const { theme = "system", sidebar } = useRouteLoaderData<typeof loader>("root") ?? {};
  const painted = theme === "dark" ? "dark" : "light";
  const nonce = useNonce();
  return (
    // The script in the head changes these attributes before the first paint.
    <html lang="en" data-theme={painted} data-choice={theme} data-sidebar={sidebar} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={themeColors[painted]} suppressHydrationWarning />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // Only the server writes it; hydration leaves it as it is.
          // oxlint-disable-next-line react/no-danger -- our own constant, before the first paint
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR ? themeScript : "",
          }}
        />
        <Meta />
        {/* Style sheets come from this site, which the policy allows without a nonce. */}
        <Links nonce="" />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        {children}
        <ScrollRestoration nonce={nonce} />
        <PatientScripts nonce={nonce} />
        {import.meta.env.SSR && <LateCode />}
      </body>
    </html>
  );
}

export default function App({ loaderData: { user, clock } }: Route.ComponentProps) {
  return (
    <DataProvider user={user}>
      <ClockProvider initial={clock}>
        <ToastProvider>
          <NavigationProgress />
          <FlashToasts />
          <Outlet />
        </ToastProvider>
      </ClockProvider>
    </DataProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailure error={error} />;
}
