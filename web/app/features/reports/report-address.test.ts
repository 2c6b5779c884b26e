import {
  type ReportColumn,
  reportChoices,
  reportColumns,
  reportTables,
} from "@caseload/contract/reporting/report-tables";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type ReportChoices, readReport, writeReport } from "./report-address.ts";

const choices: fc.Arbitrary<ReportChoices> = fc.constantFrom(...reportTables).chain((table) => {
  const columns: readonly ReportColumn[] = reportColumns[table];
  return fc.record({
    table: fc.constant(table),
    period: fc.constantFrom({ period: "90-days" as const }, { from: "2026-01-01", to: "2026-03-31" }),
    department: fc.constantFrom("", "none", "12"),
    only: fc.constantFrom("", ...reportChoices[table].map(({ value }) => value)),
    sort: fc.constantFrom(...columns.filter(({ sorted }) => sorted).map(({ key }) => key)),
    order: fc.constantFrom("asc" as const, "desc" as const),
  });
});

test("what is chosen survives the address", () => {
  fc.assert(
    fc.property(choices, (given) => {
      expect(readReport(new URLSearchParams(writeReport(given)))).toEqual(given);
    }),
  );
});

test.each([
  ["", { table: "jobs", department: "", only: "", sort: "published", order: "desc" }],
  [
    "table=gossip&department=x&only=nothing&sort=posting&order=up",
    { table: "jobs", department: "", only: "", sort: "published", order: "desc" },
  ],
  ["table=spend&only=applied&sort=applications", { table: "spend", only: "", sort: "earned" }],
])("an address that makes no sense shows what is usual: %s", (address, choice) => {
  expect(readReport(new URLSearchParams(address))).toMatchObject(choice);
});
