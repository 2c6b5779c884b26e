import { product } from "@caseload/contract/product";
import { DeskLampArt } from "~/ui/desk-lamp-art.tsx";
import type { AccountKind } from "./account-kind.ts";

const words: Record<AccountKind, { readonly title: string; readonly text: string }> = {
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

/** What the forms are for, beside them; on phones above them. */
export function AccountPitch({ kind }: { kind: AccountKind }) {
  const { title, text } = words[kind];
  return (
    <section className="account-pitch">
      <h1 className="display">{title}</h1>
      <p className="lead">{text}</p>
      <div className="account-art">
        <DeskLampArt />
      </div>
    </section>
  );
}
