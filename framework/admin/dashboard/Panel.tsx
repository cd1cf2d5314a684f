import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { tokens } from "../theme/tokens.ts";
import { type CardQuery, Failure, Lines } from "./CardState.tsx";

interface Props {
  title: string;
  /** Beside the title. */
  note?: ReactNode;
  tools?: ReactNode;
  /** What the card reads: until it is there the card has a skeleton, and if it fails an error. */
  query?: CardQuery;
  /** The height of the skeleton, in pixels. */
  height?: number;
  children: ReactNode;
}

/**
 * A card of the dashboard with its title.
 *
 * @example
 * ```tsx
 * const Holidays = () => (
 *   <Panel title="Closed suppliers" note="this week">
 *     <p>None.</p>
 *   </Panel>
 * );
 * ```
 */
export function Panel({ title, note, tools, query, height = 120, children }: Props) {
  const id = useId();
  const state = query?.isPending ? "pending" : query?.error ? "failed" : "shown";
  return (
    <Card component="section" aria-labelledby={id} aria-busy={state === "pending"}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1.5, minHeight: 44, px: 2, py: 0.5 }}>
        <Typography id={id} variant="h5" component="h2" noWrap sx={{ flexShrink: 0 }}>
          {title}
        </Typography>
        {note && (
          <Typography variant="caption" component="div" sx={{ color: tokens.ink2, minWidth: 0 }}>
            {note}
          </Typography>
        )}
        <Box sx={{ ml: "auto", display: "flex", alignItems: "center", gap: 0.5 }}>{tools}</Box>
      </Box>
      {state === "pending" && <Lines height={height} />}
      {state === "failed" && <Failure name={title} onRetry={() => void query?.refetch()} />}
      {state === "shown" && children}
    </Card>
  );
}
