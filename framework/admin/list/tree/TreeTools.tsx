import { ChevronsDownUp, ChevronsUpDown } from "lucide";
import { useTranslate } from "react-admin";
import type { Resource } from "../../../schema/index.ts";
import { createIcon } from "../../icons/createIcon.tsx";
import { ToolButton } from "../ToolButton.tsx";
import { useTree } from "./useTree.ts";

const CollapseAllIcon = createIcon(ChevronsDownUp);
const ExpandAllIcon = createIcon(ChevronsUpDown);

/** Expands or collapses every branch of a tree. */
export function TreeTools({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const tree = useTree(resource);
  return (
    <>
      <ToolButton
        icon={<ExpandAllIcon />}
        label={translate("framework.list.tree.expandAll")}
        onClick={tree.expandAll}
      />
      <ToolButton
        icon={<CollapseAllIcon />}
        label={translate("framework.list.tree.collapseAll")}
        onClick={tree.collapseAll}
      />
    </>
  );
}
