/** How the browser's modules are grouped into files: few of them, and none that brings what a page does not use. */
import type { Rolldown } from "vite";

type Context = Rolldown.ChunkingContext;

/** Whether whoever loads `root` needs module `id`: some chain of static imports leads from one to the other. */
function isReachedFrom(root: RegExp, id: string, context: Context, seen = new Set<string>()): boolean {
  if (root.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isReachedFrom(root, importer, context, seen));
}

/** Names the modules that one of `roots` loads. */
const reachedFromAny =
  (name: string, ...roots: readonly RegExp[]) =>
  (id: string, context: Context) =>
    roots.some((root) => isReachedFrom(root, id, context)) ? name : null;

/** Names the modules that all of `roots` load. */
const reachedFromAll =
  (name: string, ...roots: readonly RegExp[]) =>
  (id: string, context: Context) =>
    roots.every((root) => isReachedFrom(root, id, context)) ? name : null;

/** Names the modules that one of `roots` loads and none of `others`. */
const onlyReachedFrom =
  (name: string, roots: readonly RegExp[], others: readonly RegExp[]) => (id: string, context: Context) =>
    roots.some((root) => isReachedFrom(root, id, context)) &&
    !others.some((other) => isReachedFrom(other, id, context))
      ? name
      : null;

const strangersPages = [/\/routes\/landing\.tsx/, /\/routes\/job-detail\.tsx/];
const memberParts = [/\/shell\/user-menu-slot\.tsx/];
const shellParts = [/\/shell\/(app-shell|live-updates)\.tsx/, /\/lib\/api\.ts/];

const ownCode = /\/(web\/app|contract\/src|node_modules\/lucide-react)\/|virtual:endpoint-addresses/;

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: "framework",
    // Observers of changes and of paged lists travel with the screens that use them
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\/(?!.*\/(infiniteQueryObserver|useInfiniteQuery|mutationObserver|useMutation)\.)/,
    priority: 5,
  },
  // On every page: the root, the public shell, which any page may fall back to, and the way to its dialogs
  {
    name: reachedFromAny(
      "root",
      /\/app\/root\.tsx/,
      /\/shell\/public-shell\.tsx/,
      /\/accounts\/account-dialogs\.tsx/,
      /\/contract\/src\/roles\.ts/,
    ),
    test: ownCode,
    priority: 4,
  },
  // What the two pages that strangers see first have in common, and the score, which landing and "Your match" draw
  {
    name: reachedFromAll(
      "postings",
      /\/routes\/landing\.tsx/,
      /\/(routes\/job-detail|jobs\/your-match)\.tsx/,
    ),
    test: ownCode,
    priority: 3,
  },
  // What each of them shares with screens behind the sign-in
  {
    name: reachedFromAny("landing-shared", /\/routes\/landing\.tsx/),
    test: ownCode,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: reachedFromAny("job-shared", /\/routes\/job-detail\.tsx/),
    test: ownCode,
    minShareCount: 2,
    priority: 2,
  },
  // What members need on both of them, and what the signed-in shell adds to it
  { name: onlyReachedFrom("member", memberParts, strangersPages), test: ownCode, priority: 1 },
  { name: onlyReachedFrom("shell", shellParts, strangersPages), test: ownCode },
];
