import ChevronRight from "lucide-react/icons/chevron-right";
import { useEffect, useRef, type ReactNode, useState } from "react";
import { Link } from "react-router";
import { useHydrated } from "~/lib/hydrated.ts";
import { useNonce } from "~/lib/nonce.ts";
import { useMember } from "~/lib/session.ts";
import { classNames } from "~/ui/class-names.ts";
import { BackLink } from "~/ui/back-link.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import {
  sectionOf,
  settingsSectionIds,
  settingsSections,
  titleIdOf,
  type SettingsSectionId,
} from "./settings-sections.ts";
import * as styles from "./settings.module.css";

/** A section is current while it crosses the upper part of the window, below the header. */
const currentMargin = "-96px 0px -60% 0px";

/** Events of people who scroll. */
const scrollEvents = ["wheel", "touchmove", "keydown"] as const;

/** The current section: the one that the address names, then the one that is scrolled to. */
function useSectionInView(chosen: SettingsSectionId | undefined): SettingsSectionId | undefined {
  const [seen, setSeen] = useState(chosen);
  const [known, setKnown] = useState(chosen);
  if (chosen !== known) {
    setKnown(chosen);
    setSeen(chosen);
  }
  useEffect(() => {
    const visible = new Set<string>();
    // A section near the end never reaches the upper part; it stays current until the person scrolls.
    let isScrolling = chosen === undefined;
    const release = (): void => {
      isScrolling = true;
    };
    for (const type of scrollEvents) window.addEventListener(type, release, { passive: true });
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        const first = settingsSectionIds.find((id) => visible.has(id));
        if (first && isScrolling) setSeen(sectionOf(first));
      },
      { rootMargin: currentMargin },
    );
    for (const id of settingsSectionIds) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => {
      observer.disconnect();
      for (const type of scrollEvents) window.removeEventListener(type, release);
    };
  }, [chosen]);
  return seen;
}

interface SettingsFrameProps {
  /** The section that the address names. */
  section: SettingsSectionId | undefined;
  /** All sections, in their order. */
  children: ReactNode;
}

/** An index beside all sheets; on phones either the index or the one sheet that the address names. */
export function SettingsFrame({ section, children }: SettingsFrameProps) {
  const { email } = useMember();
  const inView = useSectionInView(section);
  useScrollToSection(section);
  return (
    <div className={styles.settings} data-section={section}>
      <div className={styles.head}>
        <PageHead title="Settings" lede={`You sign in as ${email}.`} />
      </div>
      <div className={styles.columns}>
        <SettingsIndex current={inView} />
        <div className={styles.sections}>
          <BackLink to="/settings" className={styles.back}>
            Settings
          </BackLink>
          {children}
        </div>
      </div>
      <EarlyScroll section={section} />
    </div>
  );
}

/**
 * Scrolls to the section of the address while the page is parsed, so that nothing moves after a control can be pressed.
 * Only the server renders the script; hydration leaves it unchanged.
 */
function EarlyScroll({ section }: { section: SettingsSectionId | undefined }) {
  const nonce = useNonce();
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- our own constant with one of the ids that we have
      dangerouslySetInnerHTML={{
        __html:
          import.meta.env.SSR && section ? `document.getElementById("${section}").scrollIntoView()` : "",
      }}
    />
  );
}

/** Scrolls to the section of the address unless the server did, and focuses its title after a navigation on this page. */
function useScrollToSection(section: SettingsSectionId | undefined): void {
  const isHydrated = useHydrated();
  /** Null before the first section; on the first page load the server has scrolled already. */
  const shown = useRef<{ section: SettingsSectionId | undefined } | null>(isHydrated ? null : { section });
  useEffect(() => {
    const before = shown.current;
    if (before && before.section === section) return;
    shown.current = { section };
    if (!section) return;
    document.getElementById(section)?.scrollIntoView();
    if (before) document.getElementById(titleIdOf(section))?.focus({ preventScroll: true });
  }, [section]);
}

/** Links to the sections: a narrow column on desktops, the whole page on phones. */
function SettingsIndex({ current }: { current: SettingsSectionId | undefined }) {
  return (
    <nav className={styles.index} aria-label="Settings">
      <ul>
        {settingsSectionIds.map((id) => {
          const { title, about, icon: Icon } = settingsSections[id];
          return (
            <li key={id}>
              <Link
                to={`/settings/${id}`}
                preventScrollReset
                aria-current={id === current ? "location" : undefined}
              >
                <Icon className={classNames("icon", styles.indexIcon)} />
                <span>
                  {title}
                  <span className={styles.about}>{about}</span>
                </span>
                <ChevronRight className={classNames("icon", styles.indexIcon)} />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
