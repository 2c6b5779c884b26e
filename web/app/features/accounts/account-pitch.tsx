import { product } from "@caseload/contract/product";
import { DeskLampArt } from "~/ui/desk-lamp-art.tsx";
import type { AccountKind } from "./account-kind.ts";
import styles from "./accounts.module.css";

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

/** What the sheet beside it is for; on phones above it. */
export function AccountPitch({ title, text }: Pitch) {
  return (
    <section className={styles.accountPitch}>
      <h1 className="display">{title}</h1>
      <p className="lead">{text}</p>
      <div className={styles.accountArt}>
        <DeskLampArt />
      </div>
    </section>
  );
}
