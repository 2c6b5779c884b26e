import { limits } from "@caseload/contract/limits";
import { useWatch } from "react-hook-form";
import { money } from "~/lib/money.ts";
import { useMedianPay } from "~/lib/use-median-pay.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import type { PostingFormState } from "./posting-fields.tsx";

interface MedianPayProps {
  form: PostingFormState;
  practiceArea: string;
}

/** What open postings of the same practice area and experience pay an hour. */
export default function MedianPay({ form: { control }, practiceArea }: MedianPayProps) {
  const experience = useWatch({ control, name: "experienceRequired" });
  const { median, error, retry, isFetching } = useMedianPay([practiceArea], experience);
  if (!median)
    return (
      error && <InlineAlert title="We couldn't load the median pay" onRetry={retry} retrying={isFetching} />
    );
  const { dollars, postings, years, tooFewFor } = median;
  if (dollars === null)
    return (
      <p className="small muted">
        Fewer than {limits.minRatePostings} open {practiceArea} postings name an hourly rate, so there is no
        median.
      </p>
    );
  return (
    <p className="small muted">
      The median of {postings} open {practiceArea} postings{years && ` for ${years} of experience`} is{" "}
      <b>{money(dollars)}/hr</b>.
      {tooFewFor && ` Too few ask for ${tooFewFor} of experience to show a separate median.`}
    </p>
  );
}
