import { useEffect, useRef, type ReactNode } from "react";
import { useHydrated } from "~/lib/hydrated.ts";
import { useNonce } from "~/lib/nonce.ts";
import { useMember } from "~/lib/session.ts";
import { BackLink, PageHead } from "~/ui/page-head.tsx";
import { SettingsIndex } from "./settings-index.tsx";
import { titleIdOf, type SettingsSectionId } from "./settings-sections.ts";
import { useSectionInView } from "./section-in-view.ts";
import styles from "./settings.module.css";

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
