import IconButton from "@mui/material/IconButton";
import { useMemo } from "react";
import { useTranslate } from "react-admin";
import { ChevronDownIcon } from "../../icons/ChevronDownIcon.ts";
import { ChevronRightIcon } from "../../icons/ChevronRightIcon.ts";
import { lengths } from "../../theme/tokens.ts";
import { useResourceMessages } from "../../useResourceMessages.ts";
import type { BodyProps } from "../body/defineBody.tsx";
import { EmptyList } from "../EmptyList.tsx";
import { ListError } from "../ListError.tsx";
import { PhoneList, PhoneSkeleton } from "../phone/PhoneList.tsx";
import { PhoneRow } from "../phone/PhoneRow.tsx";
import { usePhoneSelection } from "../phone/usePhoneSelection.tsx";
import { useColumns } from "../table/useColumns.ts";
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
  const messages = useResourceMessages(resource);
  const tree = useTree(resource);
  const moving = useMoveRow(resource, tree);
  const { visible } = useColumns(resource);
  // The tree itself shows the parent, and the order of the rows.
  const columns = useMemo(
    () => visible.filter(({ name }) => name !== resource.parent && name !== "sort"),
    [visible, resource],
  );
  const rows = useMemo(() => tree.items.map(({ branch }) => branch.record), [tree.items]);
  const { menu, closeMenu, toRow, listItems } = usePhoneSelection(resource, rows);
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
              {...toRow(record, index)}
              key={record.id}
              resource={resource}
              record={record}
              columns={columns}
              linked
              lead={<Stem resource={resource} item={item} onToggle={tree.toggle} />}
            />
          );
        })}
      </PhoneList>
      <TreeMenu
        {...moving}
        resource={resource}
        tree={tree}
        open={menu}
        onClose={closeMenu}
        more={listItems}
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
