import { lookOf } from "@caseload/contract/honest-names";
import { expect, test } from "vitest";
import { firmNameCore, firmNameLook } from "./firm-name-look.ts";

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

test.each([
  "Okafor & Lindqvist LLP Group",
  "Okafor & Lindqvist - Official",
  "Okafor & Lindqvist LLP, Attorneys at Law",
  "The Okafor Lindqvist Law Firm",
  "Okafor-Lindqvist Legal Services, Inc.",
  "Okafor & Lindqvist USA",
])("%s has the core of Okafor & Lindqvist", (name) => {
  expect(firmNameCore(name)).toBe(firmNameCore("Okafor & Lindqvist LLP"));
});

test.each(["Okafor & Lindqvist Boise", "Okafor & Sons", "Okafor Law", "Legal Group LLC"])(
  "%s has another core",
  (name) => {
    expect(firmNameCore(name)).not.toBe(firmNameCore("Okafor & Lindqvist LLP"));
  },
);

test("a name of general words alone is its own core", () => {
  expect(firmNameCore("Legal Group LLC")).not.toBe(firmNameCore("National Law Office"));
});
