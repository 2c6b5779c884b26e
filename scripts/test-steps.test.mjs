import process from "node:process";
import { expect, test } from "vitest";
import { run } from "./processes.mjs";
import { runSteps } from "./test-steps.mjs";

const holds = { passed: 1, failed: 0 };

/** Runs steps. Returns their results without the time, and what was printed. */
async function observe(steps) {
  let printed = "";
  const results = await runSteps(steps, (text) => (printed += text));
  return { printed, results: results.map(({ name, passed, failed }) => ({ name, passed, failed })) };
}

test("steps run one after another, those of an inner list side by side, and count in their order", async () => {
  const started = [];
  let release;
  const lintStarted = new Promise((resolve) => (release = resolve));
  const step = (name, work = async () => undefined) => [
    name,
    async () => {
      started.push(name);
      await work();
      return holds;
    },
  ];
  const steps = [step("first"), [step("types", () => lintStarted), step("lint", release)], step("last")];
  const { results } = await observe(steps);
  expect(started).toEqual(["first", "types", "lint", "last"]);
  expect(results).toEqual(["first", "types", "lint", "last"].map((name) => ({ name, ...holds })));
});

test("the output of steps side by side is not mixed", async () => {
  const talk = (...words) => [
    words[0],
    async ({ write }) => {
      for (const word of words.slice(1)) {
        write(`${word}\n`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      return holds;
    },
  ];
  const { printed } = await observe([[talk("types", "a", "b", "c"), talk("lint", "d", "e")]]);
  expect(printed).toBe("\n== lint\nd\ne\n\n== types\na\nb\nc\n");
});

test("a step that throws fails with its message under its own name, and the others go on", async () => {
  const broken = ["build", async () => Promise.reject(new Error("The build failed."))];
  const { printed, results } = await observe([
    [broken, ["lint", async () => holds]],
    ["last", async () => holds],
  ]);
  expect(results).toEqual([
    { name: "build", passed: 0, failed: 1 },
    { name: "lint", ...holds },
    { name: "last", ...holds },
  ]);
  expect(printed).toContain("\n== build\nThe build failed.\n");
});

test("a step that fails without naming tests leaves the end of what it printed", async () => {
  const lint = async ({ write }) => {
    write("a rule is broken\n");
    return { passed: 0, failed: 1 };
  };
  const broken = async () => Promise.reject(new Error("No browser."));
  const results = await runSteps([[["lint", lint]], ["browser", broken]], () => undefined);
  expect(results.map(({ failures }) => failures)).toEqual([
    [{ test: "lint", message: "a rule is broken" }],
    [{ test: "browser", message: "No browser." }],
  ]);
});

test("a process hands over all of its output and its exit code", async () => {
  let text = "";
  const code = "console.log('out'); console.error('err'); process.exitCode = 3";
  const exitCode = await run(process.execPath, ["-e", code], { write: (chunk) => (text += chunk) });
  expect([exitCode, text.split("\n").toSorted()]).toEqual([3, ["", "err", "out"]]);
});
