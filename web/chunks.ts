/** How the browser's modules are grouped into files: few of them, and none with much that a page does not use. */
import path from "node:path";
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
const applications = /\/routes\/applications\.tsx/;
const contract = /\/routes\/contract\.tsx/;
const messages = /\/routes\/messages\.tsx/;
const jobList = /\/routes\/jobs\.tsx/;
const quickApply = /\/jobs\/quick-apply\.tsx/;
/** Pages that show little of what an engagement's page does. */
const others = [
  /\/routes\/(?!contract\.tsx)/,
  /\/features\/(?!contracts\/)/,
  /\/contracts\/(contract-list|project-list)\.tsx/,
];
const contractRow = /\/contracts\/contract-row\.tsx/;
const auth = /\/routes\/auth\.tsx$/;
const publicShell = /\/shell\/public-shell\.tsx/;
const signInForm = /\/accounts\/sign-in-form\.tsx/;
const accountDialogs = /\/accounts\/account-dialogs\.tsx/;
const userMenu = /\/shell\/user-menu-slot\.tsx/;
const appLayout = /\/routes\/app-layout\.tsx/;
const signedInShell = /\/shell\/app-shell\.tsx/;

const ownCode = /\/(web\/app|contract\/src|node_modules\/lucide-react)\/|virtual:endpoint-addresses/;

/**
 * Small parts of many pages. A group brings what its modules import, so that a page with one of these would otherwise load
 * the shell, the sign-in form or the file of a job. What others import comes first.
 */
const leaves: readonly (readonly [name: string, modules: RegExp])[] = [
  ["lamp", /\/ui\/lamp-illustration\.tsx$/],
  ["back-link", /\/ui\/back-link\.tsx$|\/icons\/arrow-left\.[^/]*$/],
  ["money", /\/lib\/money\.ts$/],
  // A page's head, and icons of the shells that pages show without them
  [
    "parts",
    /\/ui\/(page-head|ruled-heading)\.tsx$|\/icons\/(briefcase|circle-check|clock|search|sliders-horizontal)\.[^/]*$/,
  ],
  ["monitor", /\/icons\/monitor\.[^/]*$/],
  ["pencil", /\/icons\/pencil\.[^/]*$/],
  ["format", /\/lib\/(dates|use-format|use-is-soon)\.ts$/],
  ["file", /\/ui\/(term-list|file-sheet|file-skeleton)\.|\/jobs\/response-rules\.ts$/],
  // The box of the header's search, and the icons of toasts
  ["text-input", /\/ui\/(field-context\.ts|text-input\.tsx)$|\/icons\/(circle-exclamation-point|x)\.[^/]*$/],
  // Over a screen that stays while the server is away
  ["held-screen", /\/shell\/held-screen\.|\/lib\/held-(address|navigation)\.ts$/],
  ["field", /\/ui\/field\.tsx$|\/focus-first-error\.ts$/],
  ["score", /\/ui\/(score|score-tier)\.tsx?$/],
  ["contract-status-badge", /\/ui\/contract-status-badge\.tsx$/],
  ["session-start", /\/lib\/use-signed-in\.ts$|\/account-toasts\.ts$/],
  ["session-end", /\/session-toasts\.ts$|\/lib\/(session-changes|push\/wish)\.ts$|\/shell\/use-logout\.ts$/],
  [
    "account-page",
    /\/accounts\/((account-page|account-switch|form-skeleton)\.tsx|(account-draft|account-kind|use-enter)\.ts|accounts\.module\.css)/,
  ],
];

/** What most screens behind the sign-in have: a head, facts, a list and what it shows while it is empty. */
const screenParts = /\/ui\/(empty-state|meta|more-rows|row-skeletons)\.tsx$|\/lib\/phrases\.ts$/;

/** Less than one more file would weigh. */
const bits =
  /\/ui\/(shown-score\.ts|match-details\.module\.css)$|\/lib\/(nothing-preloaded|use-last)\.ts$|\/hiring\/status-labels\.ts$/;

/**
 * Parts of the screens that people open most on a phone, and of others. A group brings what its modules import: these come
 * first, each by itself, and what others of them import before those.
 */
const apart = [
  "icons/(map-pin|bookmark|minus|arrow-down|check)",
  "contract/src/(practice-areas|us-states|jobs/job-toasts|profiles/profile-options)",
  "contract/src/form-options",
  "lib/(use-in-address|use-draft)",
  "ui/(art|title-link|chips|segmented|confirm-dialog|progress|columns|ledger|magnifier-art|missing-details)",
  "ui/(application-status-badge|mark|score-inline|keep-focus)",
  "dashboards/dashboard-figures",
].map((modules) => new RegExp(`/${modules}\\.`));

/** What those screens need together. A slow network takes half a second for each six files. */
const together: readonly (readonly [name: string, modules: RegExp])[] = [
  ["inline-note", /\/ui\/inline-note\.tsx$|\/icons\/info\.[^/]*$/],
  ["api-page", /\/lib\/(api-page|next-cursor)\.ts$/],
  ["match", /\/ui\/match-(requirements|breakdown)\.tsx$/],
  [
    "search-options",
    /\/contract\/src\/search\/(search-toasts|advanced-filters|job-search-options|search-preference-options)\.ts$|\/lib\/advanced-address\.ts$/,
  ],
  ["job-marks", /\/job-list\/(use-job-marks|mark-buttons)\.|\/icons\/bookmark-check\.[^/]*$/],
  ["own-jobs-choice", /\/job-list\/own-jobs-choice\.tsx$|\/jobs\/job-mark-options\.ts$/],
  ["job-list", /\/job-list\/(job-list|job-row)\.|\/late-job-filters\.ts$/],
  ["use-block", /\/lib\/use-block\.ts$|\/icons\/ban\.[^/]*$|\/messages\/block-messages\.ts$/],
  [
    "thread",
    /\/messages\/(thread-pane\.tsx|message-toasts\.ts)$|\/ui\/block-dialog\.tsx$|\/lib\/leave-site\.ts$/,
  ],
  ["market-rows", /\/ui\/compact-job-row\.tsx$|\/dashboards\/application-notes\.tsx$/],
  [
    "market",
    /\/dashboards\/(freelance-dashboard\.tsx|market-list\.module\.css)$|\/recommended-jobs\.tsx$|\/jobs\/quick-apply\.tsx$/,
  ],
];

/** Observers of changes and of paged lists travel with the screens that use them. */
const library =
  /rolldown\/runtime|vite\/preload-helper|node_modules\/(lucide-react\/dist\/esm\/(?!icons\/)|(react|react-dom|scheduler|react-router|@tanstack)\/(?!.*\/(infiniteQueryObserver|useInfiniteQuery|mutationObserver|useMutation)\.))/;

const everyPages = sharedBy(
  "root",
  [/\/app\/root\.tsx/],
  [accountDialogs],
  [publicShell, signedInShell],
  [landing, publicShell],
  [landing, job, auth],
  [userMenu, job],
  [/\/ui\/(inline-alert|visually-hidden)\.tsx$/],
  [/\/lib\/use-api\.ts$/],
  [/\/shell\/public-shell\.module\.css$/],
  [/\/ui\/rule\.tsx$/],
);

const stem = (id: string): string => path.parse(id.replace(/\?.*/, "")).name.replace(/\.module$/, "");

const isShared = (id: string, context: Context): boolean =>
  others.some((root) => isReachedFrom(root, id, context));

/** A group brings what its modules import: what the engagement's page shares is claimed before the page's own parts. */
const sharedContractParts = (id: string, context: Context): string | null =>
  isReachedFrom(contract, id, context) && isShared(id, context)
    ? path.parse(id.replace(/\?.*/, "")).name.replace(/\.module$/, "-styles")
    : null;
const contractParts = (id: string, context: Context): string | null =>
  isReachedFrom(contract, id, context) && !isShared(id, context) ? "contract" : null;

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // On every page: libraries and our own code, which compress better in one file
  {
    name: (id, context) => (library.test(id) ? "root" : ownCode.test(id) ? everyPages(id, context) : null),
    priority: 9,
  },
  // What lists and pages of postings show, and the pages of accounts do not
  {
    name: sharedBy(
      "listing",
      [landing, job],
      [/\/ui\/unconfirmed-email\.tsx$/],
      [/\/icons\/badge-check\.[^/]*$/],
    ),
    test: ownCode,
    priority: 8.995,
  },
  // What public pages and screens behind the sign-in share, by itself: nobody loads a shell or a form with it
  ...leaves.map(([name, test], at) => ({ name, test, priority: 9 - (at + 1) / 100 })),
  // The layout route imports the styles of what the server renders of the signed-in shell, and not the shell's code
  { name: sharedBy("shell-styles", [appLayout]), test: /\.module\.css$/, priority: 8 },
  { name: sharedBy("public", [publicShell], [/\/routes\/public-layout\.tsx/]), test: ownCode, priority: 8 },
  // A member's menu, on public pages too
  { name: sharedBy("member", [userMenu]), test: ownCode, priority: 7 },
  // The sign-in page needs these of the landing page's parts alone
  { name: "tabs", test: /\/ui\/tabs\.tsx$/, priority: 6 },
  // What each of the two pages that visitors see first shares with most screens behind the sign-in
  { name: sharedBy("landing-shared", [landing]), test: ownCode, minShareCount: 2, priority: 5 },
  {
    name: sharedBy(
      "job-shared",
      [job, jobList],
      [job, quickApply],
      [job, contract],
      [job, messages],
      [job, applications],
    ),
    test: ownCode,
    priority: 5,
  },
  // What it shares with the previews of postings, and with profiles and firms
  { name: sharedBy("job-file", [job]), test: ownCode, minShareCount: 2, priority: 4 },
  { name: "art", test: /\/ui\/(art|drawer-art)\.tsx$/, priority: 4 },
  { name: "screens", test: screenParts, priority: 3 },
  // What makes a call, without which nothing can be fetched
  { name: sharedBy("api", [/\/lib\/api\.ts$/]), test: ownCode, priority: 3 },
  // A change, and a list that is read a page at a time: screens have all of it or nothing
  {
    name: "calls",
    test: /\/(mutationObserver|useMutation)\.js$|\/lib\/(use-api-call|use-refetch|single-call)\.ts$/,
    priority: 3,
  },
  {
    name: "pages",
    test: /\/(infiniteQueryObserver|useInfiniteQuery)\.js$|\/lib\/use-api-pages\.ts$/,
    priority: 3,
  },
  // A choice on screens without a form, too
  { name: "checkbox", test: /\/ui\/checkbox\.tsx$/, priority: 3 },
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
  // What an engagement's page shows: in one file what it alone has, and by themselves what other pages have too
  { name: (id) => path.parse(id).name, test: /\/contract\/src\/(limits|lifecycles)\.ts$|\/icons\/check\./ },
  { name: sharedBy("contract-steps", [contract, contractRow]), test: ownCode },
  { name: sharedContractParts, test: ownCode },
  { name: contractParts, test: ownCode },
  { name: "bits", test: bits },
  ...apart.map((test) => ({ name: stem, test })),
  ...together.map(([name, test]) => ({ name, test })),
];
