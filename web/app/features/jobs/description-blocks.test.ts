import { expect, it } from "vitest";
import { descriptionBlocks } from "./description-blocks.ts";

it("keeps one paragraph and its line breaks", () => {
  expect(descriptionBlocks("First line\r\nsecond line")).toEqual([
    { kind: "paragraph", text: "First line\nsecond line" },
  ]);
});

it("distinguishes paragraphs and lists, with or without empty lines between them", () => {
  expect(descriptionBlocks("Intro\n- one\n- two\nOutro\n\n\nEnd\n")).toEqual([
    { kind: "paragraph", text: "Intro" },
    { kind: "list", items: ["one", "two"] },
    { kind: "paragraph", text: "Outro" },
    { kind: "paragraph", text: "End" },
  ]);
});

it("starts a new list after an empty line", () => {
  expect(descriptionBlocks("- one\n\n- two")).toEqual([
    { kind: "list", items: ["one"] },
    { kind: "list", items: ["two"] },
  ]);
});

it("leaves markup and hyphens inside words as they are", () => {
  expect(descriptionBlocks("<b>Second-pass</b> review -now")).toEqual([
    { kind: "paragraph", text: "<b>Second-pass</b> review -now" },
  ]);
});

it("makes nothing of nothing", () => {
  expect(descriptionBlocks(" \n ")).toEqual([]);
});
