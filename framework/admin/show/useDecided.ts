import { useState } from "react";
import { findWaitingLine } from "../display/findWaitingLine.ts";
import { useActor } from "../resources.tsx";
import type { Decided } from "./nextWaiting.ts";
import { useRecordInPage } from "./RecordProvider.tsx";

/**
 * Returns the record of the page once it no longer waits in the tab of the to-do list in which it
 * was when the page was opened; null before.
 */
export function useDecided(): Decided | null {
  const { resource, record } = useRecordInPage();
  const actor = useActor();
  const [waited, setWaited] = useState<Decided | null>(null);
  const tab = findWaitingLine(resource, actor, record)?.tab;
  const isKnown = waited?.id === record.id && waited.tab === tab;
  if (tab !== undefined && !isKnown) setWaited({ id: record.id, tab });
  return tab === undefined && waited?.id === record.id ? waited : null;
}
