import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { fileBreaches, long } from "./directions/file-cases.mjs";
import { findBreaches } from "./directions/find-breaches.mjs";
import { importBreaches } from "./directions/import-cases.mjs";
import { sound } from "./directions/sound-tree.mjs";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";

const checker = fileURLToPath(new URL("./check-directions.mjs", import.meta.url));

let root = "";

beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "directions-"));
  for (const [file, text] of Object.entries(sound)) write(file, text);
});

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

function write(file, text) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** Runs with one file added to the tree or replaced, and makes the tree sound again. */
function withFile(file, text, use) {
  write(file, text);
  try {
    return use();
  } finally {
    if (file in sound) write(file, sound[file]);
    else rmSync(path.join(root, file));
  }
}

function check(file, text) {
  return withFile(file, text, () => findBreaches(root).sentences);
}

describe("the command", () => {
  const run = (folder) => spawnSync(process.execPath, [checker, folder], { encoding: "utf8" });

  it("exits with 0 in a sound tree", () => {
    const sourceCount = Object.keys(sound).filter((file) => !file.endsWith(".json")).length;
    expect(run(root)).toMatchObject({
      status: 0,
      stdout: `Directions hold in ${sourceCount} files\n`,
      stderr: "",
    });
  });

  it("exits with 1 and one line per breach", () => {
    const result = withFile("matching/src/a.ts", `import "zod";\nimport "pg";\n`, () => run(root));
    expect(result).toMatchObject({
      status: 1,
      stdout:
        "matching/src/a.ts:1 imports zod: matching imports nothing\n" +
        "matching/src/a.ts:2 imports pg: matching imports nothing\n",
    });
  });

  it("exits with 1 where there are no sources", () => {
    const empty = path.join(root, "docs");
    mkdirSync(empty);
    expect(run(empty)).toMatchObject({ status: 1, stderr: `No source files below ${empty}\n` });
  });
});

describe("refuses", () => {
  test.each([...importBreaches, ...fileBreaches])("%s", (_rule, file, text, sentence) => {
    expect(check(file, text)).toEqual([expect.stringContaining(`${file}:${sentence}`)]);
  });
});

describe("reads every way to import", () => {
  test.each([
    `import a, { b } from "zod";`,
    `import a, * as b from "zod";`,
    `import * as a from 'zod';`,
    `import{a}from"zod";`,
    `import {\n  a, // one\n  b as c, /* two */\n} from "zod";`.replaceAll("\n", " ").replace("// one", ""),
    `import type from "zod";`,
    `import type { A } from "zod";`,
    `import type A from "zod";`,
    `export * from "zod";`,
    `export * as a from "zod";`,
    `export { a } from "zod";`,
    `export type { A } from "zod";`,
    `const quote = /["'\`]/; import "zod";`,
    `const text = \`a \${\`b \${"}"}\` + await import("zod")} c\`;`,
    `const a = () => import(/* the language */ \`zod\`);`,
    `const half = 4 / 2; const a = import("zod"); const rest = 1 / 2;`,
    `type A = typeof import("zod");`,
    `const a = import.meta.resolve("zod");`,
  ])("%s", (text) => {
    expect(check("matching/src/a.ts", text)).toEqual([
      expect.stringContaining("matching/src/a.ts:1 imports zod: matching imports nothing"),
    ]);
  });

  it("keeps the line of an import that spans several", () => {
    const lines = check("matching/src/a.ts", `// first\nimport {\n  a, // "b"\n  c,\n} from "zod";\n`);
    expect(lines).toEqual([expect.stringContaining("matching/src/a.ts:5 imports zod")]);
  });
});

describe("leaves alone", () => {
  test.each([
    ["an import in a comment", "matching/src/a.ts", `// import "zod";\n/* import { z } from "zod"; */`],
    [
      "an import in a string",
      "matching/src/a.ts",
      `const a = 'import "zod";' + "import('zod')" + \`import "zod"\`;`,
    ],
    ["a method called import", "matching/src/a.ts", `const a = store.import("zod");`],
    [
      "any in the text of a page",
      "web/app/routes/a.tsx",
      `export default () => <p>Offers: any day, any</p>;`,
    ],
    ["a name that contains any", "server/src/a.ts", `export const a: Company = many as anything;`],
    ["a comparison with something called any", "server/src/a.ts", `export const a = b === any;`],
    ["300 lines", "server/src/a.ts", long(300)],
    ["long demo data", "server/src/demo/people.ts", long(400)],
    ["a long word list", "server/src/accounts/common-passwords.ts", long(400)],
    ["a long test", "server/src/a.test.ts", long(400)],
    ["migrations", "server/src/platform/db/migrations/a.ts", long(400)],
    ["one export handed on", "contract/src/a.ts", `export { roles } from "./roles.ts";`],
    ["what is installed or built", "web/build/server/index.js", `import "@caseload/server/a";`],
    ["test tools in a test", "server/src/a.test.ts", `import { test } from "vitest";`],
    ["test tools in the test kit", "server/src/testkit/a.ts", `import { inject } from "vitest";`],
    ["generated route types", "web/app/routes/a.tsx", `import type { Route } from "./+types/a";`],
  ])("%s", (_case, file, text) => {
    expect(check(file, text)).toEqual([]);
  });
});
