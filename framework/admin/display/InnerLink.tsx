import type { ReactNode } from "react";
import { Link } from "react-router";

interface Props {
  to: string;
  /** What the page that it opens begins with. */
  state?: object | undefined;
  children: ReactNode;
}

/** A link inside a clickable row; clicking it opens only its target. */
export const InnerLink = ({ to, state, children }: Props) => (
  <Link
    className="reference"
    to={to}
    state={state}
    onClick={(event) => event.stopPropagation()}
    style={{
      color: "inherit",
      textDecorationColor: "color-mix(in srgb, currentColor 20%, transparent)",
    }}
  >
    {children}
  </Link>
);
