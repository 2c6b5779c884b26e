import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";
import type { Db } from "./db/handle.ts";
import type { Deps } from "./deps.ts";
import { cookiesFor } from "./http/cookies.ts";
import { handleErrors } from "./http/errors.ts";
import { setHeaders } from "./http/headers.ts";
import { health } from "./http/health.ts";
import { openapi } from "./http/openapi.ts";
import { type Register, registrar } from "./http/register.ts";
import { logRequests } from "./http/requests-log.ts";
import { isCrossSite, refuseCrossSite } from "./http/same-origin.ts";
import { identify, Sessions } from "./http/session.ts";
import { createAuth } from "./modules/accounts/auth.ts";
import { acceptanceRoutes } from "./modules/acceptances/routes.ts";
import { accountRoutes } from "./modules/accounts/routes.ts";
import { addressRoutes } from "./modules/addresses/routes.ts";
import { applicationRoutes } from "./modules/applications/routes.ts";
import { contractRoutes } from "./modules/contracts/routes.ts";
import { dashboardRoutes } from "./modules/dashboards/routes.ts";
import { departureRoutes } from "./modules/departures/routes.ts";
import { exportRoutes } from "./modules/exports/routes.ts";
import { jobRoutes } from "./modules/jobs/routes.ts";
import { messageRoutes } from "./modules/messages/routes.ts";
import { notificationRoutes } from "./modules/notifications/routes.ts";
import { passwordRoutes } from "./modules/passwords/routes.ts";
import { profileRoutes } from "./modules/profiles/routes.ts";
import { settingsRoutes } from "./modules/settings/routes.ts";
import { sessionRoutes } from "./modules/sessions/routes.ts";
import { twoFactorRoutes } from "./modules/two-factor/routes.ts";
import { Audience } from "./realtime/audience.ts";
import { listen } from "./realtime/listener.ts";
import { serveSockets } from "./realtime/socket.ts";

/** The product, noun by noun. */
const modules: readonly ((register: Register, deps: Deps) => void)[] = [
  accountRoutes,
  acceptanceRoutes,
  settingsRoutes,
  exportRoutes,
  departureRoutes,
  addressRoutes,
  passwordRoutes,
  sessionRoutes,
  twoFactorRoutes,
  jobRoutes,
  applicationRoutes,
  contractRoutes,
  messageRoutes,
  notificationRoutes,
  profileRoutes,
  dashboardRoutes,
];

export interface AppParts {
  /** From createFastify; its log serves what is started before the site. */
  app: FastifyInstance;
  config: Config;
  db: Db;
  /** For the connection that listens for changes. */
  connectionString: string;
  secret: string;
  clock: () => Date;
  /** Serves the pages; left out where only the API is wanted. */
  pages?: (app: FastifyInstance, deps: Deps) => Promise<void>;
}

/** Builds the whole site. `app.close()` ends sockets and the listening connection too. */
export async function buildApp(parts: AppParts): Promise<Deps> {
  const { app, config, db, secret, clock } = parts;
  const auth = createAuth(db, { baseUrl: config.baseUrl, secret });
  const audience = new Audience();
  const listener = listen({ connectionString: parts.connectionString }, app.log, {
    announcement: (announcement) => {
      if (announcement.forget) {
        sessions.forget(announcement.forget);
        audience.dismiss(announcement.forget);
      }
      if (announcement.renamed) sessions.forget(announcement.renamed);
      audience.tell(announcement);
    },
    gap: () => {
      sessions.forgetAll();
      audience.tellAll();
    },
  });
  const sessions = new Sessions(db, auth, listener.isListening);
  const cookies = cookiesFor(config.baseUrl);
  const deps: Deps = { db, clock, auth, sessions, config, cookies, secret };
  let stopping = false;
  const sockets = serveSockets(app.server, audience, {
    actor: (request) => sessions.resolve(request),
    isCrossSite: (request) => isCrossSite(request, config.baseUrl),
  });
  app.addHook("preClose", async () => {
    stopping = true;
    await sockets.close();
    await listener.stop();
  });

  handleErrors(app);
  logRequests(app);
  setHeaders(app, config.baseUrl.startsWith("https:"));
  refuseCrossSite(app, config.baseUrl);
  identify(app, sessions);
  await openapi(app, config.baseUrl);
  health(app, db, () => stopping);
  const register = registrar(app);
  for (const routes of modules) routes(register, deps);
  await parts.pages?.(app, deps);
  return deps;
}
