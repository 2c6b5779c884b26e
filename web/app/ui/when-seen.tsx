import { useEffect, useRef, useState, type ReactNode } from "react";

/** Renders its children once scrolled into view, so that neither code nor data loads before. */
export function WhenSeen({ children }: { children: ReactNode }) {
  const [isSeen, setSeen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSeen || !place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return isSeen ? children : <div ref={place}>{"\u00a0"}</div>;
}
