import { useEffect, useRef, useState, type ReactNode } from "react";

/** Shows its children once its place comes into view: what nobody scrolls to is neither loaded nor asked for. */
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
