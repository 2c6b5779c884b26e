export interface CallUrlInput {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
}

const isGiven = (value: unknown): value is string | number | boolean =>
  value !== "" && ["string", "number", "boolean"].includes(typeof value);

/** Path and query string of a call to an endpoint. Query values that are absent or empty are left out; lists are repeated. */
export function callUrl(
  endpoint: { readonly path: string },
  { params = {}, query = {} }: CallUrlInput = {},
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_all, key: string) =>
    encodeURIComponent(String(params[key])),
  );
  const search = new URLSearchParams();
  for (const [key, given] of Object.entries(query))
    for (const value of Array.isArray(given) ? given : [given])
      if (isGiven(value)) search.append(key, String(value));
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}
