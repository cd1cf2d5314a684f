import Box from "@mui/material/Box";

const bays = [0, 1, 2, 3, 4];

/** A row of market-hall arches, as the login's picture. */
export const Arcade = () => (
  <Box component="svg" viewBox="0 0 500 190" sx={{ width: "100%", display: "block" }} fill="none" strokeLinecap="round">
    <path d="M0 188h500" stroke="#ffffff" strokeOpacity="0.5" strokeWidth="3" />
    {bays.map((bay) => (
      <g key={bay} transform={`translate(${bay * 100} 0)`}>
        <path d="M8 188V92a42 42 0 0 1 84 0v96" stroke="#ffffff" strokeOpacity="0.75" strokeWidth="3" />
        <path d="M24 188V94a26 26 0 0 1 52 0v94" stroke="#f0c56b" strokeOpacity={0.35 + bay * 0.12} strokeWidth="3" />
        <path d="M50 50V22M38 34l12-12 12 12" stroke="#ffffff" strokeOpacity="0.4" strokeWidth="3" />
      </g>
    ))}
  </Box>
);
