import type { ComponentProps } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";
import * as styles from "./title-link.module.css";

/** The link inside a row's heading; the pointer underlines it. */
export function TitleLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={classNames(styles.titleLink, className)} />;
}
