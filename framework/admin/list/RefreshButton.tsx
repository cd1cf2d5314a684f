import { useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import { RefreshIcon } from "../icons/RefreshIcon.ts";
import { ToolButton } from "./ToolButton.tsx";
import { useReloadList } from "./useReloadList.ts";

/** Requests the rows again. */
export function RefreshButton({ resource }: { resource: Resource }) {
  const reload = useReloadList(resource);
  return (
    <ToolButton
      short
      icon={<RefreshIcon fontSize="small" />}
      label={useTranslate()("ra.action.refresh")}
      onClick={() => void reload()}
    />
  );
}
