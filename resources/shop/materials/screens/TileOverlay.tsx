import { DragOverlay } from "@dnd-kit/core";
import Badge from "@mui/material/Badge";
import Box from "@mui/material/Box";
import type { Material } from "./material.ts";
import { Thumb } from "./Thumb.tsx";

interface Props {
  dragged: Material | null;
  /** Number of files that are dragged together. */
  count: number;
}
/** The thumbnail that follows the pointer while files are dragged. */
export const TileOverlay = ({ dragged, count }: Props) => (
  <DragOverlay dropAnimation={null}>
    {dragged && (
      <Badge
        badgeContent={count > 1 ? count : 0}
        color="primary"
        sx={{ display: "block", opacity: 0.8, cursor: "grabbing" }}
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
