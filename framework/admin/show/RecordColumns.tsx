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
  /** Below the main column; below the rail on a narrow screen. */
  below?: ReactNode;
  /** At the foot of the rail; below everything on a narrow screen. */
  foot?: ReactNode;
}
const wide = "@media (min-width: 900px)";
/** The main column of a record's page or form, and the rail beside it. */
export const RecordColumns = ({ children, lead, rail, below, foot }: Props) => (
  <Box
    sx={{
      display: "grid",
      gridTemplate: '"lead" "main" "rail" "below" "foot" / minmax(0, 1fr)',
      [wide]: {
        // The main column fills all rows, so that the rail follows what leads it closely.
        gridTemplate: `"main lead" auto "main rail" auto "main foot" 1fr / minmax(0, 1fr) ${lengths.rail}px`,
      },
      columnGap: 2,
      alignItems: "start",
    }}
  >
    <Box sx={{ display: "contents", [wide]: { display: "block", gridArea: "main", minWidth: 0 } }}>
      <Box sx={{ gridArea: "main", minWidth: 0 }}>{children}</Box>
      {below && <Box sx={{ gridArea: "below", minWidth: 0 }}>{below}</Box>}
    </Box>
    <RailProvider value>
      {lead && <Box sx={{ gridArea: "lead", minWidth: 0 }}>{lead}</Box>}
      <Box component="aside" sx={{ gridArea: "rail", minWidth: 0 }}>
        {rail}
      </Box>
      {foot && <Box sx={{ gridArea: "foot", minWidth: 0 }}>{foot}</Box>}
    </RailProvider>
  </Box>
);
