import { useEffect, useState } from "react";
import { sectionOf, settingsSectionIds, type SettingsSectionId } from "./settings-sections.ts";

/** A section counts as read while it crosses the upper part of the window, below the header. */
const readingLine = "-96px 0px -60% 0px";

/** What people scroll with. */
const gestures = ["wheel", "touchmove", "keydown"] as const;

/** The section that is being read: the one chosen by address, then whichever is scrolled to. */
export function useSectionInView(chosen: SettingsSectionId | undefined): SettingsSectionId | undefined {
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
