import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { tokens } from "../../../framework/admin/theme/tokens.ts";

interface Props {
  title: string;
  /** Beside the title. */
  note?: string | undefined;
  tools?: ReactNode;
  children: ReactNode;
}

/** A card of the dashboard with its title. */
export function Panel({ title, note, tools, children }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 44, px: 2, py: 0.5 }}>
        <Typography id={id} variant="h5" component="h2">
          {title}
        </Typography>
        {note && (
          <Typography variant="caption" sx={{ color: tokens.ink2 }}>
            {note}
          </Typography>
        )}
        <Box sx={{ ml: "auto", display: "flex", alignItems: "center", gap: 0.5 }}>{tools}</Box>
      </Box>
      {children}
    </Card>
  );
}
