import { product } from "@caseload/contract/product";
import { Cover } from "~/features/executive-summary/cover.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "~/features/executive-summary/executive-summary.module.css";
import { Financial } from "~/features/executive-summary/financial.tsx";
import { Growth } from "~/features/executive-summary/growth.tsx";
import { Investment } from "~/features/executive-summary/investment.tsx";
import { MarketSize } from "~/features/executive-summary/market-size.tsx";
import { Contents } from "~/features/executive-summary/parts.tsx";
import { RevenueModel } from "~/features/executive-summary/revenue-model.tsx";
import { Sources } from "~/features/executive-summary/sources.tsx";
import { Technical } from "~/features/executive-summary/technical.tsx";
import { publicPage } from "~/lib/page-title.ts";
import { ask, preload } from "~/lib/preload.ts";
import type { Route } from "./+types/executive-summary";

const description = `${product.name} in figures: market size, growth, technical, financial, revenue model and investment, each with its source or its arithmetic.`;

export const meta: Route.MetaFunction = (args) =>
  publicPage(args, { title: "Executive Summary", description });

/** Always 200: the section of our own figures retries by itself. */
export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await preload(context, ask("publicFigures"));
  return data;
}

export default function ExecutiveSummary() {
  return (
    <article className={classNames("content-width", styles.summary)}>
      <Cover />
      <div className={styles.summaryBody}>
        <Contents />
        <div>
          <MarketSize />
          <Growth />
          <Technical />
          <Financial />
          <RevenueModel />
          <Investment />
          <section className={styles.part} id="sources" aria-labelledby="sources-title">
            <p className={styles.number} aria-hidden="true">
              §
            </p>
            <div className={styles.matter}>
              <h2 className="title" id="sources-title">
                Sources
              </h2>
              <Sources />
            </div>
          </section>
        </div>
      </div>
    </article>
  );
}
