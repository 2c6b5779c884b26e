// The direction inside web/app: routes -> features -> ui, lib. Tests may draw what they test with the test kit.

const PLACE = /^web\/app\/(routes|features|ui|lib|testkit)\/(?:([^/]+)\/)?/;
const TEST = /\.test\.tsx?$/;
const STYLE_OR_PICTURE = /\.(?:css|svg|png|jpg|webp|avif|woff2|json)$/;

const MAY_IMPORT = {
  routes: ["features", "ui", "lib"],
  features: ["features", "ui", "lib"],
  ui: ["ui"],
  lib: ["lib"],
  testkit: ["testkit", "ui", "lib"],
};

const RULES = {
  routes: "routes import only features, ui and lib",
  features: "features import only themselves, ui and lib",
  ui: "ui imports no features, routes or lib, except ~/lib/format",
  lib: "lib imports no features, routes or ui",
  testkit: "the test kit imports only ui and lib",
};

export function webBreaches(files) {
  return files.flatMap((source) => {
    const from = placeOf(source.file);
    if (from === null) return [];
    return source.imports.flatMap((named) => {
      const rule = breachedRule(from, named.target.file);
      return rule === null
        ? []
        : [{ file: source.file, line: named.line, what: `imports ${named.specifier}`, rule }];
    });
  });
}

function breachedRule(from, file) {
  if (file === undefined || !file.startsWith("web/") || STYLE_OR_PICTURE.test(file)) return null;
  const to = placeOf(file);
  if (to?.place === "testkit" && from.place !== "testkit")
    return from.isTest ? null : "only tests import the test kit";
  if (to === null) return "only web/app's own root files import each other";
  if (from.place === "features" && to.place === "features" && from.folder !== to.folder) {
    return "a feature never imports another feature";
  }
  if (from.isTest && from.place === "routes" && to.place === "routes") return null;
  if (from.place === "ui" && /^web\/app\/lib\/format(?:\/|\.tsx?$|$)/.test(file)) return null;
  return MAY_IMPORT[from.place].includes(to.place) ? null : RULES[from.place];
}

/** A feature is its folder, or its file when it has none. */
function placeOf(file) {
  const match = PLACE.exec(file);
  if (match === null) return null;
  const folder = match[2] ?? file.slice(match[0].length).replace(/\.\w+$/, "");
  return { place: match[1], folder, isTest: TEST.test(file) };
}
