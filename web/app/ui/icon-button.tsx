import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

export interface IconLook {
  /** Accessible name, with the count: "Notifications, 4 unread". */
  label: string;
  icon: LucideIcon;
  iconSize?: "s" | "m" | "l";
  /** The bubble at the corner: none at 0, a dash for null, which could not be loaded. */
  count?: number | null;
}

interface IconButtonProps extends IconLook, Omit<ComponentProps<"button">, "children"> {}

export function IconButton({ label, icon, iconSize, count, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} {...rest} className={classNames("icon-button", className)}>
      <IconWithCount icon={icon} iconSize={iconSize} count={count} />
    </button>
  );
}

const iconSizes = { s: "icon-small", m: undefined, l: "icon-large" } as const;

export function IconWithCount({ icon: Icon, iconSize = "m", count = 0 }: Omit<IconLook, "label">) {
  return (
    <>
      <Icon className={classNames("icon", iconSizes[iconSize])} />
      {count !== 0 && <CountBubble count={count} />}
    </>
  );
}

interface CountBubbleProps {
  /** Null where it could not be loaded. */
  count: number | null;
  /** Gray, as in the sidebar, instead of red. */
  quiet?: boolean;
  /** From assistive technology, to which other words say it. */
  hidden?: boolean;
  className?: string | undefined;
}

/** "99+" above 99. */
export const shortCount = (count: number): string => (count > 99 ? "99+" : String(count));

/** A number of unread or open items, and a dash where it could not be loaded. */
export function CountBubble({ count, quiet = false, hidden, className }: CountBubbleProps) {
  return (
    <span aria-hidden={hidden} className={classNames("count", quiet && "quiet", className)}>
      {count === null ? "—" : shortCount(count)}
    </span>
  );
}
