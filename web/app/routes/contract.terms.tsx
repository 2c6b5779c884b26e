import { notFoundMessages } from "@caseload/contract/not-found-messages";
import { Suspense } from "react";
import { allVersions } from "~/features/contracts/whole-lists.ts";
import { idOf } from "~/lib/addresses.ts";
import { errorText } from "~/lib/api-error.ts";
import { useHydrated } from "~/lib/hydrated.ts";
import { pageTitle } from "~/lib/page-title.ts";
import { useApi } from "~/lib/use-api.ts";
import { FileSkeleton } from "~/ui/file-skeleton.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { NotFound } from "~/ui/late-not-found.tsx";
import { BackLink } from "~/ui/back-link.tsx";
import type { Route } from "./+types/contract.terms";

const TermsEditor = vitalPart(() => import("~/features/contracts/terms-editor.tsx"));

export const meta: Route.MetaFunction = () => pageTitle("Propose Terms");

/** Proposes a new version of a contract's terms. */
export default function TermsEditorScreen({ params }: Route.ComponentProps) {
  const id = idOf(params.id);
  const isId = !Number.isNaN(id);
  // What was typed earlier lies in the browser.
  const isReady = useHydrated();
  const contract = useApi("getContract", { params: { id } }, { enabled: isId });
  const versions = useApi("listVersions", allVersions(id), { enabled: isId });
  const error = contract.error ?? versions.error;
  if (!isId || error?.status === 404 || error?.status === 400)
    return (
      <NotFound
        title="Contract Not Found"
        text={notFoundMessages.contractNotFound}
        action="Back to Contracts"
        to="/contracts"
      />
    );
  return (
    <>
      <BackLink to={`/contracts/${id}`}>Back to Contract</BackLink>
      {contract.data && versions.data && isReady ? (
        <Suspense fallback={<FileSkeleton />}>
          <TermsEditor key={id} contract={contract.data} versions={versions.data} />
        </Suspense>
      ) : error ? (
        <InlineAlert
          title="We couldn't load the terms"
          text={errorText(error, "Check your connection and try again.")}
          onRetry={() => void Promise.all([contract.refetch(), versions.refetch()])}
        />
      ) : (
        <FileSkeleton />
      )}
    </>
  );
}
