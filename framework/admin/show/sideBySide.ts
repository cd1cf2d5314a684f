/**
 * A name and its value on a phone: opposite each other if they fit into a line, otherwise the value
 * below its name. The name grows and pushes the value to the end of the line; a value that has
 * wrapped is at the start of its own.
 */
export const sideBySide = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: "16px",
  "& > dt": { flex: "1 0 auto", maxWidth: "100%" },
  "& > dd": { flex: "0 1 auto", minWidth: 0, maxWidth: "100%" },
  // Beside a picture, its name would be at the foot of it.
  "&:has(> dd img)": { display: "block" },
} as const;
