import { useEffect } from "react";
import { useSingleCall } from "~/lib/single-call.ts";

/** Counts that the viewer opened a posting. The server counts a person once a day. */
export default function CountView({ jobId }: { jobId: number }) {
  const { send } = useSingleCall("viewJob");
  useEffect(() => send({ params: { id: jobId } }), [send, jobId]);
  return null;
}
