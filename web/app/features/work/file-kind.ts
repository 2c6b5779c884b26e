/** The letters on a file's sheet: its ending, up to four. */
export function fileKind(name: string): string {
  const ending = /\.([a-z0-9]{1,4})$/i.exec(name)?.[1] ?? "";
  return ending === "" ? "FILE" : ending.toUpperCase();
}
