// Every module that a source file names: imports, re-exports, dynamic imports, require.

const NAME = String.raw`[\w$]+`;
const NAMED = String.raw`\{[^{}]*\}`;
const STAR = String.raw`\*\s*as\s+${NAME}`;
const START = String.raw`(?<![\w$.])`;
const IMPORT_CLAUSE = String.raw`(?:${NAME}|${STAR}|${NAMED})(?:\s*,\s*(?:${STAR}|${NAMED}))?`;
const EXPORT_CLAUSE = String.raw`(?:\*(?:\s*as\s+(?:${NAME}|"\s*"))?|${NAMED})`;

const FORMS = [
  {
    kind: "import",
    form: String.raw`${START}import\s+(type\s+(?!from\s*["']))?${IMPORT_CLAUSE}\s*from\s*(["'])`,
  },
  { kind: "import", form: String.raw`${START}import\s*${IMPORT_CLAUSE}\s*from\s*()(["'])` },
  { kind: "export", form: String.raw`${START}export\s*(type\s*(?=[{*]))?${EXPORT_CLAUSE}\s*from\s*(["'])` },
  { kind: "import", form: String.raw`${START}import\s*()(["'])` },
  { kind: "dynamic", form: String.raw`(typeof\s+)?${START}import\s*\(\s*(["'\x60])` },
  { kind: "dynamic", form: String.raw`()${START}require(?:\.resolve)?\s*\(\s*(["'\x60])` },
  { kind: "dynamic", form: String.raw`()${START}import\.meta\.(?:resolve|glob)\s*\(\s*(["'\x60])` },
];

/** Type-only imports vanish when types are stripped; `import { type A }` does not, so it counts as a value. */
export function readImports(source, code) {
  const found = new Map();
  for (const { kind, form } of FORMS) {
    for (const match of code.matchAll(new RegExp(form, "g"))) {
      const open = match.index + match[0].length;
      const close = code.indexOf(match[2], open);
      if (close === -1 || found.has(open)) continue;
      const isType = (match[1] ?? "").trim() !== "";
      found.set(open, { specifier: source.slice(open, close), kind, isType, line: lineAt(source, open) });
    }
  }
  return [...found.entries()].toSorted(([a], [b]) => a - b).map(([, named]) => named);
}

/** True when the file does nothing but hand on what other files export. */
export function isBarrel(code) {
  const handedOn = new RegExp(
    String.raw`${START}export\s*(?:type\s*)?${EXPORT_CLAUSE}\s*from\s*["'][^"']*["']\s*;?`,
    "g",
  );
  const count = [...code.matchAll(handedOn)].length;
  return count > 1 && code.replace(handedOn, "").trim() === "";
}

export function lineAt(source, index) {
  let line = 1;
  for (let i = source.indexOf("\n"); i !== -1 && i < index; i = source.indexOf("\n", i + 1)) line += 1;
  return line;
}
