import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";
import type { Db } from "./db/handle.ts";
import type { Deps } from "./deps.ts";
import { arrivalsFolder } from "./files/arrived-file.ts";
import type { FileStorage } from "./files/storage.ts";
import { cookiesFor } from "./http/cookies.ts";
import { handleErrors } from "./http/errors.ts";
import { setHeaders } from "./http/headers.ts";
import { health } from "./http/health.ts";
import { openapi } from "./http/openapi.ts";
import type { PublicAddress } from "./http/page-sources.ts";
import { type Register, registrar } from "./http/register.ts";
import { logRequests } from "./http/requests-log.ts";
import { isCrossSite, refuseCrossSite } from "./http/same-origin.ts";
import { identify, Sessions } from "./http/session.ts";
import { openMatching } from "./matching/matching-thread.ts";
import { createAuth } from "./modules/accounts/auth.ts";
import { acceptanceRoutes } from "./modules/acceptances/routes.ts";
import { accountRoutes } from "./modules/accounts/routes.ts";
import { addressRoutes } from "./modules/addresses/routes.ts";
import { analyticsRoutes } from "./modules/analytics/routes.ts";
import { applicationRoutes } from "./modules/applications/routes.ts";
import { calendarRoutes } from "./modules/calendar/routes.ts";
import { contactRoutes } from "./modules/contact/routes.ts";
import { contractRoutes } from "./modules/contracts/routes.ts";
import { credentialRoutes } from "./modules/credentials/routes.ts";
import { paralegalDashboardRoutes } from "./modules/dashboards/paralegal-routes.ts";
import { officeDashboardRoutes } from "./modules/dashboards/office-routes.ts";
import { dashboardRoutes } from "./modules/dashboards/routes.ts";
import { departmentRoutes } from "./modules/departments/routes.ts";
import { departureRoutes } from "./modules/departures/routes.ts";
import { earningsRoutes } from "./modules/earnings/routes.ts";
import { exportRoutes } from "./modules/exports/routes.ts";
import { directoryRoutes } from "./modules/directory/routes.ts";
import { discoveryRoutes } from "./modules/discovery/routes.ts";
import { responseRoutes } from "./modules/responses/routes.ts";
import { firmRoutes } from "./modules/firms/routes.ts";
import { invitationRoutes } from "./modules/invitations/routes.ts";
import { fileRoutes } from "./modules/files/routes.ts";
import { jobInviteRoutes } from "./modules/job-invites/routes.ts";
import { onboardingRoutes } from "./modules/onboarding/routes.ts";
import { postingRoutes } from "./modules/jobs/posting-routes.ts";
import { jobRoutes } from "./modules/jobs/routes.ts";
import { matchRoutes } from "./modules/matches/routes.ts";
import { messageRoutes } from "./modules/messages/routes.ts";
import { notificationRoutes } from "./modules/notifications/routes.ts";
import { passwordRoutes } from "./modules/passwords/routes.ts";
import { preferenceRoutes } from "./modules/preferences/routes.ts";
import { photoRoutes } from "./modules/photos/routes.ts";
import { profileRoutes } from "./modules/profiles/routes.ts";
import { searchBoxRoutes } from "./modules/search-box/routes.ts";
import { pushDeviceRoutes } from "./modules/push-devices/routes.ts";
import { reportRoutes } from "./modules/reports/routes.ts";
import { reportScheduleRoutes } from "./modules/report-schedules/routes.ts";
import { savedSearchRoutes } from "./modules/saved-searches/routes.ts";
import { settingsRoutes } from "./modules/settings/routes.ts";
import { sessionRoutes } from "./modules/sessions/routes.ts";
import { teamRoutes } from "./modules/team/routes.ts";
import { staffRoutes } from "./modules/staff/routes.ts";
import { twoFactorRoutes } from "./modules/two-factor/routes.ts";
import { sharePictureRoutes } from "./modules/share/routes.ts";
import { unsubscribeRoutes } from "./modules/unsubscribe/routes.ts";
import type { Printer } from "./paper/printer.ts";
import { type Announcement, announce } from "./realtime/announce.ts";
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
  searchBoxRoutes,
  postingRoutes,
  matchRoutes,
  preferenceRoutes,
  savedSearchRoutes,
  applicationRoutes,
  contractRoutes,
  messageRoutes,
  notificationRoutes,
  pushDeviceRoutes,
  unsubscribeRoutes,
  profileRoutes,
  firmRoutes,
  responseRoutes,
  teamRoutes,
  invitationRoutes,
  departmentRoutes,
  directoryRoutes,
  jobInviteRoutes,
  earningsRoutes,
  calendarRoutes,
  dashboardRoutes,
  paralegalDashboardRoutes,
  officeDashboardRoutes,
  onboardingRoutes,
  analyticsRoutes,
  reportScheduleRoutes,
  contactRoutes,
  photoRoutes,
  fileRoutes,
  credentialRoutes,
  reportRoutes,
  staffRoutes,
];

export interface AppParts {
  /** From createFastify; its log serves what is started before the site. */
  app: FastifyInstance;
  config: Config;
  db: Db;
  /** For the connection that listens for changes. */
  connectionString: string;
  secret: string;
  files: FileStorage;
  clock: () => Date;
  printer: Printer;
  /** Serves the pages, and names the public ones; left out where only the API is wanted. */
  pages?: (app: FastifyInstance, deps: Deps) => Promise<() => Promise<readonly PublicAddress[]>>;
}

/** Builds the whole site. `app.close()` ends sockets and the listening connection too. */
export async function buildApp(parts: AppParts): Promise<Deps> {
  const { app, config, db, secret, clock, files, printer } = parts;
  const auth = createAuth(db, { baseUrl: config.baseUrl, secret });
  const audience = new Audience();
  const listener = listen({ connectionString: parts.connectionString }, app.log, {
    announcement: (announcement) => void relay(announcement),
    gap: () => {
      sessions.forgetAll();
      void audience.dismissAll().then(() => audience.tellAll());
    },
  });
  const sessions = new Sessions(db, auth, listener.isListening);
  /** Whose session has ended is let go first: the browser would fetch what it may no longer see. */
  async function relay(announcement: Announcement): Promise<void> {
    const { forget, renamed } = announcement;
    if (forget) sessions.forget(forget);
    if (renamed) sessions.forget(renamed);
    if (forget) await audience.dismiss(forget);
    audience.tell(announcement);
  }
  const cookies = cookiesFor(config.baseUrl);
  const matching = openMatching(parts.connectionString, app.log, {
    completedAfterProvisional: () =>
      void announce(db, { to: "everyone", topics: ["matches"] }).catch((err: unknown) =>
        app.log.warn({ err }, "Nobody could be told that matching is complete"),
      ),
  });
  const deps: Deps = { db, clock, auth, sessions, config, cookies, secret, files, matching, printer };
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
  app.addHook("onClose", () => matching.stop());

  handleErrors(app);
  logRequests(app);
  setHeaders(app, config.baseUrl.startsWith("https:"));
  refuseCrossSite(app, config.baseUrl);
  identify(app, sessions);
  await openapi(app, config.baseUrl);
  health(app, db, () => stopping);
  const register = registrar(app, arrivalsFolder(config.dataDir));
  for (const routes of modules) routes(register, deps);
  sharePictureRoutes(app, deps);
  const addresses = await parts.pages?.(app, deps);
  discoveryRoutes(app, deps, addresses ?? (async () => []));
  return deps;
}
