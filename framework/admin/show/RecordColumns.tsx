import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { lengths } from "../theme/tokens.ts";
import { RailProvider } from "./railContext.ts";

interface Props {
  children: ReactNode;
  /** At the top of the rail; above the main column on a narrow screen. */
  lead?: ReactNode;
  /** Beside the main column; below it on a narrow screen. */
  rail: ReactNode;
}
/** The main column of a record's page or form, and the rail beside it. */
export const RecordColumns = ({ children, lead, rail }: Props) => (
  <Box
    sx={{
      display: "grid",
      gridTemplate: '"lead" "main" "rail" / minmax(0, 1fr)',
      "@media (min-width: 900px)": {
        // The main column fills both rows, so that the rail follows what leads it closely.
        gridTemplate: `"main lead" auto "main rail" 1fr / minmax(0, 1fr) ${lengths.rail}px`,
      },
      columnGap: 2,
      alignItems: "start",
    }}
  >
    <Box sx={{ gridArea: "main", minWidth: 0 }}>{children}</Box>
    <RailProvider value>
      {lead && <Box sx={{ gridArea: "lead", minWidth: 0 }}>{lead}</Box>}
      <Box component="aside" sx={{ gridArea: "rail", minWidth: 0 }}>
        {rail}
      </Box>
    </RailProvider>
  </Box>
);
