import Box from "@mui/material/Box";
import { tokens } from "../../framework/admin/theme/tokens.ts";

const bays = [0, 1, 2, 3, 4];

/** A quiet line of arches: the front of the market hall, at the foot of the menu. */
export const Arches = () => (
  <Box
    component="svg"
    viewBox="0 0 210 92"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
    sx={{ flexShrink: 0, display: "block", width: "100%", color: tokens.accent, opacity: 0.16 }}
  >
    <path d="M0 30h210M105 4 18 30M105 4l87 26" />
    {bays.map((bay) => (
      <path
        key={bay}
        d="M4 92V56a16.500 16.500 0 0 1 33 0v36M11 92V57a9.500 9.500 0 0 1 19 0v35"
        transform={`translate(${bay * 42.5 - 1} 0)`}
      />
    ))}
  </Box>
);
