import { useDraggable } from "@dnd-kit/core";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type ReactNode, type Ref, useMemo } from "react";
import { useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { findField, isPicture, type Resource } from "../../../../schema/index.ts";
import { FieldDisplay } from "../../../display/FieldDisplay.tsx";
import { DragIcon } from "../../../icons/DragIcon.ts";
import { toPath } from "../../../paths.ts";
import type { AdminRecord } from "../../../provider.ts";
import { MenuButton } from "../../card/MenuButton.tsx";
import { selectFacts } from "../../card/selectFacts.ts";
import type { Column } from "../../table/columns.ts";
import { useColumns } from "../../table/useColumns.ts";
import { useFieldLabel } from "../../table/useFieldLabel.ts";
import { useRecordName } from "../../useRecordName.ts";
import type { KanbanOptions } from "./defineKanban.tsx";

export const CardFrame = styled("li")(({ theme }) => ({
  listStyle: "none",
  padding: "4px 4px 8px 12px",
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  touchAction: "manipulation",
  "&[data-dragged]": { opacity: 0.4 },
  "&[data-pending]": { opacity: 0.6 },
  "& .head": { display: "flex", alignItems: "center", gap: 4 },
  "& .head a": {
    flex: 1,
    minWidth: 0,
    paddingBlock: 4,
    fontWeight: 600,
    color: "inherit",
    textDecoration: "none",
    overflowWrap: "anywhere",
    "&:hover": { textDecoration: "underline" },
  },
  "& .grip": {
    display: "inline-flex",
    padding: 4,
    border: 0,
    borderRadius: theme.shape.borderRadius,
    background: "none",
    color: (theme.vars ?? theme).palette.text.secondary,
    cursor: "grab",
    "& svg": { fontSize: 16 },
    "&:focus-visible": {
      outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
    },
  },
  "& dl": {
    ...theme.typography.body2,
    display: "grid",
    gridTemplateColumns: "minmax(64px, max-content) minmax(0, 1fr)",
    gap: "2px 10px",
    margin: "2px 8px 0 0",
  },
  "& dt": { color: (theme.vars ?? theme).palette.text.secondary },
  "& dd": { margin: 0, overflow: "hidden", textOverflow: "ellipsis" },
  // A narrow card has no room for a long state in one line.
  "& dd span": { whiteSpace: "normal" },
}));

interface Props {
  resource: Resource;
  options: KanbanOptions;
  record: AdminRecord;
  /** Whether the card can be moved to any column. */
  movable: boolean;
  /** The server has not answered the card's move yet. */
  pending: boolean;
  onMenu: (record: AdminRecord, anchor: Element) => void;
}
/** A record on the board, with its name, its most important fields, its handle and its menu. */
export function KanbanCard({ resource, options, record, movable, pending, onMenu }: Props) {
  const translate = useTranslate();
  const name = useCardName(resource, options)(record);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: record.id,
    data: { record },
    disabled: !movable || pending,
  });
  return (
    <CardFrame
      ref={setNodeRef}
      data-dragged={isDragging || undefined}
      data-pending={pending || undefined}
      aria-busy={pending || undefined}
      {...listeners}
    >
      <CardContent
        resource={resource}
        options={options}
        record={record}
        handle={
          movable && (
            <Handle
              ref={setActivatorNodeRef}
              label={translate("framework.list.kanban.drag", { name })}
              attributes={attributes}
            />
          )
        }
        menu={<MenuButton record={record} name={name} onMenu={onMenu} />}
      />
    </CardFrame>
  );
}

interface HandleProps {
  ref: Ref<HTMLButtonElement>;
  label: string;
  attributes: ReturnType<typeof useDraggable>["attributes"];
}
const Handle = ({ ref, label, attributes }: HandleProps) => (
  <button type="button" ref={ref} className="grip" {...attributes} aria-label={label}>
    <DragIcon />
  </button>
);

interface ContentProps {
  resource: Resource;
  options: KanbanOptions;
  record: AdminRecord;
  handle?: ReactNode;
  menu?: ReactNode;
}
/** What a card shows; also while it is dragged. */
export function CardContent({ resource, options, record, handle, menu }: ContentProps) {
  const label = useFieldLabel(resource);
  const name = useCardName(resource, options)(record);
  const { visible } = useColumns(resource);
  const facts = useMemo(() => {
    const listed = visible.filter((one) => !isPicture(one.field) && one.name !== options.by);
    const chosen = options.fields
      ?.map((field) => visible.find((column) => column.name === field))
      .filter((column): column is Column => column !== undefined);
    const titled = { ...resource, label: options.title ?? resource.label };
    return chosen ?? selectFacts(titled, listed, record).slice(0, 3);
  }, [visible, options, resource, record]);
  return (
    <>
      <div className="head">
        <Typography
          component={Link}
          variant="body2"
          draggable={false}
          to={toPath(resource, "show", record.id)}
        >
          {name}
        </Typography>
        {handle}
        {menu}
      </div>
      <dl>
        {facts.map(({ name: fact, field }) => (
          <div key={fact} style={{ display: "contents" }}>
            <dt>{label(fact)}</dt>
            <dd>
              <FieldDisplay resource={resource} field={field} name={fact} record={record} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Returns the function that names a card. */
export function useCardName(resource: Resource, { title }: KanbanOptions) {
  const named = title && findField(resource, title) ? title : resource.label;
  return useRecordName({ name: resource.name, label: named, fields: resource.fields });
}
