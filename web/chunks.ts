/** How the browser's modules are grouped into files: few of them, and none with much that a page does not use. */
import type { Rolldown } from "vite";

type Context = Rolldown.ChunkingContext;

/** Whether a page that loads `root` needs module `id`: some chain of static imports leads from one to the other. */
function isReachedFrom(root: RegExp, id: string, context: Context, seen = new Set<string>()): boolean {
  if (root.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isReachedFrom(root, importer, context, seen));
}

/** Names the modules that all roots of one of the sets load. */
const sharedBy =
  (name: string, ...sets: readonly (readonly RegExp[])[]) =>
  (id: string, context: Context) =>
    sets.some((roots) => roots.every((root) => isReachedFrom(root, id, context))) ? name : null;

const landing = /\/routes\/landing\.tsx/;
const job = /\/routes\/job-detail\.tsx/;
const publicShell = /\/shell\/public-shell\.tsx/;
const signInForm = /\/accounts\/sign-in-form\.tsx/;
const accountDialogs = /\/accounts\/account-dialogs\.tsx/;
const userMenu = /\/shell\/user-menu-slot\.tsx/;
const appLayout = /\/routes\/app-layout\.tsx/;
const signedInShell = /\/shell\/app-shell\.tsx/;

const ownCode = /\/(web\/app|contract\/src|node_modules\/lucide-react)\/|virtual:endpoint-addresses/;

/** Observers of changes and of paged lists travel with the screens that use them. */
const library =
  /rolldown\/runtime|vite\/preload-helper|node_modules\/(lucide-react\/dist\/esm\/(?!icons\/)|(react|react-dom|scheduler|react-router|@tanstack)\/(?!.*\/(infiniteQueryObserver|useInfiniteQuery|mutationObserver|useMutation)\.))/;

const everyPages = sharedBy(
  "root",
  [/\/app\/root\.tsx/],
  [accountDialogs],
  [publicShell, signedInShell],
  [landing, job],
  [userMenu, job],
  [/\/shell\/public-shell\.module\.css$/],
  [/\/ui\/rule\.tsx$/],
);

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // On every page: libraries and our own code, which compress better in one file
  {
    name: (id, context) => (library.test(id) ? "root" : ownCode.test(id) ? everyPages(id, context) : null),
    priority: 9,
  },
  // The layout route imports the styles of what the server renders of the signed-in shell, and not the shell's code
  { name: sharedBy("shell-styles", [appLayout]), test: /\.module\.css$/, priority: 8 },
  { name: sharedBy("public", [publicShell], [/\/routes\/public-layout\.tsx/]), test: ownCode, priority: 8 },
  // A member's menu, on public pages too
  { name: sharedBy("member", [userMenu]), test: ownCode, priority: 7 },
  // The sign-in page needs these two of the landing page's parts alone
  { name: "tabs", test: /\/ui\/(tabs|desk-lamp-art)\.tsx$/, priority: 6 },
  // What each of the two pages that visitors see first shares with screens behind the sign-in
  { name: sharedBy("landing-shared", [landing]), test: ownCode, minShareCount: 2, priority: 5 },
  { name: sharedBy("job-shared", [job]), test: ownCode, minShareCount: 2, priority: 4 },
  // The table of calls, without which nothing can be fetched
  { name: sharedBy("api", [/\/lib\/api\.ts$/]), test: ownCode, priority: 3 },
  // What the sign-in form shares with the signed-in shell, with all forms, and with the registrations
  {
    name: sharedBy(
      "fields",
      [signInForm, signedInShell],
      [/\/icons\/circle-exclamation-point\./],
      [/\/account-toasts\.ts$/],
    ),
    test: ownCode,
    priority: 2,
  },
  { name: sharedBy("form", [signInForm]), test: /\/web\/app\/(ui|lib)\//, priority: 1 },
  {
    name: sharedBy("sign-in", [signInForm], [/\/routes\/auth\.tsx$/]),
    test: /\/web\/app\/features\/accounts\//,
  },
  { name: sharedBy("shell", [signedInShell]), test: ownCode },
];
