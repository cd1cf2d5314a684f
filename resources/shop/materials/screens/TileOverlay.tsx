import { DragOverlay, type Modifier } from "@dnd-kit/core";
import Badge from "@mui/material/Badge";
import Box from "@mui/material/Box";
import type { Material } from "./material.ts";
import { Thumb } from "./Thumb.tsx";

const size = 56;
/**
 * Places the thumbnail at the lower right of the pointer or, with the keyboard, at the right of the
 * folder, so that the name of the folder stays visible.
 */
const besideTarget: Modifier = ({ transform, activatorEvent, activeNodeRect }) => {
  if (!activeNodeRect) return transform;
  const { width, left, top } = activeNodeRect;
  const from = findPointer(activatorEvent);
  return {
    ...transform,
    x: transform.x + (from ? from.clientX - left + 12 : width),
    y: transform.y + (from ? from.clientY - top + 12 : 0),
  };
};
const findPointer = (event: Event | null) =>
  event instanceof MouseEvent
    ? event
    : typeof TouchEvent !== "undefined" && event instanceof TouchEvent
      ? event.touches[0]
      : undefined;

interface Props {
  dragged: Material | null;
  /** Number of files that are dragged together. */
  count: number;
}
/** The thumbnail that follows the pointer while files are dragged. */
export const TileOverlay = ({ dragged, count }: Props) => (
  <DragOverlay dropAnimation={null} modifiers={[besideTarget]}>
    {dragged && (
      <Badge
        badgeContent={count > 1 ? count : 0}
        color="primary"
        sx={{ display: "block", width: size, opacity: 0.9, cursor: "grabbing" }}
      >
        <Box
          sx={{
            position: "relative",
            aspectRatio: "1",
            borderRadius: 1,
            overflow: "hidden",
            bgcolor: "background.paper",
            boxShadow: 6,
          }}
        >
          <Thumb material={dragged} />
        </Box>
      </Badge>
    )}
  </DragOverlay>
);
