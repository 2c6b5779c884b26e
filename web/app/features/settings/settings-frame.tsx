import { ChevronRight } from "lucide-react";
import { useEffect, useRef, type ReactNode, useState } from "react";
import { Link } from "react-router";
import { useHydrated } from "~/lib/hydrated.ts";
import { useNonce } from "~/lib/nonce.ts";
import { useMember } from "~/lib/session.ts";
import { classNames } from "~/ui/class-names.ts";
import { BackLink, PageHead } from "~/ui/page-head.tsx";
import {
  sectionOf,
  settingsSectionIds,
  settingsSections,
  titleIdOf,
  type SettingsSectionId,
} from "./settings-sections.ts";
import styles from "./settings.module.css";

/** A section counts as read while it crosses the upper part of the window, below the header. */
const readingLine = "-96px 0px -60% 0px";

/** What people scroll with. */
const gestures = ["wheel", "touchmove", "keydown"] as const;

/** The section that is being read: the one chosen by address, then whichever is scrolled to. */
function useSectionInView(chosen: SettingsSectionId | undefined): SettingsSectionId | undefined {
  const [seen, setSeen] = useState(chosen);
  const [known, setKnown] = useState(chosen);
  if (chosen !== known) {
    setKnown(chosen);
    setSeen(chosen);
  }
  useEffect(() => {
    const visible = new Set<string>();
    // A section near the end never reaches the reading line; it stays marked until somebody scrolls on.
    let isScrolling = chosen === undefined;
    const release = (): void => {
      isScrolling = true;
    };
    for (const gesture of gestures) window.addEventListener(gesture, release, { passive: true });
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        const first = settingsSectionIds.find((id) => visible.has(id));
        if (first && isScrolling) setSeen(sectionOf(first));
      },
      { rootMargin: readingLine },
    );
    for (const id of settingsSectionIds) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => {
      observer.disconnect();
      for (const gesture of gestures) window.removeEventListener(gesture, release);
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
  useSectionBrought(section);
  return (
    <div className={styles.settings} data-section={section}>
      <PageHead title="Settings" lede={`You sign in as ${email}.`} />
      <div className={styles.settingsColumns}>
        <SettingsIndex current={inView} />
        <div className={styles.settingsSheets}>
          <BackLink to="/settings">Settings</BackLink>
          {children}
        </div>
      </div>
      <BroughtEarly section={section} />
    </div>
  );
}

/**
 * Brings the section of the address into sight while the page is being read, before anybody can press what would move.
 * Only the server writes the script; hydration leaves it as it is.
 */
function BroughtEarly({ section }: { section: SettingsSectionId | undefined }) {
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

/** Brings the section of the address into sight, where the server has not; the focus goes along when it is chosen here. */
function useSectionBrought(section: SettingsSectionId | undefined): void {
  const isHydrated = useHydrated();
  /** Null before the first one; the server has brought its own. */
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

/** The way to each section: a narrow column on a desk, the page itself on phones. */
function SettingsIndex({ current }: { current: SettingsSectionId | undefined }) {
  return (
    <nav className={styles.settingsIndex} aria-label="Settings">
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
                <Icon className="icon" />
                <span>
                  {title}
                  <span className={styles.about}>{about}</span>
                </span>
                <ChevronRight className={classNames("icon", styles.more)} />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
