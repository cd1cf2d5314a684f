import type { ReactNode } from "react";
import { Link } from "react-router";

/** A link inside a clickable row; clicking it opens only its target. */
export const InnerLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    className="reference"
    to={to}
    onClick={(event) => event.stopPropagation()}
    style={{
      color: "inherit",
      textDecorationColor: "color-mix(in srgb, currentColor 20%, transparent)",
    }}
  >
    {children}
  </Link>
);
