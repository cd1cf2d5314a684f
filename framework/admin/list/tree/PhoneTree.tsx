import IconButton from "@mui/material/IconButton";
import MenuItem from "@mui/material/MenuItem";
import { useMemo, useState } from "react";
import { useEvent, useTranslate } from "react-admin";
import { ChevronDownIcon } from "../../icons/ChevronDownIcon.ts";
import { ChevronRightIcon } from "../../icons/ChevronRightIcon.ts";
import type { AdminRecord } from "../../provider.ts";
import { useActor, useScreens } from "../../resources.tsx";
import { lengths } from "../../theme/tokens.ts";
import { useResourceMessages } from "../../useResourceMessages.ts";
import type { BodyProps } from "../body/defineBody.tsx";
import { isSelectable } from "../bulk/isSelectable.ts";
import { EmptyList } from "../EmptyList.tsx";
import { ListError } from "../ListError.tsx";
import { PhoneList, PhoneSkeleton } from "../phone/PhoneList.tsx";
import { PhoneRow } from "../phone/PhoneRow.tsx";
import { useColumns } from "../table/useColumns.ts";
import { useSelection } from "../table/useSelection.ts";
import { useRecordName } from "../useRecordName.ts";
import { TreeMenu } from "./TreeMenu.tsx";
import type { TreeItem } from "./tree.ts";
import { useMoveRow } from "./useMoveRow.ts";
import { useTree } from "./useTree.ts";

/** Pixels by which a row is indented below its parent; deep rows share the last step. */
const indent = 18;
const maxSteps = 6;

/** The branches of a tree on a phone: each row opens its record; its menu moves it. */
export function PhoneTree({ resource }: BodyProps) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const selectable = isSelectable(resource, useActor(), useScreens(resource));
  const tree = useTree(resource);
  const moving = useMoveRow(resource, tree);
  const [menu, setMenu] = useState<{ record: AdminRecord; anchor: Element } | null>(null);
  const { visible } = useColumns(resource);
  // The tree itself shows the parent, and the order of the rows.
  const columns = useMemo(
    () => visible.filter(({ name }) => name !== resource.parent && name !== "sort"),
    [visible, resource],
  );
  const rows = useMemo(() => tree.items.map(({ branch }) => branch.record), [tree.items]);
  const selection = useSelection(rows);
  const onSelect = useEvent((index: number) => selection.checkbox(index, false));
  const onMenu = useEvent((record: AdminRecord, anchor: Element) => setMenu({ record, anchor }));
  if (tree.error) return <ListError error={tree.error} onRetry={tree.retry} />;
  if (tree.isPending) return <PhoneSkeleton />;
  if (tree.isEmpty) return <EmptyList resource={resource} />;
  return (
    <>
      <PhoneList className="tree" aria-label={messages.plural}>
        {tree.items.map((item, index) => {
          const { record } = item.branch;
          return (
            <PhoneRow
              key={record.id}
              resource={resource}
              record={record}
              index={index}
              columns={columns}
              selectable={selectable}
              selecting={selection.selected.size > 0}
              selected={selection.selected.has(record.id)}
              linked
              lead={<Stem resource={resource} item={item} onToggle={tree.toggle} />}
              onSelect={onSelect}
              onMenu={onMenu}
            />
          );
        })}
      </PhoneList>
      <TreeMenu
        {...moving}
        resource={resource}
        tree={tree}
        open={menu}
        onClose={() => setMenu(null)}
        more={(record) =>
          selectable
            ? [
                <MenuItem key="select" onClick={() => onSelect(rows.indexOf(record))}>
                  {translate("framework.list.select")}
                </MenuItem>,
              ]
            : []
        }
      />
    </>
  );
}

interface StemProps extends BodyProps {
  item: TreeItem;
  onToggle: (id: number) => void;
}
/** The indent of a row and the button that expands it. */
function Stem({ resource, item, onToggle }: StemProps) {
  const translate = useTranslate();
  const { branch, level, open } = item;
  const name = useRecordName(resource)(branch.record);
  const style = { paddingInlineStart: Math.min(level - 1, maxSteps) * indent };
  const size = { width: lengths.touch, height: lengths.touch };
  return (
    <span className="stem" style={style}>
      {branch.children.length > 0 ? (
        <IconButton
          aria-expanded={open}
          aria-label={translate(`framework.list.tree.${open ? "collapse" : "expand"}`, { name })}
          sx={size}
          onClick={() => onToggle(branch.record.id)}
        >
          {open ? <ChevronDownIcon /> : <ChevronRightIcon />}
        </IconButton>
      ) : (
        <span style={size} />
      )}
    </span>
  );
}
