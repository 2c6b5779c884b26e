import { createContext, type ReactNode, Suspense, use } from "react";

export interface InterviewSlotProps {
  applicationId: number;
  /** For the firm: the applicant, to whom times can be proposed while the application is undecided. */
  applicant: { name: string; mayPropose: boolean } | null;
  /** The element that names the application. */
  titleId: string;
}

/** Renders the interview of an application; provided by screens that show applications. */
export const InterviewContext = createContext<((props: InterviewSlotProps) => ReactNode) | null>(null);

export function InterviewSlot(props: InterviewSlotProps) {
  const render = use(InterviewContext);
  return render && <Suspense>{render(props)}</Suspense>;
}
