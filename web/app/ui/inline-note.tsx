import Info from "lucide-react/icons/info";
import { InlineAlert, type InlineAlertProps } from "./inline-alert.tsx";

/** Something to know, where it matters. */
export function InlineNote(props: Pick<InlineAlertProps, "title" | "text" | "action" | "narrow">) {
  return <InlineAlert {...props} tone="note" icon={Info} />;
}
