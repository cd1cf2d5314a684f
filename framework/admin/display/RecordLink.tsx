import type { ReactNode } from "react";
import { canOpenRecords, type Resource } from "../../schema/index.ts";
import { pathOf } from "../paths.ts";
import { useActor } from "../resources.tsx";
import { InnerLink } from "./InnerLink.tsx";

interface Props {
  resource: Resource;
  /** Null where nothing stands behind what is said. */
  id: number | null;
  children: ReactNode;
}
/** What a record of another resource is called, as the way to it for whoever may open it. */
export function RecordLink({ resource, id, children }: Props) {
  const actor = useActor();
  if (id === null || !canOpenRecords(actor, resource)) return children;
  return <InnerLink to={pathOf(resource, "show", id)}>{children}</InnerLink>;
}
