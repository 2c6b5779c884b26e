import fc from "fast-check";
import { expect, test } from "vitest";
import { readLedes } from "../../../testkit/read-ledes.ts";
import { asciiText } from "./ascii-text.ts";
import { type LedesFee, type LedesInvoice, writeLedes } from "./ledes-1998b.ts";

const invoice: LedesInvoice = {
  date: "2026-11-30",
  number: "C7-20261130",
  clientId: "ACME",
  clientMatterId: "LIT-7",
  lawFirmMatterId: "2026-114",
  lawFirmId: "CASELOAD-3",
  firstDay: "2026-11-01",
  lastDay: "2026-11-30",
  description: "Paralegal services: Ames v. Halvorsen | discovery",
  timekeeper: { id: "P12", firstName: "Daniel", lastName: "Núñez-Whitcombe of Somewhere Far" },
};
const write = (fees: readonly LedesFee[]): string => [...writeLedes(invoice, fees)].join("");

const fee: LedesFee = {
  day: "2026-11-03",
  minutes: 84,
  rateCents: 14_525,
  taskCode: "L320",
  activityCode: "A104",
  narrative: "Reviewed “Ames” batch [33] — 240 documents | privilege, § 1.6\r\nand café receipts.",
};

test("a file has the version, the 24 names and one line for each entry", () => {
  const file = write([fee, { ...fee, taskCode: null, activityCode: null, minutes: 6 }]);
  expect(file.split("\r\n").slice(0, 3)).toEqual([
    "LEDES1998B[]",
    "INVOICE_DATE|INVOICE_NUMBER|CLIENT_ID|LAW_FIRM_MATTER_ID|INVOICE_TOTAL|BILLING_START_DATE|BILLING_END_DATE|INVOICE_DESCRIPTION|LINE_ITEM_NUMBER|EXP/FEE/INV_ADJ_TYPE|LINE_ITEM_NUMBER_OF_UNITS|LINE_ITEM_ADJUSTMENT_AMOUNT|LINE_ITEM_TOTAL|LINE_ITEM_DATE|LINE_ITEM_TASK_CODE|LINE_ITEM_EXPENSE_CODE|LINE_ITEM_ACTIVITY_CODE|TIMEKEEPER_ID|LINE_ITEM_DESCRIPTION|LAW_FIRM_ID|LINE_ITEM_UNIT_COST|TIMEKEEPER_NAME|TIMEKEEPER_CLASSIFICATION|CLIENT_MATTER_ID[]",
    // 1.4 h x $145.25 = $203.35, 0.1 h = $14.525, half up.
    '20261130|C7-20261130|ACME|2026-114|217.88|20261101|20261130|Paralegal services: Ames v. Halvorsen / discovery|1|F|1.4|0.00|203.35|20261103|L320||A104|P12|Reviewed "Ames" batch (33) - 240 documents / privilege, Sec. 1.6 and cafe receipts.|CASELOAD-3|145.25|Nunez-Whitcombe of Somewhere F|PL|LIT-7[]',
  ]);
  expect(readLedes(file)).toMatchObject({ totalCents: 21_788, lines: [{}, { LINE_ITEM_TOTAL: "14.53" }] });
});

const fees = fc.array(
  fc.record({
    day: fc.integer({ min: 1, max: 30 }).map((day) => `2026-11-${String(day).padStart(2, "0")}`),
    minutes: fc.integer({ min: 1, max: 240 }).map((tenths) => tenths * 6),
    rateCents: fc.integer({ min: 100, max: 1_000_000 }),
    taskCode: fc.constantFrom("L110", "L690", null),
    activityCode: fc.constantFrom("A101", null),
    narrative: fc.oneof(
      fc.string({ unit: "binary", minLength: 1, maxLength: 1_000 }),
      fc.string({
        unit: fc.constantFrom("|", "[", "]", "\n", "\r", "ß", "ﷺ", "½", "₨", "é", "a", " "),
        maxLength: 300,
      }),
    ),
  }),
  { minLength: 1, maxLength: 30 },
);

test("whatever is written reads back with its hours and totals", () => {
  fc.assert(
    fc.property(fees, (given) => {
      const { lines, totalCents } = readLedes(write(given));
      expect(lines.map((line) => Number(line["LINE_ITEM_NUMBER_OF_UNITS"]) * 60)).toEqual(
        given.map(({ minutes }) => expect.closeTo(minutes, 6)),
      );
      const exact = given.map(({ minutes, rateCents }) => {
        const product = BigInt(minutes) * BigInt(rateCents);
        return Number(product / 60n + (product % 60n >= 30n ? 1n : 0n));
      });
      expect(lines.map((line) => line["LINE_ITEM_TOTAL"])).toEqual(
        exact.map((cents) => (cents / 100).toFixed(2)),
      );
      expect(totalCents).toBe(exact.reduce((sum, cents) => sum + cents, 0));
    }),
  );
});

test("the reader refuses what an e-billing system would", () => {
  const file = write([fee]);
  const refused: readonly (readonly [string, string])[] = [
    ["LEDES1998B[]", "LEDES98B[]"],
    ["CLIENT_ID|LAW", "LAW|CLIENT_ID"],
    ["|203.35|20261101", "|203.36|20261101"],
    ["|F|1.4|", "|F|1.5|"],
    ["20261103", "20261131"],
    ["20261103", "20261003"],
    ["(33)", "[33]"],
    [" / privilege", " | privilege"],
    ["cafe", "café"],
    ["|ACME|", "||"],
    ["[]\r\n", "[]\n"],
  ];
  for (const [from, to] of refused) {
    expect(file, from).toContain(from);
    expect(() => readLedes(file.replaceAll(from, to)), `${from} as ${to}`).toThrow();
  }
});

test("text becomes ASCII, never empty where it had letters", () => {
  expect(asciiText("Straße, Øre, Łódź, naïve", 100)).toBe("Strasse, Ore, Lodz, naive");
  expect(asciiText("“½” … 日本 a\u200bb", 100)).toBe('"1/2" ... ?? ab');
  expect(asciiText("word word", 5)).toBe("word");
});
