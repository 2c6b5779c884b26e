/** Reads CSV as RFC 4180 has it: quoted fields, doubled quotes, line breaks inside quotes. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  const row: string[] = [];
  let field = "";
  let isQuoted = false;
  const characters = text.replace(/^\uFEFF/, "");
  for (let at = 0; at < characters.length; at++) {
    const character = characters.charAt(at);
    if (isQuoted) {
      if (character !== '"') field += character;
      else if (characters[at + 1] === '"') field += characters.charAt(at++);
      else isQuoted = false;
    } else if (character === '"') isQuoted = true;
    else if (character === "," || character === "\n") {
      row.push(field.replace(/\r$/, ""));
      field = "";
      if (character === "\n") rows.push(row.splice(0));
    } else field += character;
  }
  if (field !== "" || row.length > 0) rows.push([...row, field]);
  return rows.filter((each) => each.some((value) => value !== ""));
}

/** Rows as objects by the header's names. Throws where a column is missing. */
export function parseRecords(text: string, required: readonly string[]): Readonly<Record<string, string>>[] {
  const [header = [], ...rows] = parseCsv(text);
  const missing = required.filter((name) => !header.includes(name));
  if (missing.length > 0) throw new Error(`The file has no column ${missing.join(", ")}`);
  return rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ""])));
}
