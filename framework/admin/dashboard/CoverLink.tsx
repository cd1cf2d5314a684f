import MuiLink from "@mui/material/Link";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

interface Props {
  /** Where it leads; null where the actor may not go there, and only the text is shown. */
  to: string | null;
  children: ReactNode;
}
/** A link that covers the positioned element around it, so that all of it can be pressed. */
export const CoverLink = ({ to, children }: Props) =>
  to === null ? (
    children
  ) : (
    <MuiLink
      component={Link}
      to={to}
      color="inherit"
      underline="none"
      sx={{ "&::after": { content: '""', position: "absolute", inset: 0 } }}
    >
      {children}
    </MuiLink>
  );
