import type { JobDetail } from "@caseload/contract/jobs";
import { useUser } from "~/lib/session.ts";
import { FileSection } from "~/ui/file-sheet.tsx";
import { MatchReasons } from "~/ui/mark.tsx";
import { Score } from "~/ui/score.tsx";
import { matchFacts } from "./match-facts.ts";

/** How well a posting fits the paralegal who reads it, and why. */
export default function YourMatch({ job, score }: { job: JobDetail; score: number }) {
  const user = useUser();
  const facts = user ? matchFacts(job, user) : [];
  return (
    <FileSection title="Your match" className="fit">
      <Score value={score} fold />
      {facts.length > 0 && <MatchReasons reasons={facts} score={score} />}
    </FileSection>
  );
}
