/** Headings of a posting ("Requirements:", "Nice to have") and what they say of the lines below. */
import { strengthCues } from "./cues.ts";
import type { Token } from "./tokens.ts";
import { tokenize } from "./tokens.ts";

export type Strength = "required" | "preferred" | "mentioned";

/** A heading is a line of its own of at most so many words. */
const LONGEST_HEADING = 5;

/** The strength under whose heading each word stands, or null. */
export function sectionStrengths(text: string, tokens: readonly Token[]): readonly (Strength | null)[] {
  const strengths: (Strength | null)[] = [];
  let section: Strength | null = null;
  let next = 0;
  let offset = 0;
  for (const line of text.split("\n")) {
    const heading = headingOf(line);
    if (heading !== null) section = heading.strength;
    offset += line.length + 1;
    for (; next < tokens.length && (tokens[next]?.start ?? offset) < offset; next += 1)
      strengths.push(heading === null ? section : null);
  }
  return strengths;
}

function headingOf(line: string): { readonly strength: Strength | null } | null {
  const trimmed = line.trim();
  if (trimmed.length === 0 || trimmed.length > 60 || /^[-*•]/.test(trimmed)) return null;
  const words = tokenize(trimmed).map(({ word }) => word);
  if (words.length === 0 || words.length > LONGEST_HEADING) return null;
  const cue = words.flatMap((word, at) =>
    (strengthCues.get(word) ?? []).filter((each) => each.words.every((part, i) => words[at + i] === part)),
  )[0];
  const closes = trimmed.endsWith(":");
  if (cue !== undefined && cue.value !== "neutral" && (closes || cue.words.length === words.length))
    return { strength: cue.value };
  return closes ? { strength: null } : null;
}
