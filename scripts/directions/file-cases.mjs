// Every breach of the rules for names, lengths and contents that the checker must name.

/** A file of so many lines. */
export const long = (lines) => "export const line = 1;\n".repeat(lines);

/** [the rule, the file, its text, the line and a part of the sentence expected] */
export const fileBreaches = [
  ["a long file", "server/src/a.ts", long(301), "301 has 301 lines: no file is longer than 300"],
  ["a long style sheet", "web/app/styles/a.css", long(301), "301 has 301 lines: no file is longer than 300"],
  ["a long script", "scripts/a.mjs", long(301), "301 has 301 lines: no file is longer than 300"],
  ["utils", "web/app/lib/date-utils.ts", "", "1 is called date-utils: names are"],
  ["helpers", "server/src/helpers/a.ts", "", "1 is called helpers: names are"],
  ["misc", "server/src/misc.ts", "", "1 is called misc: names are"],
  ["common", "contract/src/common.ts", "", "1 is called common: names are"],
  ["a manager", "server/src/session-manager.ts", "", "1 is called session-manager: names are"],
  ["an index", "contract/src/index.ts", "", "1 is a barrel: no barrels"],
  [
    "a barrel of another name",
    "contract/src/all.ts",
    `// all of it\nexport * from "./jobs.ts";\nexport { roles } from "./roles.ts";\n`,
    "1 is a barrel: no barrels",
  ],
  ["any after a colon", "server/src/a.ts", `\nexport function a(b: any) {}`, "2 uses any: no any"],
  ["any after as", "server/src/a.ts", `export const a = (1 as any).b;`, "1 uses any: no any"],
  [
    "any in angle brackets",
    "server/src/a.ts",
    `export const a = new Map<string, any>();`,
    "1 uses any: no any",
  ],
  ["a list of any", "server/src/a.ts", `export let a: any[] = [];`, "1 uses any: no any"],
  ["any for a whole type", "server/src/a.ts", `export type A = any;`, "1 uses any: no any"],
  [
    "@ts-ignore",
    "server/src/a.ts",
    `\n// @ts-ignore: later\nexport const a = 1;`,
    "2 says @ts-ignore or @ts-nocheck: type errors",
  ],
  ["@ts-nocheck", "web/app/a.tsx", `/* @ts-nocheck */`, "1 says @ts-ignore or @ts-nocheck: type errors"],
];
