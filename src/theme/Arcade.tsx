import Box from "@mui/material/Box";

const bays = [0, 1, 2, 3, 4];

/** Illustration of the login: the front of a market hall, five bays under one roof. */
export const Arcade = () => (
  <Box
    component="svg"
    viewBox="0 0 500 230"
    sx={{ width: "100%", maxWidth: 640, display: "block" }}
    fill="none"
    stroke="#ffffff"
    strokeWidth="3"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M4 96h492M250 8 28 96M250 8l222 88" strokeOpacity="0.8" />
    <circle cx="250" cy="60" r="17" strokeOpacity="0.55" />
    <path d="M250 60V49M250 60l8 5" strokeOpacity="0.55" />
    {bays.map((bay) => (
      <g key={bay} transform={`translate(${bay * 100} 0)`}>
        <path d="M10 230v-66a40 40 0 0 1 80 0v66" strokeOpacity="0.75" />
        <path
          d="M25 230v-64a25 25 0 0 1 50 0v64"
          stroke="#f0c56b"
          strokeOpacity={bay === 2 ? 1 : 0.45}
        />
        <path d="M50 124v-14" strokeOpacity="0.4" />
      </g>
    ))}
  </Box>
);
