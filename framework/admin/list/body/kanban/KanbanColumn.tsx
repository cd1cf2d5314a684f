import { useDroppable } from "@dnd-kit/core";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslate } from "react-admin";
import type { Resource } from "../../../../schema/index.ts";
import { formatNumber } from "../../../display/format.ts";
import { StatusChip } from "../../../display/StatusChip.tsx";
import { getTone } from "../../../display/tones.ts";
import type { AdminRecord } from "../../../provider.ts";
import { useResourceMessages } from "../../../useResourceMessages.ts";
import { tallViewport } from "../../fillHeight.ts";
import { ListError } from "../../ListError.tsx";
import type { KanbanOptions } from "./defineKanban.tsx";
import { KanbanCard } from "./KanbanCard.tsx";
import { useKanbanColumn } from "./useKanbanColumn.ts";
import type { PendingMove } from "./useMove.ts";

interface Props {
  resource: Resource;
  options: KanbanOptions;
  value: string;
  pending: readonly PendingMove[];
  /** Whether the dragged card can be dropped here; null while none is dragged. */
  accepts: boolean | null;
  isMovable: (record: AdminRecord) => boolean;
  onMenu: (record: AdminRecord, anchor: Element) => void;
}
/** One value of the field with its cards and their number. */
export function KanbanColumn(props: Props) {
  const { resource, options, value, pending, accepts, isMovable, onMenu } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const messages = useResourceMessages(resource);
  // A card that is dragged stays in its place, and one that is moved in its new column.
  const isPaused = accepts !== null || pending.length > 0;
  const column = useKanbanColumn(resource, options.by, value, isPaused);
  const { setNodeRef, isOver } = useDroppable({ id: value, disabled: accepts === false });
  const name = messages.choice(options.by, value);
  const leaving = pending.filter(({ record, to }) => record[options.by] === value && to !== value);
  const arriving = pending.filter(({ to }) => to === value).map(({ record }) => record);
  const gone = new Set([
    ...leaving.map(({ record }) => record.id),
    ...arriving.map(({ id }) => id),
  ]);
  const records = [...arriving, ...column.records.filter(({ id }) => !gone.has(id))];
  const moved = arriving.filter(({ id }) => !column.records.some((one) => one.id === id)).length;
  const left = leaving.filter(({ record }) => column.records.some(({ id }) => id === record.id));
  const total = column.total === undefined ? undefined : column.total + moved - left.length;
  return (
    <Box
      component="section"
      ref={setNodeRef}
      aria-label={name}
      sx={{
        // Five columns fit beside the menu at 1360 pixels.
        flex: { xs: "0 0 84vw", sm: "1 0 208px" },
        // On a phone the cards scroll within their column; a short column has no empty space.
        maxHeight: { xs: "calc(100dvh - 128px)", sm: "none" },
        maxWidth: { sm: 400 },
        minWidth: 0,
        scrollSnapAlign: "start",
        display: "flex",
        flexDirection: "column",
        [tallViewport]: { minHeight: 0 },
        borderRadius: 1,
        bgcolor: "action.hover",
        outline: isOver ? "2px solid" : "1px solid",
        outlineColor: isOver ? "primary.main" : "transparent",
        opacity: accepts === false ? 0.45 : 1,
        transition: "opacity 120ms",
      }}
    >
      <Typography
        variant="body2"
        component="h2"
        sx={{
          display: "flex",
          alignItems: "center",
          gap: 1,
          px: 1.5,
          py: 1,
          fontWeight: 600,
          "& > span": { whiteSpace: "normal" },
        }}
      >
        <StatusChip tone={getTone(value)}>{name}</StatusChip>
        {total !== undefined && (
          <Box component="span" sx={{ color: "text.secondary", fontWeight: 400 }}>
            {formatNumber(total, locale)}
          </Box>
        )}
      </Typography>
      <Box
        sx={{
          px: 1,
          pb: 1,
          flex: 1,
          overflowY: { xs: "auto", sm: "visible" },
          [tallViewport]: { overflowY: "auto", minHeight: 0 },
        }}
      >
        {column.error && <ListError error={column.error} onRetry={() => void column.refetch()} />}
        {column.isPending && !column.error && <Skeleton variant="rounded" height={88} />}
        {records.length > 0 && (
          <Box component="ul" sx={{ m: 0, p: 0, display: "grid", gap: 1 }} aria-label={name}>
            {records.map((record) => (
              <KanbanCard
                key={record.id}
                resource={resource}
                options={options}
                record={record}
                movable={isMovable(record)}
                pending={arriving.includes(record)}
                onMenu={onMenu}
              />
            ))}
          </Box>
        )}
        {!column.isPending && records.length === 0 && !column.error && (
          <Typography variant="body2" color="text.secondary" sx={{ textAlign: "center", py: 3 }}>
            {translate("framework.list.kanban.empty")}
          </Typography>
        )}
        {column.hasMore && (
          <Button
            fullWidth
            size="small"
            loading={column.isLoadingMore}
            onClick={() => void column.loadMore()}
            sx={{ mt: 1 }}
          >
            {translate("framework.list.kanban.more")}
          </Button>
        )}
      </Box>
    </Box>
  );
}
