import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";
import { fillHeight, fillingColumn, shrinking, tallViewport } from "./fillHeight.ts";

/** Rows of a list with something beside them; below them on a narrow screen. */
export const ListAside = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <Box
    {...shrinking}
    sx={{
      display: "grid",
      gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 300px" },
      gap: 2,
      [tallViewport]: { minHeight: 0, gridTemplateRows: { lg: "minmax(0, 1fr)" } },
    }}
  >
    <Stack spacing={1.5} {...fillHeight} sx={fillingColumn}>
      {children}
    </Stack>
    <Box component="aside" sx={{ minWidth: 0, overflow: { lg: "auto" } }}>
      {aside}
    </Box>
  </Box>
);
