/** Arbitrary input for a call, generated from its schemas: for bad-input.test.ts and for `npm run attack`. */
import type { NamedEndpoint } from "@caseload/contract/endpoints";
import fc from "fast-check";

const badValue = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "\u0000",
    "\ud800",
    "x".repeat(200_000),
    "<script>alert(1)</script>",
    "'; drop table users; --",
  ),
  fc.constantFrom(-1, 0, 1.5, 2_147_483_648, Number.MAX_SAFE_INTEGER, null, [], {}),
);

/** Anything, or the valid body except for one field. */
export function arbitraryBody(valid: Record<string, unknown>): fc.Arbitrary<unknown> {
  const fields = Object.keys(valid);
  if (fields.length === 0) return badValue;
  const invalid = fc
    .tuple(fc.constantFrom(...fields), badValue)
    .map(([field, value]) => ({ ...valid, [field]: value }));
  const incomplete = fc.constantFrom(...fields).map((field) => ({ ...valid, [field]: undefined }));
  return fc.oneof(badValue, invalid, incomplete);
}

const fieldsOf = (schema: unknown): string[] =>
  typeof schema === "object" && schema !== null && "shape" in schema ? Object.keys(schema.shape ?? {}) : [];

/** Any values for the parameters of the schema, and for one that it lacks. */
export const arbitraryQuery = ({ query }: NamedEndpoint): fc.Arbitrary<Record<string, string>> =>
  fc.dictionary(
    fc.constantFrom(...fieldsOf(query), "limit", "cursor", "other"),
    fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("-1", "0", "1e9", "bnVsbHww", "' or 1=1", "open", "a & | !", "2026-02-30", "true"),
    ),
  );

/** Values for a parameter of the path, encoded. */
export const arbitraryParameter = fc.oneof(
  fc.constantFrom("0", "-1", "abc", "1.5", "99999999999", "2147483648", "%00", "%ff", "1e3", "..%2f1", "NaN"),
  fc.string({ unit: "grapheme" }).map(encodeURIComponent),
  fc.integer({ min: 1, max: 2_000_000 }).map(String),
);
