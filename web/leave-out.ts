/** Empties functions of a library whose features this site does not use; the minifier then drops what only they need. */
import { parseAst, type Plugin } from "vite";

/** What is left out of one module of a library. */
export interface Omission {
  /** The module, by the end of its path. */
  readonly module: string;
  /** Stands in the version that the lists were made for; a module of any other version stays whole. */
  readonly version: string;
  /** Functions that nothing here reaches, or that find nothing to do here. */
  readonly functions: readonly string[];
  /** What functions always answer here, as an expression. */
  readonly answers?: Readonly<Record<string, string>>;
  /** Kinds of nodes in React's tree that nothing here makes: their cases in `switch (….tag)` go. */
  readonly tags?: readonly number[];
}

/** As much of a syntax tree as is read here. */
interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}
interface Cut {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
const nodesIn = (value: unknown): readonly SyntaxNode[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
const nameOf = (value: unknown): string =>
  isNode(value) && typeof value.name === "string" ? value.name : "";

/** "F" for the statement `F.prototype.x = …`. */
function extendedName({ expression }: SyntaxNode): string {
  let target = isNode(expression) ? expression.left : undefined;
  while (isNode(target) && target.type === "MemberExpression") target = target.object;
  return nameOf(target);
}

const leaving = ["BreakStatement", "ReturnStatement", "ThrowStatement", "ContinueStatement"];

/** Whether nothing falls from this case into the next one. */
const isClosed = (one: SyntaxNode | undefined): boolean =>
  one === undefined || leaving.includes(nodesIn(one.consequent).at(-1)?.type ?? "");

/** The names that `var` declares in it, for the whole function around it. */
const hoistedNames = (node: SyntaxNode): string[] => [
  ...(node.type === "VariableDeclarator" ? [nameOf(node.id)] : []),
  ...Object.values(node).flatMap(nodesIn).flatMap(hoistedNames),
];

/** A case without its code. Variables that it declares for the other cases stay. */
function emptied(one: SyntaxNode): Cut {
  const [first] = nodesIn(one.consequent);
  const variables = [...new Set(hoistedNames(one))];
  const text = variables.length === 0 ? "break;" : `var ${variables.join()};break;`;
  return { start: first?.start ?? one.end, end: one.end, text };
}

/** The cases for kinds that are never made; one that shares its code with a neighbour stays. */
function casesToCut({ discriminant, cases }: SyntaxNode, tags: readonly number[]): SyntaxNode[] {
  if (!isNode(discriminant) || nameOf(discriminant.property) !== "tag") return [];
  const all = nodesIn(cases);
  return all
    .filter(({ test }) => isNode(test) && tags.some((tag) => tag === test.value))
    .filter((one) => isClosed(all[all.indexOf(one) - 1]) && isClosed(one))
    .filter((one) => !hoistedNames(one).includes(""));
}

/** Cuts do not overlap: what is cut is not looked into. */
function cutsIn(node: SyntaxNode, omission: Omission): Cut[] {
  const { functions, answers = {}, tags = [] } = omission;
  const { start, end, body } = node;
  const name = nameOf(node.id);
  if (node.type === "FunctionDeclaration" && isNode(body)) {
    const answer = Object.hasOwn(answers, name) ? `{return ${answers[name]}}` : undefined;
    if (answer !== undefined || functions.includes(name))
      return [{ start: body.start, end: body.end, text: answer ?? "{}" }];
  }
  if (node.type === "ExpressionStatement" && functions.includes(extendedName(node)))
    return [{ start, end, text: "" }];
  const cases = node.type === "SwitchStatement" ? casesToCut(node, tags) : [];
  const kept = Object.values(node)
    .flatMap(nodesIn)
    .filter((part) => !cases.includes(part));
  return [...cases.map(emptied), ...kept.flatMap((part) => cutsIn(part, omission))];
}

/** The module's code without what is left out of it; as it is, when it is of another version. */
export function withoutUnused(code: string, omission: Omission): string {
  if (!code.includes(omission.version)) return code;
  const program: unknown = parseAst(code);
  const cuts = isNode(program) ? cutsIn(program, omission) : [];
  let text = code;
  for (const { start, end, text: instead } of cuts.toSorted((one, other) => other.start - one.start))
    text = text.slice(0, start) + instead + text.slice(end);
  return text;
}

const endingIn = (path: string): RegExp => new RegExp(`/${path.replaceAll(".", "\\.")}$`);

/** Leaves it out of what browsers load; the server keeps its libraries whole. */
export const leaveOut = (omission: Omission): Plugin => ({
  name: "leave-out",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: endingIn(omission.module) },
    handler: (code) => ({ code: withoutUnused(code, omission), map: null }),
  },
});

/** Stops the build when a source of the site asks for what is left out. */
export const stillUnused = (uses: readonly RegExp[]): Plugin => ({
  name: "still-unused",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: { id: /\/web\/app\/.*\.tsx?$/, code: [...uses] },
    handler(code) {
      const found = uses.map((use) => use.exec(code)?.[0]).find((text) => text !== undefined);
      this.error(`web/unused-parts.ts leaves out of the build what this asks for: ${found}`);
    },
  },
});
