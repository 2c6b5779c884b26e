import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isInstalled, markInstalled } from "./install.mjs";
import { isBuilt, markBuilt, sourcesHash } from "./site-build.mjs";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "preparation-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function write(file, content) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), typeof content === "string" ? content : JSON.stringify(content));
}

describe("packages are installed", () => {
  const wanted = {
    "": { name: "caseload" },
    server: { version: "0.1.0" },
    "node_modules/@caseload/server": { link: true },
    "node_modules/pg": { version: "8.0.0" },
    "server/node_modules/ws": { version: "1.0.0" },
    "node_modules/for-windows": { version: "1.0.0", optional: true },
  };
  const present = { "node_modules/pg": { version: "8.0.0" }, "server/node_modules/ws": { version: "1.0.0" } };

  it("not without node_modules", () => {
    write("package-lock.json", { packages: wanted });
    expect(isInstalled(folder)).toBe(false);
  });

  it("after an install, until the lock file changes", () => {
    write("package-lock.json", { packages: wanted });
    write("server/node_modules/ws/package.json", {});
    mkdirSync(path.join(folder, "node_modules"));
    markInstalled(folder);
    expect(isInstalled(folder)).toBe(true);
    write("package-lock.json", { packages: { ...wanted, "node_modules/zod": { version: "4.0.0" } } });
    expect(isInstalled(folder)).toBe(false);
  });

  it("after an npm ci by hand", () => {
    write("package-lock.json", { packages: wanted });
    write("server/node_modules/ws/package.json", {});
    write("node_modules/.package-lock.json", { packages: present });
    expect(isInstalled(folder)).toBe(true);
  });

  it.each([
    ["another version", { ...present, "node_modules/pg": { version: "7.0.0" } }],
    ["one package fewer", { "node_modules/pg": { version: "8.0.0" } }],
  ])("not with %s", (_case, packages) => {
    write("package-lock.json", { packages: wanted });
    write("server/node_modules/ws/package.json", {});
    write("node_modules/.package-lock.json", { packages });
    expect(isInstalled(folder)).toBe(false);
  });

  it("not when a workspace has lost its own", () => {
    write("package-lock.json", { packages: wanted });
    mkdirSync(path.join(folder, "node_modules"));
    markInstalled(folder);
    expect(isInstalled(folder)).toBe(false);
  });

  it("is unknown without a lock file", () => {
    expect(() => isInstalled(folder)).toThrow("package-lock.json is missing");
  });
});

describe("the site is built", () => {
  beforeEach(() => {
    write("web/app/root.tsx", "root");
    write("web/vite.config.ts", "vite");
    write("contract/src/jobs/jobs.ts", "jobs");
    write("server/src/main.ts", "main");
    write("package-lock.json", "{}");
    write("web/build/client/app.js", "app");
    write("web/build/server/index.js", "server");
    markBuilt(folder, sourcesHash(folder));
  });

  const built = () => isBuilt(folder, sourcesHash(folder));

  it("while nothing it reads has changed", () => {
    expect(built()).toBe(true);
    write("server/src/main.ts", "other");
    write("web/app/root.test.tsx", "test");
    write("web/.react-router/types/a.ts", "generated");
    write("web/build/client/app.js", "other");
    write("web/app/root.tsx", "root");
    expect(built()).toBe(true);
  });

  it.each([
    "web/app/root.tsx",
    "web/app/new.tsx",
    "web/vite.config.ts",
    "contract/src/jobs/jobs.ts",
    "package-lock.json",
  ])("not once %s has changed", (file) => {
    write(file, "changed");
    expect(built()).toBe(false);
  });

  it.each(["web/build/client", "web/build/server", "web/build/.caseload-sources", "web/app/root.tsx"])(
    "not without %s",
    (file) => {
      rmSync(path.join(folder, file), { recursive: true });
      expect(built()).toBe(false);
    },
  );
});
