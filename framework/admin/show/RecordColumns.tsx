import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { lengths } from "../theme/tokens.ts";
import { RailProvider } from "./railContext.ts";

interface Props {
  children: ReactNode;
  /** Beside the main column; below it on a narrow screen. */
  rail: ReactNode;
}
/** The main column of a record's page or form, and the rail beside it. */
export const RecordColumns = ({ children, rail }: Props) => (
  <Box
    sx={{
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      "@media (min-width: 900px)": { gridTemplateColumns: `minmax(0, 1fr) ${lengths.rail}px` },
      columnGap: 2,
      alignItems: "start",
    }}
  >
    <Box sx={{ minWidth: 0 }}>{children}</Box>
    <Box component="aside" sx={{ minWidth: 0 }}>
      <RailProvider value>{rail}</RailProvider>
    </Box>
  </Box>
);
