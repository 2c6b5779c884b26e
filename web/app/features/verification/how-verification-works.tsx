import { product } from "@caseload/contract/product";
import { Link } from "react-router";
import { ReadingPage } from "~/ui/reading-page.tsx";
import { contentsOf, SectionedText, type TextSection } from "~/ui/sectioned-text.tsx";
import * as styles from "./how-verification-works.module.css";

function Sealing() {
  return (
    <>
      <p>
        Both parties sign the same text. Each signature is stored with the typed name, the time, and the
        SHA-256 of that text: a fingerprint of 64 characters that changes with every letter. Once both have
        signed, {product.name} makes one PDF of the terms, both signatures and the audit pages, which list who
        signed when and every version before.
      </p>
      <p>
        That PDF is then sealed with a digital signature (PAdES). The seal covers every byte of the file. We
        keep the fingerprint of the sealed file, and of the certificate that sealed it.
      </p>
      <p>A PDF that is downloaded before both have signed reads "Draft, not signed", and has no seal.</p>
    </>
  );
}

function Checking() {
  return (
    <>
      <p>
        For a file, we compute its fingerprint, look for a sealed file with the same one, and check the seal.
      </p>
      <ul>
        <li>
          <b>Genuine, unchanged</b>: it is, byte for byte, the file that was sealed. You see the number and
          version of the agreement, whether it is in force, when and by which certificate it was sealed, and
          who signed it and when.
        </li>
        <li>
          <b>Changed after signing</b>: it names an agreement that exists here, and differs from the sealed
          file. One changed byte, an added page or a page of another agreement is enough; so is saving it
          again or adding a comment in a PDF program. We repeat no names and no dates from such a file.
        </li>
        <li>
          <b>Not found</b>: it is not an agreement signed on {product.name}.
        </li>
      </ul>
      <p>
        For a fingerprint alone, you see whether a signed file or text with it exists and when it was sealed,
        and nothing else.
      </p>
    </>
  );
}

function Privacy() {
  return (
    <p>
      Anyone may check, without an account. The file is read, compared and deleted; we do not keep it, and the
      parties are not notified. The result says nothing about the work, the pay or the client. One internet
      address may check 60 files and fingerprints in ten minutes.
    </p>
  );
}

function OtherPrograms() {
  return (
    <>
      <p>
        The seal is an open standard, so you need not take our word for it. Acrobat Reader shows it in its
        signature panel, and <code>pdfsig</code>, a free program, checks it on the command line.
      </p>
      <p>
        If the result here says "self-issued", this site made its certificate itself. PDF programs then
        confirm that the file is unchanged, and add that they do not know the issuer. Where a time-stamp
        authority confirmed the time, the result says "time-stamped".
      </p>
      <p>A seal stays valid after its certificate has expired or was replaced: we keep all of them.</p>
    </>
  );
}

function Limits() {
  return (
    <ul>
      <li>
        It confirms the file and its signatures. It does not confirm what the parties did afterwards, or that
        an amendment followed elsewhere.
      </li>
      <li>
        It shows the names typed by people who were signed in to their accounts. It is not a notary's proof of
        identity, and it is not legal advice.
      </li>
      <li>A printed or scanned copy cannot be checked. Ask for the PDF.</li>
    </ul>
  );
}

const sections: readonly TextSection[] = [
  { id: "sealing", title: "How an agreement is sealed", Body: Sealing },
  { id: "checking", title: "What we compare", Body: Checking },
  { id: "privacy", title: "What happens to your file", Body: Privacy },
  { id: "programs", title: "Checking without us", Body: OtherPrograms },
  { id: "limits", title: "What it does not confirm", Body: Limits },
];

/** What a check of an agreement compares, and what it proves. */
export function HowVerificationWorksPage() {
  return (
    <ReadingPage
      contents={contentsOf(sections)}
      head={
        <>
          <h1 className="display">How Verification Works</h1>
          <p className="lead">
            What makes a signed agreement checkable, what is compared, and what the result does not say.{" "}
            <Link className="link" to="/verify">
              Verify an Agreement
            </Link>
          </p>
        </>
      }
    >
      <SectionedText className={styles.text} sections={sections} />
    </ReadingPage>
  );
}
