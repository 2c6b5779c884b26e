import { cloneElement, Fragment, isValidElement, type ComponentProps, type ReactNode } from "react";
import { Scripts } from "react-router";

/**
 * The page's scripts, fetched behind what it is painted with. Preloaded modules have the priority of fonts and the next
 * one to style sheets; a page that the server has drawn can be read without them.
 */
export const PatientScripts = (props: ComponentProps<typeof Scripts>) => patient(Scripts(props));

interface Given {
  rel?: string;
  fetchPriority?: "low";
  children?: ReactNode;
}

function patient(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(patient);
  if (!isValidElement<Given>(node)) return node;
  if (node.props.rel === "modulepreload") return cloneElement(node, { fetchPriority: "low" });
  if (node.type !== Fragment) return node;
  return cloneElement(node, {}, ...[node.props.children].flat().map(patient));
}
