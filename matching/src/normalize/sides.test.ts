import { expect, test } from "vitest";
import { splitByPolarity } from "../text/polarity.ts";
import { sidesOf, sidesRefused } from "./sides.ts";

test.each([
  ["We represent landlords and property managers.", ["landlord"]],
  ["Plaintiff-side employment firm.", ["plaintiff", "employee"]],
  ["Hospital and physician defense.", ["hospital"]],
  ["Draft leases and amendments.", []],
])("%s works for %j", (description, sides) => {
  expect(sidesOf(splitByPolarity(description).affirmed)).toEqual(sides);
});

test.each([
  ["I won't work for landlords.", ["landlord"]],
  ["I only represent tenants.", ["landlord"]],
  ["I would never sit on the trustee's side of the table.", ["trustee"]],
  ["I have worked for landlords and tenants.", []],
])("%s refuses %j", (bio, sides) => {
  expect(sidesRefused(bio)).toEqual(sides);
});
