import { DrizzleQueryError } from "drizzle-orm";
import pg from "pg";

/** What the log keeps of an error; the type that the logger expects. */
export interface ErrorRecord {
  [key: string]: unknown;
  type: string;
  code?: string;
  message: string;
  /** The constraint or table that PostgreSQL names. */
  constraint?: string;
  table?: string;
  /** The frames alone: the first line of a stack repeats the message. */
  stack: string;
  cause?: ErrorRecord;
}

const framesOf = ({ stack = "" }: Error): string =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");

/** A failed statement's message and details quote its parameters: names, addresses, letters. */
const quotesValues = (error: Error): boolean =>
  error instanceof DrizzleQueryError || error instanceof pg.DatabaseError;

/** An error as the log may keep it: what failed and where, without personal data. */
export function describeError(error: unknown): ErrorRecord {
  if (!(error instanceof Error))
    return { type: typeof error, message: "something that is no Error was thrown", stack: "" };
  const { code, constraint, table } = error as Partial<pg.DatabaseError>;
  return {
    type: error.constructor.name,
    ...(typeof code === "string" && { code }),
    message: quotesValues(error) ? "a statement failed" : error.message,
    ...(typeof constraint === "string" && { constraint }),
    ...(typeof table === "string" && { table }),
    stack: framesOf(error),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
