import type { FastifyInstance } from "fastify";
import type { Config } from "./platform/config.ts";
import type { Db } from "./platform/db/database.ts";
import type { DatabaseAddress } from "./platform/db/database-address.ts";
import { openReadinessCheck } from "./platform/db/readiness-check.ts";
import type { Deps } from "./platform/deps.ts";
import type { FileStorage } from "./platform/files/storage.ts";
import { createCookies } from "./platform/http/cookies.ts";
import { createHooks } from "./hooks.ts";
import { handleErrors } from "./platform/http/errors.ts";
import { nameAnswers } from "./platform/http/answer-header.ts";
import { setSecurityHeaders } from "./platform/http/security-headers.ts";
import { registerHealthChecks } from "./platform/http/health.ts";
import { registerOpenApi } from "./platform/http/openapi.ts";
import type { PublicPage } from "./platform/http/page-sources.ts";
import { type Register, createRegister } from "./platform/http/register-endpoint.ts";
import { logRequests } from "./platform/http/fastify.ts";
import { isCrossSite, rejectCrossSite } from "./platform/http/cross-site.ts";
import { limitDatabaseWait } from "./platform/http/limit-database-wait.ts";
import { identifyActor, Sessions } from "./platform/http/session.ts";
import { indexSettings, type MatchingDeps, openMatching } from "./modules/matching/engine/matching-thread.ts";
import { createAuth } from "./platform/http/auth.ts";
import { consentRoutes } from "./modules/accounts/consents/routes.ts";
import { accountRoutes } from "./modules/accounts/sign-in/routes.ts";
import { emailVerificationRoutes } from "./modules/accounts/email-verification/routes.ts";
import { analyticsRoutes } from "./modules/reporting/analytics/routes.ts";
import { applicantRoutes } from "./modules/hiring/applications/applicant-routes.ts";
import { applicationRoutes } from "./modules/hiring/applications/routes.ts";
import { availabilityRoutes } from "./modules/hiring/availability/routes.ts";
import { calendarRoutes } from "./modules/reporting/calendar/routes.ts";
import { deadlineRoutes } from "./modules/reporting/deadlines/routes.ts";
import { conflictRoutes } from "./modules/hiring/conflicts/routes.ts";
import { ledgerRoutes } from "./modules/hiring/conflicts/ledger-routes.ts";
import { screeningRoutes } from "./modules/engagements/screening/routes.ts";
import { contactMessageRoutes } from "./modules/staff/contact-messages/routes.ts";
import { contractRoutes } from "./modules/engagements/contracts/routes.ts";
import { billingRoutes } from "./modules/engagements/billing/routes.ts";
import { invoiceRoutes } from "./modules/engagements/invoices/routes.ts";
import { reviewRoutes } from "./modules/engagements/reviews/routes.ts";
import { certificateRoutes } from "./modules/engagements/certificates/routes.ts";
import { contractFileRoutes } from "./modules/engagements/files/routes.ts";
import { tusRoutes } from "./modules/engagements/files/tus-routes.ts";
import { legalHoldRoutes } from "./modules/engagements/holds/routes.ts";
import { engagementFileRoutes } from "./modules/engagements/engagement-file/routes.ts";
import { timeRoutes } from "./modules/engagements/time/routes.ts";
import { workRoutes } from "./modules/engagements/work/routes.ts";
import { agreementRoutes } from "./modules/engagements/agreements/routes.ts";
import { credentialRoutes } from "./modules/profiles/credentials/routes.ts";
import { stateRuleRoutes } from "./modules/profiles/state-rules/routes.ts";
import { paralegalDashboardRoutes } from "./modules/reporting/dashboards/paralegal-routes.ts";
import { firmDashboardRoutes } from "./modules/reporting/dashboards/firm-routes.ts";
import { dashboardRoutes } from "./modules/reporting/dashboards/routes.ts";
import { departmentRoutes } from "./modules/firms/departments/routes.ts";
import { accountDeletionRoutes } from "./modules/accounts/account-deletion/routes.ts";
import { earningsRoutes, spendRoutes } from "./modules/reporting/earnings/routes.ts";
import { dataExportRoutes } from "./modules/accounts/data-export/routes.ts";
import { directoryRoutes } from "./modules/hiring/directory/routes.ts";
import { seoRoutes } from "./modules/site/seo/routes.ts";
import { responseTimeRoutes } from "./modules/jobs/response-times/routes.ts";
import { firmRoutes } from "./modules/firms/firm/routes.ts";
import { joinRequestRoutes } from "./modules/firms/join-requests/routes.ts";
import { invitationRoutes } from "./modules/firms/invitations/routes.ts";
import { fileRoutes } from "./platform/files/routes.ts";
import { interviewRoutes } from "./modules/hiring/interviews/routes.ts";
import { jobInviteRoutes } from "./modules/hiring/job-invites/routes.ts";
import { onboardingRoutes } from "./modules/profiles/onboarding/routes.ts";
import { postingRoutes } from "./modules/jobs/postings/posting-routes.ts";
import { jobInterestRoutes } from "./modules/jobs/interest/routes.ts";
import { jobMarkRoutes } from "./modules/jobs/marks/routes.ts";
import { postingTemplateRoutes } from "./modules/jobs/templates/routes.ts";
import { jobRoutes } from "./modules/jobs/postings/routes.ts";
import { jobSearchRoutes } from "./modules/search/job-search/routes.ts";
import { matchRoutes } from "./modules/matching/matches/routes.ts";
import { blockRoutes } from "./modules/messages/blocks/routes.ts";
import { messageRoutes } from "./modules/messages/conversations/routes.ts";
import { notificationRoutes } from "./modules/notifications/notifications/routes.ts";
import { passkeyRoutes } from "./modules/accounts/passkeys/routes.ts";
import { passwordRoutes } from "./modules/accounts/passwords/routes.ts";
import { preferenceRoutes } from "./modules/search/search-preferences/routes.ts";
import { photoRoutes } from "./modules/profiles/photos/routes.ts";
import { profileRoutes } from "./modules/profiles/paralegal-profiles/routes.ts";
import { globalSearchRoutes } from "./modules/search/global-search/routes.ts";
import { pushDeviceRoutes } from "./modules/notifications/browser-push/routes.ts";
import { abuseReportRoutes } from "./modules/staff/abuse-reports/routes.ts";
import { reportViewRoutes } from "./modules/reporting/report-views/routes.ts";
import { reportScheduleRoutes } from "./modules/reporting/scheduled-reports/routes.ts";
import { savedSearchRoutes } from "./modules/search/saved-searches/routes.ts";
import { settingsRoutes } from "./modules/accounts/settings/routes.ts";
import { sessionRoutes } from "./modules/accounts/sessions/routes.ts";
import { teamRoutes } from "./modules/firms/team/routes.ts";
import { sanctionRoutes } from "./modules/staff/sanctions/routes.ts";
import { staffLogRoutes } from "./modules/staff/staff-log/routes.ts";
import { twoFactorRoutes } from "./modules/accounts/two-factor/routes.ts";
import { shareImageRoutes } from "./modules/site/share-images/routes.ts";
import { unsubscribeRoutes } from "./modules/notifications/unsubscribe/routes.ts";
import { openNameSeal } from "./platform/name-seal.ts";
import type { PdfRenderer } from "./platform/pdf/pdf-renderer.ts";
import { type Announcement, announce, channel, readAnnouncement } from "./platform/realtime/announce.ts";
import { ConnectedSockets } from "./platform/realtime/connected-sockets.ts";
import { listen } from "./platform/realtime/listener.ts";
import { serveSockets } from "./platform/realtime/socket-server.ts";

/** Routes of all modules. */
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
  passkeyRoutes,
  jobRoutes,
  jobInterestRoutes,
  jobMarkRoutes,
  postingTemplateRoutes,
  jobSearchRoutes,
  globalSearchRoutes,
  postingRoutes,
  matchRoutes,
  preferenceRoutes,
  savedSearchRoutes,
  applicationRoutes,
  applicantRoutes,
  interviewRoutes,
  ledgerRoutes,
  conflictRoutes,
  contractRoutes,
  timeRoutes,
  billingRoutes,
  invoiceRoutes,
  workRoutes,
  contractFileRoutes,
  legalHoldRoutes,
  screeningRoutes,
  certificateRoutes,
  reviewRoutes,
  engagementFileRoutes,
  agreementRoutes,
  messageRoutes,
  blockRoutes,
  notificationRoutes,
  pushDeviceRoutes,
  unsubscribeRoutes,
  profileRoutes,
  firmRoutes,
  responseTimeRoutes,
  teamRoutes,
  invitationRoutes,
  joinRequestRoutes,
  departmentRoutes,
  directoryRoutes,
  jobInviteRoutes,
  earningsRoutes,
  spendRoutes,
  calendarRoutes,
  deadlineRoutes,
  availabilityRoutes,
  dashboardRoutes,
  paralegalDashboardRoutes,
  firmDashboardRoutes,
  onboardingRoutes,
  analyticsRoutes,
  reportScheduleRoutes,
  reportViewRoutes,
  contactMessageRoutes,
  photoRoutes,
  fileRoutes,
  credentialRoutes,
  stateRuleRoutes,
  abuseReportRoutes,
  sanctionRoutes,
  staffLogRoutes,
];

interface AppParts {
  /** From createFastify; its logger is used before the site starts. */
  app: FastifyInstance;
  config: Config;
  db: Db;
  /** For the connections beside `db`: announcements, matching, readiness. */
  database: DatabaseAddress;
  secret: string;
  files: FileStorage;
  clock: () => Date;
  pdfRenderer: PdfRenderer;
  /** Whether /health/ready answers 503, so that proxies send requests elsewhere. */
  isStopping?: () => boolean;
  /** Serves the pages, and returns a function that lists the public ones; absent for an API without pages. */
  pages?: (app: FastifyInstance, deps: Deps) => Promise<() => Promise<readonly PublicPage[]>>;
}

/** Builds the site. `app.close()` also closes sockets and the listening connection. */
export async function buildApp(parts: AppParts): Promise<Deps> {
  const { app, config, db, secret, clock, files, pdfRenderer } = parts;
  const auth = createAuth(db, { baseUrl: config.baseUrl, secret });
  const sockets = new ConnectedSockets();
  const listener = listen(
    {
      connectionString: parts.database.directUrl,
      channel,
      receive: (payload) => void relay(readAnnouncement(payload)),
      gap: () => {
        sessions.forgetAll();
        void sockets.closeAllEnded().then(() => sockets.refreshAll());
      },
    },
    app.log,
  );
  const sessions = new Sessions(db, auth, listener.isListening);
  /** Closes sockets of ended sessions before it sends the change, so that they do not receive it. */
  async function relay(announcement: Announcement): Promise<void> {
    const { forget, renamed } = announcement;
    if (forget) sessions.forget(forget);
    if (renamed) sessions.forget(renamed);
    if (forget) await sockets.closeEnded(forget);
    sockets.send(announcement);
  }
  const readiness = openReadinessCheck(parts.database, app.log);
  const cookies = createCookies(config.baseUrl, secret);
  const matching = openMatching(
    parts.database,
    app.log,
    {
      completedAfterProvisional: () =>
        void announce(db, { to: "everyone", topics: ["matches"] }).catch((err: unknown) =>
          app.log.warn({ err }, "The end of matching's build could not be announced"),
        ),
    },
    indexSettings(config, secret),
  );
  const deps: MatchingDeps = {
    db,
    hooks: createHooks(matching),
    clock,
    auth,
    sessions,
    config,
    cookies,
    secret,
    nameSeal: openNameSeal(config, secret),
    files,
    matching,
    pdfRenderer,
  };
  const socketServer = serveSockets(app.server, sockets, {
    actor: (request) => sessions.resolve(request),
    isCrossSite: (request) => isCrossSite(request, config.baseUrl),
  });
  app.addHook("preClose", async () => {
    await socketServer.close();
    await listener.stop();
  });
  app.addHook("onClose", async () => {
    await matching.stop();
    await readiness.close();
  });

  handleErrors(app);
  limitDatabaseWait(app);
  logRequests(app);
  nameAnswers(app);
  setSecurityHeaders(app, config.baseUrl.startsWith("https:"));
  rejectCrossSite(app, config.baseUrl);
  identifyActor(app, sessions);
  await registerOpenApi(app, config.baseUrl);
  registerHealthChecks(app, {
    database: readiness,
    isListening: listener.isListening,
    isStopping: parts.isStopping ?? (() => false),
  });
  const register = createRegister(app, deps);
  for (const routes of modules) routes(register, deps);
  shareImageRoutes(app, deps);
  tusRoutes(app, deps);
  const listPublicPages = await parts.pages?.(app, deps);
  seoRoutes(app, deps, listPublicPages ?? (async () => []));
  return deps;
}
