import { describe, expect, it } from "vitest";
import { readFrontMatter, requiredDay, requiredField } from "./front-matter.ts";

describe("readFrontMatter", () => {
  it("reads fields and body, with either line ending", () => {
    const matter = readFrontMatter("a.md", "---\r\ntitle: Rates: a beginning\r\n---\r\nText\r\n");
    expect(requiredField("a.md", matter, "title")).toBe("Rates: a beginning");
    expect(matter.body).toBe("Text\n");
  });

  it.each(["Text", "---\ntitle: A\nText", "---\nno colon\n---\nText", "---\ntitle:\n---\nText"])(
    "names the file that it cannot read: %j",
    (source) => {
      expect(() => readFrontMatter("a.md", source)).toThrow("a.md");
    },
  );

  it("names a missing field", () => {
    const matter = readFrontMatter("a.md", "---\ntitle: A\n---\n");
    expect(() => requiredField("a.md", matter, "date")).toThrow('a.md has no "date"');
  });

  it.each(["2026-02-30", "2026-13-01", "March 1", "2026-3-1"])("refuses %s as a day", (day) => {
    const matter = readFrontMatter("a.md", `---\ndate: ${day}\n---\n`);
    expect(() => requiredDay("a.md", matter, "date")).toThrow("no day of the calendar");
  });
});
