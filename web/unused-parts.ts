/**
 * What React DOM and React Router carry for features that this site does not use (docs/decisions). Each list was made
 * by reading the version that it names: every function in it is reached only by way of its feature, or does nothing
 * without it. After an update nothing is left out until the lists have been read against the new version.
 */
import type { Omission } from "./leave-out.ts";

const names = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Animated changes between views (`<ViewTransition>`), and pictures that such a change waits for. */
const viewTransitions = names(`
  trackEnterViewTransitions pushViewTransitionCancelableScope applyViewTransitionToHostInstances
  applyViewTransitionToHostInstancesRecursive restoreViewTransitionOnHostInstances
  commitAppearingPairViewTransitions commitEnterViewTransitions commitDeletedPairViewTransitions
  commitExitViewTransitions commitNestedViewTransitions restorePairedViewTransitions
  restoreEnterOrExitViewTransitions restoreNestedViewTransitions measureViewTransitionHostInstancesRecursive
  measureNestedViewTransitions recursivelyTraverseAfterMutationEffects commitAfterMutationEffectsOnFiber
  flushAfterMutationEffects reportViewTransitionError scheduleViewTransitionEvent getViewTransitionName
  getClassNameByType getViewTransitionClassName applyViewTransitionName restoreViewTransitionName
  createMeasurement measureInstance measureClonedInstance forceLayout waitForImageToLoad startViewTransition
  ViewTransitionPseudoElement createViewTransitionInstance preloadInstanceAndSuspendIfNeeded suspendInstance
  estimateBandwidth`);

/** `<Fragment ref>` */
const fragmentRefs = names(`
  FragmentInstance commitNewChildToFragmentInstances commitFragmentInstanceInsertionEffects
  commitFragmentInstanceDeletionEffects commitNewChildToFragmentInstance deleteChildFromFragmentInstance
  addFragmentHandleToFiber traverseVisibleInstancesAndTextInstances`);

/** `<SuspenseList>` */
const suspenseLists = names(`
  updateSuspenseListComponent initSuspenseListRenderState findLastContentRow reverseChildren cutOffTailIfNeeded`);

/** `preload`, `preinit` and their like: the server names in the head what a page needs. */
const loadingHints = names(
  `prefetchDNS preconnect preconnectAs preload preloadModule preinitStyle preinitScript preinitModuleScript`,
);

/** Style sheets that a component brings along (`<link precedence>`); Base UI brings `<style>` only, which stays. */
const styleSheets = names(
  `suspendResource insertSuspendedStylesheets insertStylesheetIntoRoot preloadStylesheet`,
);

/** Functions as the action of a form, `useActionState`, `useFormStatus`: forms here call the API. */
const formActions = names(`
  extractEvents$1 startHostTransition ensureFormComponentIsStateful requestFormReset$1 requestFormReset
  recursivelyResetForms TransitionAwareHostComponent coerceFormActionProp dispatchActionState
  runActionStateAction handleActionReturnValue onActionSuccess onActionError notifyActionListeners
  actionStateReducer mountActionState updateActionState updateActionStateImpl actionStateActionEffect
  rerenderActionState`);

const reactDom: Omission = {
  module: "react-dom/cjs/react-dom-client.production.js",
  version: 'exports.version = "19.3.1"',
  functions: [
    ...viewTransitions,
    ...fragmentRefs,
    ...suspenseLists,
    ...loadingHints,
    ...styleSheets,
    ...formActions,
  ],
  // SuspenseList, ViewTransition, Activity
  tags: [19, 30, 31],
};

const routerVersion = "react-router v8.4.0";

/** Fetchers and actions of routes: what changes something goes through the API. Links that animate the change of view. */
const submissions: Omission = {
  module: "react-router/dist/production/lib/router/router.js",
  version: routerVersion,
  functions: names(`
    fetch handleFetcherAction handleFetcherLoader getFetcher resetFetcher queueFetcherForDeletion deleteFetcher
    abortFetcher setFetcherError updateFetcherState getUpdatedRevalidatingFetchers abortStaleFetchLoads
    markFetchRedirectsDone markFetchersDone getLoadingFetcher getSubmittingFetcher getDoneFetcher handleAction
    getSubmittingNavigation revalidate interruptActiveLoads persistAppliedTransitions restoreAppliedTransitions`),
  answers: {
    normalizeNavigateOptions: "{path}",
    // The other matcher is an experiment of the router's that is off.
    createDataRouteMatcher: "new V6RegExMatcher(basename)",
  },
};

const submittedData: Omission = {
  module: "react-router/dist/production/lib/dom/ssr/single-fetch.js",
  version: routerVersion,
  functions: names(`singleFetchActionStrategy singleFetchLoaderFetcherStrategy nonSsrStrategy`),
};

/** `<Link prefetch>` */
const prefetching: Omission = {
  module: "react-router/dist/production/lib/dom/ssr/components.js",
  version: routerVersion,
  functions: names(`PrefetchPageLinks PrefetchPageLinksImpl RSCPrefetchPageLinksImpl useKeyedPrefetchLinks`),
  answers: { usePrefetchBehavior: "[false, null, {}]" },
};

export const unusedParts = [reactDom, submissions, submittedData, prefetching] as const;

/** How a source of the site would ask for one of them. */
export const usesOfUnusedParts = [
  /import \{[^}]*\b(?:Activity|ViewTransition|addTransitionType|unstable_SuspenseList|useActionState)\b[^}]*\} from "react";/,
  /import [^;]* from "react-dom";/,
  /import \{[^}]*\b(?:Form|PrefetchPageLinks|useFetchers?|useRevalidator|useSubmit)\b[^}]*\} from "react-router";/,
  /<Fragment\b[^>]*\bref=/,
  /<form\b[^>]*\baction=\{/,
  /\bformAction=\{/,
  /\b(?:precedence|prefetch|viewTransition)=/,
  /\bviewTransition: true/,
] as const;
