import { expect, test } from "vitest";
import { z } from "zod";
import { allEndpoints } from "./endpoints.ts";

interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly prefixItems?: readonly Schema[];
}

/** Keys under which answers have the name of a person or a firm. */
const isNameKey = (key: string): boolean =>
  ["name", "person", "invitedBy", "decidedBy", "filledBy", "by"].includes(key) || key.endsWith("Name");

const variantsOf = (schema: Schema): Schema[] => [
  schema,
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap(variantsOf),
];

const isText = (schema: Schema): boolean =>
  variantsOf(schema).some(({ type }) => (Array.isArray(type) ? type : [type]).includes("string"));

/** "authorName" is marked by "authorEmailConfirmed", or by the one mark of its record. */
const isMarked = (name: string, keys: readonly string[]): boolean =>
  [`${name.replace(/Name$/, "")}EmailConfirmed`, "emailConfirmed"].some((mark) => keys.includes(mark));

/** The paths of names without a mark beside them: "listBlocks[].name". */
function unmarkedNames(schema: Schema, path: string): string[] {
  return variantsOf(schema).flatMap(({ properties = {}, items, prefixItems = [] }) => [
    ...Object.entries(properties).flatMap(([key, value]) => [
      ...(isNameKey(key) && isText(value) && !isMarked(key, Object.keys(properties))
        ? [`${path}.${key}`]
        : []),
      ...unmarkedNames(value, `${path}.${key}`),
    ]),
    ...[...(items ? [items] : []), ...prefixItems].flatMap((item) => unmarkedNames(item, `${path}[]`)),
  ]);
}

/** Names that need no mark, by why. */
const exceptions: Record<string, RegExp> = {
  "a firm's; its page, its invoices and the sums of its payments are marked":
    /\.(firmName|similarFirm\.name)$/,
  "one's own":
    /\.(firstName|lastName)$|^(beginPasskey|\w*OwnParalegalProfile|(create|update)ParalegalProfile)\b|StateDeclaration\.|^declareForState\./,
  "no person's":
    /\b(departments?(\[\])?|attachment|evidence|receipt|files(\[\])?|freelanceAct)\.name$|\.departmentName$|^\w*(Department|Passkeys?|PostingTemplates?|ReportViews?|SavedSearch(es)?|saveSearch|StateRules|ContractFiles?)\w*(\[\])?\.name$/i,
  "typed into a list of parties, for conflict checks":
    /\b(parties\[\]|entry|party|\w*Ledger(Entry)?(\[\])?)\.name$/,
  "read by colleagues only":
    /\b(author|recipients\[\]|listAttorneys\[\])\.name$|\.(postedByName|returned\.by|updatedByName|decision\.byName)$|^getOffer\.supervisorName$|^(invite|listInvitations\[\]|resendInvitation)\.invitedBy$/,
  "read by the site's staff, or of staff":
    /\.(staffName|decidedBy)$|\b(owner|person|reporter|reported)\.name$|Sanctions?(\[\])?\.by$|ContactMessages?(\[\])?\.name$/,
  "of people who could not ask without a confirmed address": /^listJoinRequests\[\]\.name$/,
};

test("every name of a person that an answer shows to another side says whether the address is confirmed", () => {
  const unmarked = allEndpoints.flatMap((endpoint) =>
    endpoint.file
      ? []
      : unmarkedNames(z.toJSONSchema(endpoint.response, { unrepresentable: "any" }) as Schema, endpoint.name),
  );
  const isExcepted = (path: string) => Object.values(exceptions).some((pattern) => pattern.test(path));
  expect(unmarked.filter((path) => !isExcepted(path))).toEqual([]);
});

test("an answer with an unmarked name is found", () => {
  const schema = z.object({ rows: z.array(z.object({ authorName: z.string().nullable() })) });
  expect(unmarkedNames(z.toJSONSchema(schema) as Schema, "list")).toEqual(["list.rows[].authorName"]);
});
