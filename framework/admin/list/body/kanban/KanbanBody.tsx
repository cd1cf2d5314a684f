import {
  type Active,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import Box from "@mui/material/Box";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslate } from "react-admin";
import { listChoiceValues, type Resource } from "../../../../schema/index.ts";
import { LazyActionDialog } from "../../../action/LazyActionDialog.ts";
import { useAvailableActions } from "../../../action/useAvailableActions.ts";
import { canWriteField } from "../../../form/canWriteField.ts";
import { useDragAnnouncements } from "../../../input/useDragAnnouncements.ts";
import type { AdminRecord } from "../../../provider.ts";
import { useActor } from "../../../resources.tsx";
import { useResourceMessages } from "../../../useResourceMessages.ts";
import { shrinking, tallViewport } from "../../fillHeight.ts";
import { LazyRowMenu } from "../../LazyRowMenu.tsx";
import { useListQuery } from "../../useListQuery.ts";
import type { KanbanOptions } from "./defineKanban.tsx";
import { findMoves, type Move } from "./findMoves.ts";
import { CardContent, CardFrame, useCardName } from "./KanbanCard.tsx";
import { KanbanColumn } from "./KanbanColumn.tsx";
import { moveToColumn } from "./moveToColumn.ts";
import { useMove } from "./useMove.ts";

interface Props {
  resource: Resource;
  options: KanbanOptions;
}
interface Choosing {
  record: AdminRecord;
  to: string;
  moves: readonly Move[];
}

/** The rows of a list as a board of columns. */
export function KanbanBody({ resource, options }: Props) {
  const { by, accepts } = options;
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const actor = useActor();
  const { tab, change } = useListQuery();
  const listActions = useAvailableActions(resource);
  const getName = useCardName(resource, options);
  const { pending, opened, start, close } = useMove(resource, by);
  const [dragged, setDragged] = useState<AdminRecord | null>(null);
  const [menu, setMenu] = useState<{ record: AdminRecord; anchor: Element } | null>(null);
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const columns = useColumnValues(resource, options);
  // The board has a column for each tab; its export and its counts are of all of them.
  const replacesTab = tab !== null && resource.tabs && "field" in resource.tabs;
  useEffect(() => {
    if (replacesTab) change({ tab: undefined });
  }, [replacesTab, change]);

  const find = (record: AdminRecord, to: string) =>
    findMoves(
      {
        resource,
        by,
        record,
        actions: listActions(record),
        editable: canWriteField(actor, resource, "edit", record),
        accepts,
      },
      to,
    );
  const move = (record: AdminRecord, to: string) => {
    const moves = find(record, to);
    const [first] = moves;
    if (moves.length > 1) return setChoosing({ record, to, moves });
    if (first) void start(record, to, first);
  };
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: moveToColumn }),
  );
  const known = useRef(new Map<UniqueIdentifier, string>());
  const accessibility = useDragAnnouncements(
    useCallback(
      (id) => known.current.get(id) ?? messages.choice(by, String(id)),
      [messages.choice, by],
    ),
  );
  return (
    <DndContext
      sensors={sensors}
      accessibility={accessibility}
      collisionDetection={(args) => {
        const within = pointerWithin(args);
        return within.length > 0 ? within : rectIntersection(args);
      }}
      onDragStart={({ active }) => {
        const record = readRecord(active);
        if (!record) return;
        known.current.set(record.id, getName(record));
        setDragged(record);
      }}
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ over }) => {
        if (dragged && over) move(dragged, String(over.id));
        setDragged(null);
      }}
    >
      <Box
        ref={board}
        {...shrinking}
        role="group"
        aria-label={messages.plural}
        sx={{
          display: "flex",
          gap: 1.5,
          overflowX: "auto",
          scrollSnapType: { xs: dragged ? "none" : "x proximity", sm: "none" },
          p: "2px",
          pb: 1,
          [tallViewport]: { minHeight: 0, flex: 1 },
        }}
      >
        {columns.map((value) => (
          <KanbanColumn
            key={value}
            resource={resource}
            options={options}
            value={value}
            pending={pending}
            accepts={dragged ? dragged[by] === value || find(dragged, value).length > 0 : null}
            isMovable={(record) => columns.some((to) => find(record, to).length > 0)}
            onMenu={(record, anchor) => setMenu({ record, anchor })}
          />
        ))}
      </Box>
      <DragOverlay>
        {dragged && (
          <CardFrame as="div" sx={{ boxShadow: 6, cursor: "grabbing" }}>
            <CardContent resource={resource} options={options} record={dragged} />
          </CardFrame>
        )}
      </DragOverlay>
      <LazyRowMenu
        resource={resource}
        open={menu}
        onClose={() => setMenu(null)}
        more={(record) =>
          columns
            .filter((to) => find(record, to).some(({ is }) => is === "save"))
            .map((to) => (
              <MenuItem key={to} onClick={() => move(record, to)}>
                {translate("framework.list.kanban.moveTo", { column: messages.choice(by, to) })}
              </MenuItem>
            ))
        }
      />
      {choosing && (
        <Menu open anchorEl={board.current} onClose={() => setChoosing(null)}>
          {choosing.moves.map((one) => (
            <MenuItem
              key={one.is === "action" ? one.action.name : one.is}
              onClick={() => {
                setChoosing(null);
                void start(choosing.record, choosing.to, one);
              }}
            >
              {one.is === "action" && messages.action(one.action.name)}
            </MenuItem>
          ))}
        </Menu>
      )}
      {opened && (
        <LazyActionDialog
          resource={resource}
          action={opened.action}
          ids={[opened.record.id]}
          record={opened.record}
          version={opened.record.version}
          onClose={close}
          onDone={close}
        />
      )}
    </DndContext>
  );
}

const isRecord = (value: unknown): value is AdminRecord =>
  typeof value === "object" && value !== null && "id" in value && "version" in value;
function readRecord({ data }: Active): AdminRecord | null {
  const record: unknown = data.current?.record;
  return isRecord(record) ? record : null;
}

/** The values of the field that the board shows, in their order. */
function useColumnValues(resource: Resource, { by, columns }: KanbanOptions): readonly string[] {
  return useMemo(() => {
    if (columns) return columns;
    const field = resource.fields[by];
    return field ? listChoiceValues(field) : [];
  }, [resource, by, columns]);
}
