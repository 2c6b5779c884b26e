import { product } from "@caseload/contract/product";
import { Suspense, useState } from "react";
import { Link } from "react-router";
import { classNames } from "~/ui/class-names.ts";
import { DropZone } from "./drop-zone.tsx";
import { Expectations } from "./expectations.tsx";
import { HashForm } from "./hash-form.tsx";
import type { Checked } from "./use-verification.ts";
import { vitalPart } from "~/ui/lazy-part.ts";
import * as styles from "./verification.module.css";

const VerificationResult = vitalPart(() => import("./verification-result.tsx"));

/** A PDF or its SHA-256 at the left, what is known of it at the right. */
export function VerificationPage() {
  const [checked, setChecked] = useState<Checked | null>(null);
  const events = { onAsked: () => setChecked(null), onChecked: setChecked };
  return (
    <div className={classNames("content-width", styles.verification)}>
      <div>
        <h1 className="display">Verify an Agreement</h1>
        <p className={classNames("lead", styles.lead)}>
          Check that a PDF was signed on {product.name} and hasn't changed since.{" "}
          <Link className="link" to="/how-verification-works">
            How Verification Works
          </Link>
        </p>
        <DropZone hasResult={checked !== null} {...events} />
        <div className={styles.separator}>or check a fingerprint</div>
        <HashForm {...events} />
      </div>
      {checked ? (
        <Suspense fallback={<Expectations />}>
          <VerificationResult checked={checked} />
        </Suspense>
      ) : (
        <Expectations />
      )}
    </div>
  );
}
