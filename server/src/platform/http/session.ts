import type { IncomingHttpHeaders } from "node:http";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Actor } from "../actor.ts";
import type { Db } from "../db/database.ts";
import { sessions, users } from "../db/schema/accounts.ts";
import type { Auth } from "./auth.ts";
import { announce } from "../realtime/announce.ts";

declare module "fastify" {
  interface FastifyRequest {
    actor: Actor | null;
  }
}

interface Cached {
  actor: Actor;
  until: number;
}

/** An actor is remembered this long, and only while announcements of changes arrive. */
const rememberMs = 15_000;
const maxRemembered = 10_000;
/** The last use of a session is noted no more often than this. */
const usedEveryMinutes = 5;

/** Turns cookies into actors, and ends sessions. */
export class Sessions {
  readonly #db: Db;
  readonly #auth: Auth;
  readonly #mayRemember: () => boolean;
  readonly #remembered = new Map<string, Cached>();
  /** Rises with every change that is heard of. */
  #changes = 0;

  constructor(db: Db, auth: Auth, mayRemember: () => boolean) {
    this.#db = db;
    this.#auth = auth;
    this.#mayRemember = mayRemember;
  }

  /** What better-auth needs of a request. */
  headersOf({ headers }: { headers: IncomingHttpHeaders }): Headers {
    const { cookie, "user-agent": agent } = headers;
    return new Headers({ ...(cookie && { cookie }), ...(agent && { "user-agent": agent.slice(0, 300) }) });
  }

  /** What a browser sent about its session, for opening the next one alike. */
  carriedBy(request: { headers: IncomingHttpHeaders }): { rememberMe: boolean; headers: Headers } {
    return {
      rememberMe: !/caseload_brief=[^;]/.test(request.headers.cookie ?? ""),
      headers: this.headersOf(request),
    };
  }

  /** The person behind a cookie, or null. Refreshes a session that is a day old through `reply`. */
  async resolve(request: { headers: IncomingHttpHeaders }, reply?: FastifyReply): Promise<Actor | null> {
    const { cookie } = request.headers;
    if (!cookie?.includes("caseload_session=")) return null;
    const known = this.#remembered.get(cookie);
    if (known && known.until > Date.now() && this.#mayRemember()) return known.actor;
    const heard = this.#changes;
    const { headers, response } = await this.#auth.api.getSession({
      headers: this.headersOf(request),
      returnHeaders: true,
    });
    if (!response) return null;
    const actor = await this.#load(response.session.token);
    const refreshed = headers.getSetCookie();
    if (reply && refreshed.length > 0) reply.header("set-cookie", refreshed);
    // What was read before a change was heard of must not outlive it.
    else if (actor && heard === this.#changes)
      this.#remember(cookie, actor, response.session.expiresAt.getTime());
    return actor;
  }

  /** Ends the session of a request; answers the cookies that clear it. */
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

  /** Drops what is remembered of these people: their sessions, roles or names changed. */
  forget(userIds: readonly number[]): void {
    this.#changes += 1;
    for (const [cookie, { actor }] of this.#remembered)
      if (userIds.includes(actor.id)) this.#remembered.delete(cookie);
  }

  forgetAll(): void {
    this.#changes += 1;
    this.#remembered.clear();
  }

  #remember(cookie: string, actor: Actor, expiresAt: number): void {
    if (this.#remembered.size >= maxRemembered) this.#remembered.clear();
    this.#remembered.set(cookie, { actor, until: Math.min(Date.now() + rememberMs, expiresAt) });
  }

  async #load(sessionToken: string): Promise<Actor | null> {
    const [row] = await this.#db
      .select({
        isStale: sql<boolean>`${sessions.lastUsedAt} < now() - make_interval(mins => ${usedEveryMinutes})`,
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        userType: users.userType,
        primaryRole: users.primaryRole,
        firmId: users.firmId,
        timeZone: users.timeZone,
        // Anybody may type a stranger's address when registering: it opens the staff's door only once proven.
        staff: sql<boolean>`${users.staff} and ${users.emailVerified}`,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.token, sessionToken), isNull(users.deactivatedAt)));
    if (!row) return null;
    const { isStale, ...person } = row;
    if (isStale)
      await this.#db
        .update(sessions)
        .set({ lastUsedAt: sql`now()` })
        .where(eq(sessions.token, sessionToken));
    return { ...person, sessionToken };
  }
}

/** Every request knows its actor before anything else looks at it. */
export function identify(app: FastifyInstance, sessions: Sessions): void {
  app.decorateRequest("actor", null);
  app.addHook("onRequest", async (request, reply) => {
    request.actor = await sessions.resolve(request, reply);
  });
}
