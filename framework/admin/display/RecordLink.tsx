import type { ReactNode } from "react";
import { canOpenRecords, type Resource } from "../../schema/index.ts";
import { toPath } from "../paths.ts";
import { useActor } from "../resources.tsx";
import { InnerLink } from "./InnerLink.tsx";

interface Props {
  resource: Resource;
  /** Null if there is no record to link to. */
  id: number | null;
  children: ReactNode;
}
/**
 * Renders the name of another resource's record, linked if the actor may open it.
 *
 * @example
 * ```tsx
 * const supplier = <RecordLink resource={suppliers} id={7}>Tea & Co</RecordLink>;
 * ```
 */
export function RecordLink({ resource, id, children }: Props) {
  const actor = useActor();
  if (id === null || !canOpenRecords(actor, resource)) return children;
  return <InnerLink to={toPath(resource, "show", id)}>{children}</InnerLink>;
}
