import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { tokens } from "../theme/tokens.ts";
import { fillHeight, fillingColumn } from "./fillHeight.ts";

/** The surface that holds the views, the toolbar, the rows and the pages of a list. */
export const ListCard = ({ children }: { children: ReactNode }) => (
  <Box
    {...fillHeight}
    sx={[
      {
        borderRadius: 1,
        backgroundColor: tokens.surface,
        boxShadow: tokens.cardShadow,
        // Not `hidden`: what sticks to the window's edge sticks inside of the card as well.
        overflow: "clip",
      },
      // On a phone from edge to edge.
      ({ breakpoints }) => ({
        [breakpoints.down("sm")]: {
          marginInline: "calc(-1 * var(--gutter, 0px))",
          borderRadius: 0,
          boxShadow: `0 -1px ${tokens.line}`,
        },
      }),
      fillingColumn,
    ]}
  >
    {children}
  </Box>
);
