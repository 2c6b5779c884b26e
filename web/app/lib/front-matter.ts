/** The lines between two rows of dashes that open a Markdown file: `name: value`, one a line. */

interface FrontMatter {
  readonly fields: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Throws when the file does not open with front matter; `file` names it in the error. */
export function readFrontMatter(file: string, source: string): FrontMatter {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll("\r\n", "\n")) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${file} does not open with front matter`);
  const fields = new Map<string, string>();
  for (const line of head.split("\n")) {
    const [, name, value] = /^([a-z]+): (.+)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`${file}: "${line}" is no "name: value"`);
    fields.set(name, value.trim());
  }
  return { fields, body };
}

/** Throws when the field is missing. */
export function requiredField(file: string, { fields }: FrontMatter, name: string): string {
  const value = fields.get(name);
  if (value === undefined) throw new Error(`${file} has no "${name}"`);
  return value;
}

/** A day of the calendar, yyyy-mm-dd. Throws on anything else. */
export function requiredDay(file: string, matter: FrontMatter, name: string): string {
  const day = requiredField(file, matter, name);
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) {
    throw new Error(`${file}: "${name}" is no day of the calendar: ${day}`);
  }
  return day;
}
