/** How a process reaches its database. */
export interface DatabaseAddress {
  /** For requests, handlers of tasks and matching. May lead through a pooler in transaction mode. */
  url: string;
  /** To the database itself, for what lasts longer than a transaction: LISTEN, migrations, the task queue. */
  directUrl: string;
}

/** With another address for sessions, each transaction of `url` may run on another connection of the database. */
export const isPooled = ({ url, directUrl }: DatabaseAddress): boolean => url !== directUrl;

export const unpooled = (url: string): DatabaseAddress => ({ url, directUrl: url });
