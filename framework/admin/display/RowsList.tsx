import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { tokens } from "../theme/tokens.ts";
import { weights } from "../theme/typography.ts";

interface Props {
  label: string;
  rows: readonly {
    key: string | number;
    /** What names the row, and its other values with their names. */
    name: ReactNode;
    values: readonly { name: string; value: ReactNode }[];
  }[];
}

/** The child rows of a record below each other, on a phone: nothing is beside the screen. */
export const RowsList = ({ label, rows }: Props) => (
  <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: "none" }}>
    {rows.map(({ key, name, values }) => (
      <Box
        key={key}
        component="li"
        sx={{ py: 1, "&:not(:last-of-type)": { borderBottom: `1px solid ${tokens.line}` } }}
      >
        <Box sx={{ fontWeight: weights.medium, overflowWrap: "anywhere" }}>{name}</Box>
        <Box
          component="dl"
          sx={{ m: 0, mt: 0.25, display: "flex", flexWrap: "wrap", gap: "2px 16px" }}
        >
          {values.map(({ name, value }) => (
            <Box key={name} sx={{ display: "flex", gap: 0.75, typography: "body2", minWidth: 0 }}>
              <Box component="dt" sx={{ color: tokens.ink2 }}>
                {name}
              </Box>
              <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: "anywhere" }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    ))}
  </Box>
);
