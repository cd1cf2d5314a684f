import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";

interface Props {
  /** Label of the button that prints. */
  print: string;
  /** Whether there is nothing to print. */
  disabled: boolean;
  /** The choices before the button. */
  children: ReactNode;
}
/** The bar above printed sheets: choices and the button that prints. Paper does not show it. */
export const PrintBar = ({ print, disabled, children }: Props) => (
  <Stack
    component="header"
    direction="row"
    useFlexGap
    spacing={2}
    sx={{ p: 2, flexWrap: "wrap", alignItems: "center", "@media print": { display: "none" } }}
  >
    {children}
    <Button variant="contained" disabled={disabled} onClick={() => window.print()}>
      {print}
    </Button>
  </Stack>
);
