import { describe, expect, it } from "vitest";
import { pay, postedPay, weeklyHours, yearlyPay } from "./job-terms.ts";

describe("pay", () => {
  it.each([
    [null, "Negotiable", null],
    ["  ", "Negotiable", null],
    ["$48-58/hr", "$48–58", "/hr"],
    ["$48 – $58 per hour", "$48–58", "/hr"],
    ["40-46/hour", "$40–46", "/hr"],
    ["$52 an hour", "$52", "/hr"],
    ["Up to $60/hr", "Up to $60", "/hr"],
    ["$5,000 flat fee", "$5,000 flat fee", null],
    ["$900-1,200", "$900–1,200", null],
    ["To be agreed per hour", "To be agreed per hour", null],
  ])("writes %j as %j, %j", (budget, figure, unit) => {
    expect(pay(budget)).toEqual({ figure, unit });
  });
});

it.each([
  ["$40-50/hr", "$40–50/hr"],
  ["$40 to be agreed", "$40 to be agreed"],
  [null, "Negotiable"],
])("%j is written %j in running text", (budget, text) => {
  expect(postedPay(budget)).toBe(text);
});

it.each([
  ["$48-58/hr", "est. $99,840–120,640/yr full time"],
  ["$52 an hour", "est. $108,160/yr full time"],
  ["$1,200 per hour", "est. $2,496,000/yr full time"],
  ["$5,000 flat fee", null],
  ["To be agreed per hour", null],
  [null, null],
])("%j is %j", (budget, yearly) => {
  expect(yearlyPay(budget)).toBe(yearly);
});

describe("weeklyHours", () => {
  it.each([
    ["25", "25 hrs/week"],
    ["20-30", "20–30 hrs/week"],
    ["20 - 30 hours per week", "20–30 hrs/week"],
    ["15 hrs/wk", "15 hrs/week"],
    ["10 hrs total", "10 hrs total"],
    ["25 hrs/week", "25 hrs/week"],
    ["Full-time", "Full-time"],
  ])("writes %j as %j", (stated, written) => {
    expect(weeklyHours(stated)).toBe(written);
  });
});
