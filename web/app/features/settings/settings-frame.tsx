import { useEffect, useRef, type ReactNode } from "react";
import { useMember } from "~/lib/session.ts";
import { BackLink, PageHead } from "~/ui/page-head.tsx";
import { SettingsIndex } from "./settings-index.tsx";
import { titleIdOf, type SettingsSectionId } from "./settings-sections.ts";
import { useSectionInView } from "./section-in-view.ts";
import "./settings.css";
import "./settings-dialogs.css";
import "./settings-phone.css";

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
    <div className="settings" data-section={section}>
      <PageHead title="Settings" lede={`You sign in as ${email}.`} />
      <div className="settings-cols">
        <SettingsIndex current={inView} />
        <div className="settings-sheets">
          <BackLink to="/settings">Settings</BackLink>
          {children}
        </div>
      </div>
    </div>
  );
}

/** Brings the section of the address into sight; the focus goes along when somebody has chosen it here. */
function useSectionBrought(section: SettingsSectionId | undefined): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const arrived = isFirst.current;
    isFirst.current = false;
    if (!section) return;
    document.getElementById(section)?.scrollIntoView();
    if (!arrived) document.getElementById(titleIdOf(section))?.focus({ preventScroll: true });
  }, [section]);
}
