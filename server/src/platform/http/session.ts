import type { IncomingHttpHeaders } from "node:http";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Actor } from "../actor.ts";
import type { Db } from "../db/database.ts";
import { sessions, users } from "../db/schema/accounts.ts";
import { runAs } from "../db/work.ts";
import type { Auth } from "./auth.ts";
import { fingerprint } from "../secret-token.ts";
import { announce, collectChanged } from "../realtime/announce.ts";

declare module "fastify" {
  interface FastifyRequest {
    actor: Actor | null;
  }
}

interface Cached {
  actor: Actor;
  until: number;
}

/** Actors are cached this long, and only while announcements of changes arrive. */
const cacheMs = 15_000;
const maxCached = 10_000;
/** Minimum interval between two updates of a session's last use. */
const lastUsedMinutes = 5;

/** Resolves cookies to actors, and ends sessions. */
export class Sessions {
  readonly #db: Db;
  readonly #auth: Auth;
  readonly #canCache: () => boolean;
  readonly #cache = new Map<string, Cached>();
  /** Incremented by every announced change. */
  #changes = 0;

  constructor(db: Db, auth: Auth, canCache: () => boolean) {
    this.#db = db;
    this.#auth = auth;
    this.#canCache = canCache;
  }

  /** Returns the headers that better-auth reads. */
  headersOf({ headers }: { headers: IncomingHttpHeaders }): Headers {
    const { cookie, "user-agent": agent } = headers;
    return new Headers({ ...(cookie && { cookie }), ...(agent && { "user-agent": agent.slice(0, 300) }) });
  }

  /** Returns the request's session options, for opening a new session with the same options. */
  optionsOf(request: { headers: IncomingHttpHeaders }): { rememberMe: boolean; headers: Headers } {
    return {
      rememberMe: !/caseload_brief=[^;]/.test(request.headers.cookie ?? ""),
      headers: this.headersOf(request),
    };
  }

  /** Returns the actor of a cookie, or null. Refreshes a session that is a day old through `reply`. */
  async resolve(request: { headers: IncomingHttpHeaders }, reply?: FastifyReply): Promise<Actor | null> {
    const { cookie } = request.headers;
    if (!cookie?.includes("caseload_session=")) return null;
    const cached = this.#cache.get(cookie);
    if (cached && cached.until > Date.now() && this.#canCache()) return cached.actor;
    return runAs("sessions", () => this.#lookUp(request, cookie, reply));
  }

  async #lookUp(
    request: { headers: IncomingHttpHeaders },
    cookie: string,
    reply: FastifyReply | undefined,
  ): Promise<Actor | null> {
    const changesBefore = this.#changes;
    const { headers, response } = await this.#auth.api.getSession({
      headers: this.headersOf(request),
      returnHeaders: true,
    });
    if (!response) return null;
    const actor = await this.#load(fingerprint(response.session.token));
    const refreshed = headers.getSetCookie();
    if (reply && refreshed.length > 0) reply.header("set-cookie", refreshed);
    // An actor read before a change must not be cached after it.
    else if (actor && changesBefore === this.#changes)
      this.#store(cookie, actor, response.session.expiresAt.getTime());
    return actor;
  }

  /** Ends the session of a request. Returns the Set-Cookie values that clear it. */
  async end(request: FastifyRequest): Promise<string[]> {
    const { headers } = await this.#auth.api.signOut({
      headers: this.headersOf(request),
      returnHeaders: true,
    });
    if (request.actor) {
      this.forget([request.actor.id]);
      await announce(this.#db, { to: [request.actor.id], topics: ["session"], forget: [request.actor.id] });
    }
    return headers.getSetCookie();
  }

  /** Removes these users from the cache, because their sessions, roles or names changed. */
  forget(userIds: readonly number[]): void {
    this.#changes += 1;
    for (const [cookie, { actor }] of this.#cache) if (userIds.includes(actor.id)) this.#cache.delete(cookie);
  }

  /**
   * Runs a request, and removes those whom it changes from the cache before it is answered, because the announcement may
   * arrive after the next request.
   */
  async forgetChanged<Result>(run: () => Promise<Result>): Promise<Result> {
    const changed = new Set<number>();
    try {
      return await collectChanged(changed, run);
    } finally {
      if (changed.size > 0) this.forget([...changed]);
    }
  }

  forgetAll(): void {
    this.#changes += 1;
    this.#cache.clear();
  }

  #store(cookie: string, actor: Actor, expiresAt: number): void {
    if (this.#cache.size >= maxCached) this.#cache.clear();
    this.#cache.set(cookie, { actor, until: Math.min(Date.now() + cacheMs, expiresAt) });
  }

  async #load(sessionTokenHash: string): Promise<Actor | null> {
    const [row] = await this.#db
      .select({
        isStale: sql<boolean>`${sessions.lastUsedAt} < now() - make_interval(mins => ${lastUsedMinutes})`,
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        userType: users.userType,
        primaryRole: users.primaryRole,
        firmId: users.firmId,
        timeZone: users.timeZone,
        emailVerified: users.emailVerified,
        // Anyone can register with a staff member's address, so staff access requires a verified address.
        staff: sql<boolean>`${users.staff} and ${users.emailVerified}`,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.token, sessionTokenHash), isNull(users.deactivatedAt), isNull(users.lockedAt)));
    if (!row) return null;
    const { isStale, ...person } = row;
    if (isStale)
      await this.#db
        .update(sessions)
        .set({ lastUsedAt: sql`now()` })
        .where(eq(sessions.token, sessionTokenHash));
    return { ...person, sessionTokenHash };
  }
}

/** Sets the actor of every request before other hooks run. */
export function identifyActor(app: FastifyInstance, sessions: Sessions): void {
  app.decorateRequest("actor", null);
  app.addHook("onRequest", async (request, reply) => {
    request.actor = await sessions.resolve(request, reply);
  });
}
