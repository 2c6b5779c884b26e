import { product } from "@caseload/contract/product";
import { Link } from "react-router";

/** A Scotch rule bent into a C. */
export function Logo() {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true">
      <path d="M22.6 7.2A11 11 0 1 0 22.6 20.8" strokeWidth="3.6" />
      <path d="M18.9 10.2A6.3 6.3 0 1 0 18.9 17.8" strokeWidth="1.5" />
    </svg>
  );
}

/** Logo, name and stage, leading home. */
export function Brand({ to = "/" }: { to?: string }) {
  return (
    <Link to={to} className="brand">
      <Logo />
      {product.name} <span className="beta">{product.stage}</span>
    </Link>
  );
}
