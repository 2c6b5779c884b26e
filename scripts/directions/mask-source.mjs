// A small lexer for TypeScript and JSX: says which characters are code and which are only text.

const WORD_BEFORE_REGEX =
  /(?:^|[^\w$.])(?:return|typeof|case|in|of|delete|void|throw|new|await|yield|else|do)$/;
const SIGN_BEFORE_REGEX = /[([{,;=:!&|?+\-*%>~^]$/;

/**
 * `code` is the source with the text of strings, templates, regular expressions and comments blanked,
 * every other character and every line break in its place; `comments` is the reverse for comments.
 */
export function maskSource(source) {
  const code = source.split("");
  const comments = source.replace(/[^\n]/g, " ").split("");
  const state = { source, code, comments, at: 0, braces: [] };
  while (state.at < source.length) step(state);
  return { code: code.join(""), comments: comments.join("") };
}

function step(state) {
  const { source, at } = state;
  const char = source[at];
  const pair = source.slice(at, at + 2);
  if (pair === "//") return comment(state, endOfLine(source, at));
  if (pair === "/*") return comment(state, after(source, "*/", at + 2));
  if (char === '"' || char === "'") return quoted(state, char);
  if (char === "`") return template(state, at + 1);
  if (char === "/" && startsRegex(state)) return regex(state);
  if (char === "{") state.braces.push("block");
  if (char === "}" && state.braces.pop() === "template") return template(state, at + 1);
  state.at += 1;
}

function comment(state, end) {
  for (let i = state.at; i < end; i += 1) {
    if (state.source[i] === "\n") continue;
    state.comments[i] = state.source[i];
    state.code[i] = " ";
  }
  state.at = end;
}

/** Strings end with their line, so that an apostrophe in JSX text hides no more than that line. */
function quoted(state, quote) {
  let i = state.at + 1;
  while (i < state.source.length && state.source[i] !== quote && state.source[i] !== "\n") {
    i += state.source[i] === "\\" && state.source[i + 1] !== "\n" ? 2 : 1;
  }
  blank(state, state.at + 1, i);
  state.at = state.source[i] === quote ? i + 1 : i;
}

function template(state, from) {
  let i = from;
  while (i < state.source.length && state.source[i] !== "`") {
    if (state.source.startsWith("${", i)) {
      state.braces.push("template");
      blank(state, from, i);
      state.at = i + 2;
      return;
    }
    i += state.source[i] === "\\" ? 2 : 1;
  }
  blank(state, from, i);
  state.at = i + 1;
}

function regex(state) {
  let i = state.at + 1;
  let inClass = false;
  while (i < state.source.length && state.source[i] !== "\n") {
    const char = state.source[i];
    if (char === "[") inClass = true;
    if (char === "]") inClass = false;
    if (char === "/" && !inClass) break;
    i += char === "\\" ? 2 : 1;
  }
  blank(state, state.at + 1, i);
  state.at = i + 1;
}

function startsRegex({ code, at }) {
  const before = code
    .slice(Math.max(0, at - 200), at)
    .join("")
    .trimEnd();
  return before === "" || SIGN_BEFORE_REGEX.test(before) || WORD_BEFORE_REGEX.test(before);
}

function blank(state, from, to) {
  for (let i = from; i < Math.min(to, state.source.length); i += 1) {
    if (state.source[i] !== "\n") state.code[i] = " ";
  }
}

function endOfLine(source, at) {
  const end = source.indexOf("\n", at);
  return end === -1 ? source.length : end;
}

function after(source, text, from) {
  const found = source.indexOf(text, from);
  return found === -1 ? source.length : found + text.length;
}
