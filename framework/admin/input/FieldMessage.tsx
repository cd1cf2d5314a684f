import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { ErrorIcon } from "../icons/ErrorIcon.ts";
import { tokens } from "../theme/tokens.ts";
import { weights } from "../theme/typography.ts";

interface Props {
  /** Stays beside the error. */
  help: ReactNode;
  error: string;
}
/** The text below an input with an error: the help, and the error under it. */
export const FieldMessage = ({ help, error }: Props) => (
  <>
    {help && (
      <Box component="span" sx={{ display: "block", color: tokens.ink3 }}>
        {help}
      </Box>
    )}
    <Box
      component="span"
      role="alert"
      sx={{ display: "flex", alignItems: "flex-start", gap: 0.5, fontWeight: weights.medium }}
    >
      <ErrorIcon sx={{ fontSize: 14, mt: "1px" }} />
      <span>{error}</span>
    </Box>
  </>
);
