import { sanctionLabels } from "@caseload/contract/staff/sanction-kinds";
import { sanctionErrorMessages } from "@caseload/contract/staff/sanction-messages";
import type { SanctionFile } from "@caseload/contract/staff/sanctions";
import { Suspense } from "react";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { FileSection } from "~/ui/file-sheet.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { ReviewCase, ReviewPage, ReviewText } from "~/ui/review-case.tsx";
import { SanctionBadge } from "~/ui/sanction-badge.tsx";

const SanctionAnswerForm = vitalPart(() => import("./sanction-answer-form.tsx"));

/** One sanction, its appeal, and what can be done. */
export function SanctionFilePage({ id }: { id: number }) {
  return (
    <ReviewPage
      id={id}
      query={useApi("getSanction", { params: { id } }, { enabled: !Number.isNaN(id) })}
      queue={{ to: "/staff/sanctions", label: "Sanctions" }}
      failureTitle="We couldn't load this sanction"
      notFound={{
        title: "Sanction Not Found",
        text: sanctionErrorMessages.sanctionNotFound,
        action: "Back to Sanctions",
      }}
    >
      {(file) => <OpenFile file={file} />}
    </ReviewPage>
  );
}

function OpenFile({ file }: { file: SanctionFile }) {
  const format = useFormat();
  const { id, kind, person, by, reason, excerpt, appeal, until, endedAt, createdAt } = file;
  return (
    <ReviewCase
      badge={<SanctionBadge state={file.state} />}
      title={`${sanctionLabels[kind]}: ${person.name}`}
      subtitle={`Sanction No. ${id}`}
      terms={[
        { term: "Imposed by", value: by },
        { term: "Imposed", value: format.dateTime(createdAt) },
        ...(until === null ? [] : [{ term: "Ends", value: format.dateTime(until) }]),
        ...(endedAt === null ? [] : [{ term: "Ended", value: format.dateTime(endedAt) }]),
      ]}
      actions={null}
    >
      <FileSection title="Reason">
        <ReviewText>{reason}</ReviewText>
      </FileSection>
      {excerpt !== null && (
        <FileSection title="Reported content">
          <ReviewText>{excerpt}</ReviewText>
        </FileSection>
      )}
      {appeal && (
        <FileSection title="Appeal">
          <ReviewText>{appeal.text}</ReviewText>
          {appeal.answer && (
            <ReviewText>
              {`${appeal.answer.outcome === "lifted" ? "Lifted" : "Refused"} ${format.dateTime(appeal.answer.at)}: ${appeal.answer.note}`}
            </ReviewText>
          )}
        </FileSection>
      )}
      {file.mayLift && (
        <FileSection title={file.mayKeep ? "Decision" : "Lift"}>
          <Suspense>
            <SanctionAnswerForm file={file} />
          </Suspense>
        </FileSection>
      )}
    </ReviewCase>
  );
}
