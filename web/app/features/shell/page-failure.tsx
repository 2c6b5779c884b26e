import { product } from "@caseload/contract/product";
import { isRouteErrorResponse } from "react-router";
import { Logo } from "~/ui/logo.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./page-failure.module.css";

interface Explanation {
  readonly title: string;
  readonly text: string;
}

const offline: Explanation = {
  title: "You are offline",
  text: "We couldn't load this page. What you saved is safe. Try again once you're connected.",
};
/** @param status of the response in place of the page's data, where there was one */
const fault = (status?: number): Explanation => ({
  title: "Something went wrong",
  text: `We couldn't show this page${status === undefined ? "" : ` (error ${status})`}. What you saved is safe. Try again, or go back to the home page.`,
});

function explain(error: unknown): Explanation {
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  if (status === 404) return { title: "404 Page Not Found", text: "There is nothing at this address." };
  const isCutOff = typeof navigator !== "undefined" && navigator.onLine === false;
  return isCutOff ? offline : fault(status);
}

/** The page of last resort: no data, no providers, plain links that load in full. */
export function PageFailure({ error }: { error: unknown }) {
  const { title, text } = explain(error);
  return (
    <div className={classNames("content-width", styles.failure)}>
      <a className="brand" href="/">
        <Logo />
        {product.name}
      </a>
      <main id="main" tabIndex={-1} className={styles.failureText}>
        <title>{`${title}, ${product.name}`}</title>
        <h1 className="page-title">{title}</h1>
        <p className="lead">{text}</p>
        <p className={styles.actions}>
          <button type="button" className="button primary" onClick={() => window.location.reload()}>
            Try again
          </button>
          <a className="button secondary" href="/">
            Go to the home page
          </a>
        </p>
      </main>
    </div>
  );
}
