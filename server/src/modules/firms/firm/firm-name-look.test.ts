import { lookOf } from "@caseload/contract/honest-names";
import { expect, test } from "vitest";
import { firmNameCores, firmNameLook, shareCore } from "./firm-name-look.ts";

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
  "OkaforLindqvist",
  "OkaforLindqvistLLP",
  "okaforlindqvistllp",
  "OKAFORLINDQVISTPLLC",
  "OkaforAndLindqvistPA",
  "okaforlindqvistlimitedliabilitypartnership",
  "Okafor Lindqvist L L P",
  "Okafor Lindqvist L-L-P",
  "Okafor Lindqvist P C",
  "Okafor-Lindqvist-LLP",
  "Okafor_Lindqvist_LLP",
  "Okafor.Lindqvist.LLP",
  "Okafor Lindqvist Limited Liability Partnership",
  "Okafor & Lindqvist, a Professional Corporation",
  "Okafor Lindqvist Registered Limited Liability Partnership",
  "Okafor & Lindqvist and Company",
  "Okⱥfor & Ⱡindqvist LLP",
  "Okaƒor & Lindqvist",
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
  ["Philip LLP", "philip"],
  ["Philip & Ulloc", "philipulloc"],
  ["Franco", "franco"],
  ["Costa Law", "costalaw"],
  ["Zinc Legal", "zinclegal"],
  ["McDonald & O'Neil", "mcdonaldoneil"],
  ["Unlimited Justice", "unlimitedjustice"],
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
  "Okafor & Lindqvist U S A",
  "Okafor & Lindqvist Official",
  "Okafor & Lindqvist HR",
  "Okafor & Lindqvist LLP Human Resources",
  "Okafor & Lindqvist Recruiting",
  "Okafor & Lindqvist Legal",
  "Okafor & Lindqvist Law",
  "Okafor & Lindqvist Lawfirm",
  "Okafor, Lindqvist & Associates",
  "Okafor & Lindqvist (New York)",
  "Okafor & Lindqvist LLP (Boise Office), Attorneys",
  "okaforlindqvist Group",
  "Lindqvist Okafor LLP",
  "Lindqvist & Okafor Legal",
  "Okafors & Lindqvist LLP",
  "Okafor & Lindqvist's",
  "Okafor LLP Lindqvist",
])("%s has the core of Okafor & Lindqvist", (name) => {
  expect(shareCore(firmNameCores("Okafor & Lindqvist LLP"), name)).toBe(true);
});

test.each(["Okafor & Lindqvist Boise", "Okafor & Sons", "Okafor Law", "Legal Group LLC"])(
  "%s has another core",
  (name) => {
    expect(shareCore(firmNameCores("Okafor & Lindqvist LLP"), name)).toBe(false);
  },
);

test("a name of general words alone is its own core", () => {
  expect(shareCore(firmNameCores("Legal Group LLC"), "National Law Office")).toBe(false);
});
