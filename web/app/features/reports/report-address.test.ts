import {
  type ReportColumn,
  reportChoices,
  reportColumns,
  reportTables,
} from "@caseload/contract/reporting/report-tables";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  choicesOf,
  columnKeys,
  columnsOf,
  filtersOf,
  isChanged,
  type ReportChoices,
  readReport,
  shownColumns,
  writeReport,
} from "./report-address.ts";

const choices: fc.Arbitrary<ReportChoices> = fc.constantFrom(...reportTables).chain((table) => {
  const columns: readonly ReportColumn[] = reportColumns[table];
  return fc.record({
    table: fc.constant(table),
    period: fc.constantFrom({ period: "90-days" as const }, { from: "2026-01-01", to: "2026-03-31" }),
    department: fc.constantFrom("", "none", "12"),
    only: fc.constantFrom("", ...reportChoices[table].map(({ value }) => value)),
    sort: fc.constantFrom(...columns.filter(({ sorted }) => sorted).map(({ key }) => key)),
    order: fc.constantFrom("asc" as const, "desc" as const),
    columns: fc
      .shuffledSubarray(columns.map(({ key }) => key))
      .map((keys) => (keys.length === 0 ? [] : columnKeys(table, keys))),
    view: fc.constantFrom("", "31"),
  });
});

test("what is chosen survives the address", () => {
  fc.assert(
    fc.property(choices, (given) => {
      expect(readReport(new URLSearchParams(writeReport(given)))).toEqual(given);
    }),
  );
});

test("what a view keeps is what was chosen", () => {
  fc.assert(
    fc.property(choices, (given) => {
      const { view: _, ...kept } = given;
      const report = filtersOf(given);
      expect(choicesOf(report)).toEqual(kept);
      expect(isChanged(given, report)).toBe(false);
      const order = given.order === "asc" ? "desc" : "asc";
      expect(isChanged({ ...given, order }, report)).toBe(true);
    }),
  );
});

test("the posting stays, whichever columns are chosen", () => {
  const keys = (columns: readonly string[]) =>
    shownColumns({ table: "hours", columns: columnKeys("hours", columns) }).map(({ key }) => key);
  expect(keys(["approvedHours", "paralegal"])).toEqual(["posting", "approvedHours", "paralegal"]);
  expect(keys(["paralegal", "posting", "paralegal"])).toEqual(["paralegal", "posting"]);
  expect(keys([])).toEqual(["posting"]);
  expect(
    columnKeys(
      "hours",
      columnsOf("hours").map(({ key }) => key),
    ),
  ).toEqual([]);
});

test.each([
  ["", { table: "jobs", department: "", only: "", sort: "published", order: "desc" }],
  [
    "table=gossip&department=x&only=nothing&columns=salary&sort=posting&order=up&view=x",
    {
      table: "jobs",
      department: "",
      only: "",
      columns: ["posting"],
      view: "",
      sort: "published",
      order: "desc",
    },
  ],
  ["table=spend&only=applied&sort=applications", { table: "spend", only: "", sort: "earned" }],
])("an address that makes no sense shows what is usual: %s", (address, choice) => {
  expect(readReport(new URLSearchParams(address))).toMatchObject(choice);
});
