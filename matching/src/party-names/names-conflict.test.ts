import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { namesConflict } from "./names-conflict.ts";
import { MAX_LENGTH } from "./text.ts";
import { prepareName } from "./prepare-name.ts";

const conflict = (left: string, right: string): boolean =>
  namesConflict(prepareName(left), prepareName(right));

describe("names in other scripts", () => {
  test.each([
    ["Dmitry Volkov", "Дмитрий Волков"],
    ["George Papadopoulos", "Γιώργος Παπαδόπουλος"],
    ["Mohammed Al-Rashidi", "محمد الرشيدي"],
    ["Zhang Weimin", "张伟民"],
    ["Kim Young-mi", "김영미"],
    ["Sakura Foods", "さくら Foods"],
  ])("%s is %s", (latin, other) => {
    expect(conflict(latin, other)).toBe(true);
  });
});

describe("written short or otherwise", () => {
  test.each([
    ["B&D Hauling", "B and D Hauling, Inc."],
    ["A, B & C Towing", "ABC Towing"],
    ["Larrabee 'n Barrel Provisions", "Larrabee & Barrel Provisions"],
    ["FDA", "U.S. Food and Drug Administration"],
    ["I.R.S.", "Internal Revenue Service"],
    ["USW Local 1010", "United Steelworkers Local 1010"],
    ["LAUSD", "Los Angeles Unified School District"],
    ["St. of Wyoming", "State of Wyoming"],
    ["State of Wyo. Dept. of Transp.", "Wyoming Department of Transportation"],
    ["Ohio Secretary of State", "Sec'y of State of Ohio"],
    ["Dyer Resid. Care", "Dyer Residential Care"],
    ["Dyer Jr. High Sch.", "Dyer Junior High School"],
    ["P.S. 41 Parent Association", "Public School 41 Parent Association"],
    ["Est. of Ingrid Okonedo v. Larrabee Nursing Home", "Ingrid Okonedo"],
    ["In re Dissolution of Larrabee Creek Dairy, LLC", "Larrabee Creek Dairy"],
    ["In re Silver Lake Management Co. Securities Litigation", "Silver Lake Management"],
    ["Silver Lake Management Retirement Plan", "Silver Lake Management Co."],
    ["Ingrid Okonedo (former client)", "Ingrid Okonedo"],
    ["Joyce A. Okonedo Living Trust dtd 3/4/1998", "Joyce Okonedo"],
    ["R.M., a minor, by his guardian Doreen Verrazano", "Doreen Verrazano"],
    ["Teamsters Local 413", "International Brotherhood of Teamsters"],
    ["client: Okonedo, Ingrid", "Ingrid Okonedo"],
    ["VERRAZANO Robert", "Robert Verrazano"],
    ["Nicole St. Onge-Verrazano", "Nicole Saint Onge"],
    ["Mid-State Crane", "Midstate Crane Inc."],
    ["Caltrans", "California Department of Transportation"],
    ["Mt. Larrabee Baptist Church", "Mount Larrabee Baptist Church"],
    ["3D Printing House", "Three-D Printing House"],
    ["49er Mining", "Forty-Niner Mining"],
    ["Wells Larrabee Bank NA as trustee", "Wells Larrabee"],
    ["The Zelda & Walter Okonedo Family Trust", "Zelda Okonedo"],
    ["Larrabee Data, dba: Verrazano", "Verrazano"],
    ["歐陽娜娜", "Ouyang Nana"],
    ["יעל מזרחי", "Yael Mizrahi"],
    ["Summit Ridge Brew. LLC", "Summit Ridge Brewing LLC"],
    ["Summit Ridge Cont'l Inc.", "Summit Ridge Continental Inc."],
    ["Summit Ridge Hdwe. Co.", "Summit Ridge Hardware Co."],
    ["Summit Ridge Advis. LLC", "Summit Ridge Advisors LLC"],
    ["Summit Ridge Dairy", "Summit Ridge Dairies"],
    ["Mags Okonedo", "Margaret Okonedo"],
    ["Lon Prewitt", "Alonzo Prewitt"],
    ["Dom Verrazano", "Dominic Verrazano"],
    ["Sister Mary Ignatia Falk, O.S.F.", "Falk, Mary Ignatia"],
    ["Mai Xuân Thành", "Andrew Thanh Mai"],
    ["Unknown Heirs and Devisees of Sadie Wicks", "Sadie Wicks"],
    ["Washington State Dep't of Licensing", "Washington Department of Licensing"],
    ["Consolidated City and County of Larrabee", "City of Larrabee"],
    ["Photo-Zephyr Studios", "Fotozephyr Studios"],
    ['"Ingrid Okonedo"', "Ingrid Okonedo"],
    ["Okonedo, A.B.", "A.B. Okonedo"],
    ["Okonedo, V.", "V. Okonedo"],
    ["Fergal O Shaughnessy", "O'Shaughnessy, Fergal T."],
    ["Kumar Rama Krishnan", "Kumar Ramakrishnan"],
    ["Ingrid Okonedo n/k/a Verrazano", "Ingrid Verrazano"],
    ["Guadrianship of Ingrid Okonedo", "Ingrid Okonedo"],
    ["City of Larrabee Police Depratment", "City of Larrabee"],
    ["Town of Larrabee Zoning Board of Appeals", "Town of Larrabee"],
  ])("%s is %s", (short, long) => {
    expect(conflict(short, long)).toBe(true);
  });

  test.each([
    ["Summit Ridge Brew LLC", "Summit Ridge Brokers LLC"],
    ["B&D Hauling", "B and T Hauling"],
    ["FDA", "U.S. Department of Agriculture"],
    ["USW Local 1010", "United Auto Workers Local 1010"],
    ["Okonedo Logistics", "Loc. 301, Amalgamated Lithographers"],
    ["Larrabee Mutual Fire Ins. Co.", "Ironworkers Local 11"],
    ["Ingrid Okonedo", "Okonedo Bank"],
    ["Summit Ridge's Mills", "Summit Ridge's Motors"],
    ["Mara Okonedo", "Margaret Okonedo"],
    ["Paul Verrazano", "Paula Verrazano"],
    ["Nathaniel O. Prewitt", "Nathaniel E. Prewitt"],
    ["Thomas A. Anderson", "Thomas B. Anderson"],
    ["Copper Ridge Foundry", "Copper Ridge Foundation"],
    ["Craig E. Verrazano", "Craig V. Verrazano"],
    ["West Virginia Racing Commission", "Virginia Racing Commission"],
    ["Unknown Defendant", "Unknown Tenant"],
    ["Northwest Orthopedics", "Northeast Orthopedics"],
    ["Sr.", "Scherbakova Crestmoor"],
    ["Sch.", "Clair, Co. Sch."],
    ["Tran", "Larrabee Transportation"],
    ["Harlowe Bakery", "Marlowe Bakery"],
  ])("%s is not %s", (one, other) => {
    expect(conflict(one, other)).toBe(false);
  });
});

describe("generic words alone never match", () => {
  test.each(["The Company", "Holdings Group LLC", "Management Services, Inc.", "Business Partners LP"])(
    "%s",
    (name) => {
      expect(conflict(name, name)).toBe(false);
    },
  );
});

const people = [
  "Ingrid van der Meulen",
  "Jesús Antonio Barragán Ríos",
  "Nguyễn Thị Hương",
  "Sean O'Hara",
  "Kim Young-mi",
];
const bodies = [
  "Veltrix Robotics",
  "Harbor Light Bakery",
  "City of Larrabee",
  "Granite Shield Insurance",
  "Studio 54 Salons",
];
const anyName = fc.oneof(
  fc.constantFrom(...people, ...bodies),
  fc
    .array(
      fc.constantFrom(
        "Kestrel",
        "Veltrix",
        "Bank",
        "of",
        "Maria",
        "Chen",
        "de",
        "Local",
        "12",
        "&",
        "Jr.",
        "LLC",
        "née",
        "Trust",
      ),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    .map((words) => words.join(" ")),
  fc.string({ unit: "grapheme", maxLength: 40 }),
);

describe("the comparison", () => {
  test("answers the same for (b, a)", () => {
    fc.assert(
      fc.property(anyName, anyName, (left, right) => {
        expect(conflict(left, right)).toBe(conflict(right, left));
      }),
      { numRuns: 400 },
    );
  });

  test("finds a name in itself, whatever its case, accents, punctuation and legal form", () => {
    const variant = fc.constantFrom<(name: string) => string>(
      (name) => name,
      (name) => name.toUpperCase(),
      (name) => name.toLowerCase(),
      (name) => name.normalize("NFD"),
      (name) => name.normalize("NFD").replace(/\p{M}/gu, ""),
      (name) => `"${name}"`,
      (name) => `  ${name.replaceAll(" ", "   ")}. `,
      (name) => `\u202B${name}\u202C \u{1F600}`,
    );
    const legalForm = fc.constantFrom("", " LLC", ", Inc.", " S.A. de C.V.", " GmbH", " Pty Ltd");
    fc.assert(
      fc.property(fc.constantFrom(...people), variant, (name, change) => {
        expect(conflict(name, change(name))).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...bodies), variant, legalForm, legalForm, (name, change, one, other) => {
        expect(conflict(name + one, change(name + other))).toBe(true);
      }),
    );
  });

  test.each([
    "",
    " ",
    "x",
    "李",
    "&",
    "Inc.",
    ".,;()",
    "\u200F\u202E",
    "\u{1F600}",
    "a\u0301\u0302\u0303",
    "née",
    "d/b/a",
  ])("takes %j, which matches no party", (name) => {
    expect(conflict(name, "Ingrid van der Meulen")).toBe(false);
  });

  test.each([
    ["one long word", "a".repeat(10_000)],
    ["many words", "Trust of the ".repeat(1_000)],
    ["many aliases", "Kestrel d/b/a ".repeat(1_000)],
    ["many commas and parentheses", "(,".repeat(5_000)],
    ["many trustees", "as trustee for the ".repeat(600)],
    ["many marks", `e${"\u0301".repeat(9_999)}`],
    ["many single letters", "a. ".repeat(3_000)],
  ])("reads no more than the first letters of %s", (_, name) => {
    expect(conflict(name, name.slice(0, MAX_LENGTH))).toBe(conflict(name, name));
    expect(prepareName(name).readings.length).toBeLessThan(13);
  });
});
