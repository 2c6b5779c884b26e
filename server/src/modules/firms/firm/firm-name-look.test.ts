import { lookOf } from "@caseload/contract/honest-names";
import { expect, test } from "vitest";
import { firmNameLook } from "./firm-name-look.ts";

test.each([
  "Okafor & Lindqvist LLP",
  "Okafor and Lindqvist",
  "The Law Offices of Okafor & Lindqvist, P.C.",
  "Law Office of Okafor Lindqvist",
  "OKAFOR-LINDQVIST L.L.P.",
  "Оkafоr & Lindqvist",
  "Okafor, Lindqvist & Co. P. C.",
  "Ókafor  &  Lindqvist, PLLC",
  "0kafor & Lindqvist",
  "Okafor & Iindqvist",
  "Okafor & 1indqvist LLP",
  "Okafor & Łındqvist",
])("%s looks like one firm", (name) => {
  expect(firmNameLook(name)).toBe(lookOf("Okafor Lindqvist"));
});

test.each([
  "Okafor & Lindqvist Boise",
  "Okafor & Lindqvist of Texas LLP",
  "Okafor & Sons",
  "Lindqvist Okafor",
])("%s looks like another", (name) => {
  expect(firmNameLook(name)).not.toBe(lookOf("Okafor Lindqvist"));
});

test.each([
  ["The LLC", "llc"],
  ["P.C.", "pc"],
  ["Andersen LLP", "andersen"],
  ["A. B. Smith", "absmith"],
  ["A.B. Smith, L.L.C.", "absmith"],
])("%s is read as %s", (name, look) => {
  expect(firmNameLook(name)).toBe(lookOf(look));
});

test("a capital I and a small l are one look, so that only one of two such firms is confirmed", () => {
  expect(firmNameLook("lllinois Law")).toBe(firmNameLook("Illinois Law"));
});
