import type { BetterAuthOptions, DBAdapter, DBTransactionAdapter, Where } from "better-auth";
import { fingerprint } from "../secret-token.ts";

/** Where better-auth keeps sessions; other models are passed through. */
const model = "session";

const isToken = ({ field, operator = "eq", value }: Where): boolean =>
  field === "token" && operator === "eq" && typeof value === "string";

const hashWhere = (where: Where[]): Where[] =>
  where.map((one) => (isToken(one) ? { ...one, value: fingerprint(String(one.value)) } : one));

/** Returns the session with the token that the caller asked for, which the database does not have. */
function withToken<T>(row: T, where: readonly Where[]): T {
  const token = where.find(isToken)?.value;
  return row && typeof row === "object" && "token" in row && token !== undefined ? { ...row, token } : row;
}

type Operations = DBTransactionAdapter<BetterAuthOptions>;

/** Hashes the tokens of an operation's conditions. */
const hashInput = <Input extends { model: string; where?: Where[] | undefined }>(input: Input): Input =>
  input.model === model && input.where ? { ...input, where: hashWhere(input.where) } : input;

function hashOperations(adapter: Operations): Operations {
  return {
    ...adapter,
    create: async (input) => {
      const { token } = input.data as { token?: unknown };
      if (input.model !== model || typeof token !== "string") return adapter.create(input);
      const data = { ...input.data, token: fingerprint(token) };
      return { ...(await adapter.create<typeof data>({ ...input, data })), token } as never;
    },
    findOne: async (input) => withToken(await adapter.findOne(hashInput(input)), input.where),
    findMany: async <T>(input: Parameters<Operations["findMany"]>[0]) =>
      (await adapter.findMany<T>(hashInput(input))).map((row) => withToken(row, input.where ?? [])),
    count: (input) => adapter.count(hashInput(input)),
    update: async (input) => withToken(await adapter.update(hashInput(input)), input.where),
    updateMany: (input) => adapter.updateMany(hashInput(input)),
    delete: (input) => adapter.delete(hashInput(input)),
    deleteMany: (input) => adapter.deleteMany(hashInput(input)),
    consumeOne: async (input) => withToken(await adapter.consumeOne(hashInput(input)), input.where),
  };
}

/**
 * Makes an adapter of better-auth store the SHA-256 of session tokens instead of the tokens, so that the database and its
 * backups sign nobody in (ASVS 5.0, 13.3 and 14.2). better-auth itself has no such option for sessions.
 */
export const hashSessionTokens =
  (open: (options: BetterAuthOptions) => DBAdapter<BetterAuthOptions>) =>
  (options: BetterAuthOptions): DBAdapter<BetterAuthOptions> => {
    const adapter = open(options);
    return {
      ...adapter,
      ...hashOperations(adapter),
      transaction: (run) => adapter.transaction((inner) => run(hashOperations(inner))),
    };
  };
