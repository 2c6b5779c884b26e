import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findBrowser, findQuickBrowser } from "./browser.mjs";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "browser-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function program(name, exitCode) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\nexit ${exitCode}\n`, { mode: 0o755 });
  return file;
}

it("takes CHROMIUM_PATH before all others", () => {
  const named = program("named", 0);
  const own = program("own", 0);
  expect(findBrowser({ CHROMIUM_PATH: named, PATH: folder }, own)).toBe(named);
});

it("says so when CHROMIUM_PATH does not start", () => {
  const broken = program("broken", 127);
  expect(() => findBrowser({ CHROMIUM_PATH: broken }, null)).toThrow(`CHROMIUM_PATH is ${broken}`);
});

it("takes Playwright's own before the system's", () => {
  program("chromium", 0);
  const own = program("own", 0);
  expect(findBrowser({ PATH: folder }, own)).toBe(own);
});

it("is quick with the headless shell, unless a browser is named", () => {
  const whole = program("chromium", 0);
  expect(findQuickBrowser(whole, { PATH: folder })).toBe(whole);
  const shell = program("chromium-headless-shell", 0);
  expect(findQuickBrowser(whole, { PATH: folder })).toBe(shell);
  expect(findQuickBrowser(whole, { CHROMIUM_PATH: whole, PATH: folder })).toBe(whole);
});

it("passes by what is there but does not start", () => {
  const own = program("own", 127);
  program("chromium", 1);
  const browser = program("bin/chromium-browser", 0);
  expect(findBrowser({ PATH: `${folder}${path.delimiter}${path.join(folder, "bin")}` }, own)).toBe(browser);
});

it("finds none where there is none", () => {
  expect(findBrowser({ PATH: folder }, path.join(folder, "missing"))).toBeNull();
});
