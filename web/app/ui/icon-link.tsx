import type { ComponentProps } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";
import { IconWithCount, type IconLook } from "./icon-button.tsx";

interface IconLinkProps extends IconLook, Omit<ComponentProps<typeof Link>, "children"> {}

export function IconLink({ label, icon, iconSize, count, className, ...rest }: IconLinkProps) {
  return (
    <Link aria-label={label} {...rest} className={classNames("icon-button", className)}>
      <IconWithCount icon={icon} iconSize={iconSize} count={count} />
    </Link>
  );
}
