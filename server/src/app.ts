import type { FastifyInstance } from "fastify";
import type { Config } from "./platform/config.ts";
import type { Db } from "./platform/db/database.ts";
import type { Deps } from "./platform/deps.ts";
import { arrivalsFolder } from "./platform/files/uploaded-file.ts";
import type { FileStorage } from "./platform/files/storage.ts";
import { cookiesFor } from "./platform/http/cookies.ts";
import { hooks } from "./hooks.ts";
import { handleErrors } from "./platform/http/errors.ts";
import { setHeaders } from "./platform/http/headers.ts";
import { health } from "./platform/http/health.ts";
import { openapi } from "./platform/http/openapi.ts";
import type { PublicAddress } from "./platform/http/page-sources.ts";
import { type Register, registrar } from "./platform/http/register-endpoint.ts";
import { logRequests } from "./platform/http/request-log.ts";
import { isCrossSite, rejectCrossSite } from "./platform/http/cross-site.ts";
import { identify, Sessions } from "./platform/http/session.ts";
import { type MatchingDeps, openMatching } from "./modules/matching/engine/matching-thread.ts";
import { createAuth } from "./platform/http/auth.ts";
import { consentRoutes } from "./modules/accounts/consents/routes.ts";
import { accountRoutes } from "./modules/accounts/sign-in/routes.ts";
import { emailVerificationRoutes } from "./modules/accounts/email-verification/routes.ts";
import { analyticsRoutes } from "./modules/reporting/analytics/routes.ts";
import { applicationRoutes } from "./modules/hiring/applications/routes.ts";
import { calendarRoutes } from "./modules/reporting/calendar/routes.ts";
import { contactMessageRoutes } from "./modules/staff/contact-messages/routes.ts";
import { contractRoutes } from "./modules/engagements/contracts/routes.ts";
import { credentialRoutes } from "./modules/profiles/credentials/routes.ts";
import { paralegalDashboardRoutes } from "./modules/reporting/dashboards/paralegal-routes.ts";
import { firmDashboardRoutes } from "./modules/reporting/dashboards/firm-routes.ts";
import { dashboardRoutes } from "./modules/reporting/dashboards/routes.ts";
import { departmentRoutes } from "./modules/firms/departments/routes.ts";
import { accountDeletionRoutes } from "./modules/accounts/account-deletion/routes.ts";
import { earningsRoutes } from "./modules/reporting/earnings/routes.ts";
import { dataExportRoutes } from "./modules/accounts/data-export/routes.ts";
import { directoryRoutes } from "./modules/hiring/directory/routes.ts";
import { seoRoutes } from "./modules/site/seo/routes.ts";
import { responseTimeRoutes } from "./modules/jobs/response-times/routes.ts";
import { firmRoutes } from "./modules/firms/firm/routes.ts";
import { invitationRoutes } from "./modules/firms/invitations/routes.ts";
import { fileRoutes } from "./platform/files/routes.ts";
import { jobInviteRoutes } from "./modules/hiring/job-invites/routes.ts";
import { onboardingRoutes } from "./modules/profiles/onboarding/routes.ts";
import { postingRoutes } from "./modules/jobs/postings/posting-routes.ts";
import { jobRoutes } from "./modules/jobs/postings/routes.ts";
import { jobSearchRoutes } from "./modules/search/job-search/routes.ts";
import { matchRoutes } from "./modules/matching/matches/routes.ts";
import { messageRoutes } from "./modules/messages/conversations/routes.ts";
import { notificationRoutes } from "./modules/notifications/notifications/routes.ts";
import { passwordRoutes } from "./modules/accounts/passwords/routes.ts";
import { preferenceRoutes } from "./modules/search/search-preferences/routes.ts";
import { photoRoutes } from "./modules/profiles/photos/routes.ts";
import { profileRoutes } from "./modules/profiles/paralegal-profiles/routes.ts";
import { globalSearchRoutes } from "./modules/search/global-search/routes.ts";
import { pushDeviceRoutes } from "./modules/notifications/browser-push/routes.ts";
import { abuseReportRoutes } from "./modules/staff/abuse-reports/routes.ts";
import { reportScheduleRoutes } from "./modules/reporting/scheduled-reports/routes.ts";
import { savedSearchRoutes } from "./modules/search/saved-searches/routes.ts";
import { settingsRoutes } from "./modules/accounts/settings/routes.ts";
import { sessionRoutes } from "./modules/accounts/sessions/routes.ts";
import { teamRoutes } from "./modules/firms/team/routes.ts";
import { staffLogRoutes } from "./modules/staff/staff-log/routes.ts";
import { twoFactorRoutes } from "./modules/accounts/two-factor/routes.ts";
import { shareImageRoutes } from "./modules/site/share-images/routes.ts";
import { unsubscribeRoutes } from "./modules/notifications/unsubscribe/routes.ts";
import type { PdfRenderer } from "./platform/pdf/pdf-renderer.ts";
import { type Announcement, announce } from "./platform/realtime/announce.ts";
import { Audience } from "./platform/realtime/audience.ts";
import { listen } from "./platform/realtime/listener.ts";
import { serveSockets } from "./platform/realtime/socket.ts";

/** The product, noun by noun. */
const modules: readonly ((register: Register, deps: MatchingDeps) => void)[] = [
  accountRoutes,
  consentRoutes,
  settingsRoutes,
  dataExportRoutes,
  accountDeletionRoutes,
  emailVerificationRoutes,
  passwordRoutes,
  sessionRoutes,
  twoFactorRoutes,
  jobRoutes,
  jobSearchRoutes,
  globalSearchRoutes,
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
  responseTimeRoutes,
  teamRoutes,
  invitationRoutes,
  departmentRoutes,
  directoryRoutes,
  jobInviteRoutes,
  earningsRoutes,
  calendarRoutes,
  dashboardRoutes,
  paralegalDashboardRoutes,
  firmDashboardRoutes,
  onboardingRoutes,
  analyticsRoutes,
  reportScheduleRoutes,
  contactMessageRoutes,
  photoRoutes,
  fileRoutes,
  credentialRoutes,
  abuseReportRoutes,
  staffLogRoutes,
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
  printer: PdfRenderer;
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
  const deps: MatchingDeps = {
    db,
    hooks,
    clock,
    auth,
    sessions,
    config,
    cookies,
    secret,
    files,
    matching,
    printer,
  };
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
  rejectCrossSite(app, config.baseUrl);
  identify(app, sessions);
  await openapi(app, config.baseUrl);
  health(app, db, () => stopping);
  const register = registrar(app, arrivalsFolder(config.dataDir));
  for (const routes of modules) routes(register, deps);
  shareImageRoutes(app, deps);
  const addresses = await parts.pages?.(app, deps);
  seoRoutes(app, deps, addresses ?? (async () => []));
  return deps;
}
