/** The records of a CSV file (RFC 4180). */
export function readCsv(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  let read = 0;
  for (const [whole, quoted, plain, end] of text.matchAll(pattern)) {
    record.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    read += whole.length;
    if (end === ",") continue;
    records.push(record);
    record = [];
  }
  if (read !== text.length) throw new Error(`Not CSV from here: ${text.slice(read, read + 80)}`);
  return records;
}
