import type { ReactNode } from "react";
import { product } from "@caseload/contract/product";
import { LampIllustration } from "~/ui/lamp-illustration.tsx";
import { classNames } from "~/ui/class-names.ts";
import type { AccountKind } from "./account-kind.ts";
import * as styles from "./accounts.module.css";

interface Pitch {
  readonly title: string;
  readonly text: string;
}

export const pitchOf: Readonly<Record<AccountKind, Pitch>> = {
  login: {
    title: `Sign in to ${product.name}`,
    text: "Your postings, applications, messages and contracts are where you left them.",
  },
  paralegal: {
    title: "Register as a paralegal",
    text: "Set your rate, hours and practice areas once. What you fill in here starts your profile.",
  },
  attorney: {
    title: "Register as an attorney",
    text: "Post an assignment in one short form. What you fill in here starts your firm's profile.",
  },
};

interface AccountPageProps extends Pitch {
  /** The children bring their own sheet, as the tabs do. */
  bare?: boolean;
  children: ReactNode;
}

/** A form with its purpose beside it; above it on phones. */
export function AccountPage({ title, text, bare = false, children }: AccountPageProps) {
  return (
    <div className={classNames("content-width", styles.page)}>
      <section className={styles.pitch}>
        <h1 className="display">{title}</h1>
        <p className="lead">{text}</p>
        <div className={styles.pitchArt}>
          <LampIllustration />
        </div>
      </section>
      {bare ? children : <div className={classNames("sheet", styles.sheet)}>{children}</div>}
    </div>
  );
}
