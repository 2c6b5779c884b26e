import { describe, expect, it } from "vitest";
import { renderMarkdown } from "./markdown.server.ts";

const html = (source: string): string => renderMarkdown(source).html.trim();

describe("renderMarkdown", () => {
  it.each([
    ["<script>alert(1)</script>", "<script"],
    ['Words <img src=x onerror="alert(1)"> between', "<img"],
    ['[a](<x" onclick="alert(1)>)', 'onclick="'],
  ])("shows raw HTML as text: %s", (source, forbidden) => {
    expect(html(source)).not.toContain(forbidden);
  });

  it("keeps the words of raw HTML readable", () => {
    expect(html("Say <b>no</b>")).toBe("<p>Say &lt;b&gt;no&lt;/b&gt;</p>");
  });

  it.each([
    ["[Jobs](/jobs)", '<p><a href="/jobs">Jobs</a></p>'],
    [
      "[Rule](https://example.org/a?b=1&c=2)",
      '<p><a href="https://example.org/a?b=1&amp;c=2" rel="noopener">Rule</a></p>',
    ],
    ["[bad](javascript:alert(1))", "<p>bad</p>"],
    ["[bad](data:text/html,x)", "<p>bad</p>"],
    ["[bad](//elsewhere.example)", "<p>bad</p>"],
  ])("links %s (ASVS 1.2.2)", (source, expected) => {
    expect(html(source)).toBe(expected);
  });

  it("gives headings ids of their own and lists those of the second level", () => {
    const text = renderMarkdown(
      "## Rule 5.3, in brief\n\n### Why\n\n## Rule 5.3, in brief\n\n## What's _next_ & why\n",
    );
    expect(text.contents).toEqual([
      { id: "rule-5-3-in-brief", text: "Rule 5.3, in brief" },
      { id: "rule-5-3-in-brief-2", text: "Rule 5.3, in brief" },
      { id: "whats-next-why", text: "What's next & why" },
    ]);
    expect(text.html).toContain('<h3 id="why"><a href="#why">Why</a></h3>');
  });

  it("sets footnotes at the foot, with a way there and back", () => {
    const text = html("A claim.[^1]\n\n[^1]: [A source](https://example.org/), 2026.\n");
    expect(text).toContain('A claim.<sup><a id="ref-1" href="#note-1" aria-label="Note 1">1</a></sup>');
    expect(text).toContain(
      '<li id="note-1"><a href="https://example.org/" rel="noopener">A source</a>, 2026.',
    );
    expect(text).toContain('href="#ref-1"');
  });

  it("refers twice to one note under one id", () => {
    const text = html("First.[^1] Second.[^1]\n\n[^1]: A source.\n");
    expect(text.match(/id="ref-1"/g)).toHaveLength(1);
    expect(text.match(/href="#note-1"/g)).toHaveLength(2);
  });

  it("names tables by what their columns say", () => {
    expect(html("| Hours | Why |\n| --- | --- |\n| 40 | leave |")).toContain(
      'aria-label="Table: Hours, Why"',
    );
  });

  it("draws boxes to tick in print, no controls", () => {
    expect(html("- [ ] Keys handed over")).not.toContain("<input");
    expect(html("- [ ] Keys handed over")).toContain('<span data-part="tick-box" aria-hidden="true"></span>');
  });

  it("counts words, not markup", () => {
    expect(renderMarkdown("## Two words\n\nThree [more words](/jobs) – here.\n").words).toBe(6);
  });
});
